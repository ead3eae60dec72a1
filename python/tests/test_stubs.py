"""`_native.pyi` says what the module has: names, parameters and which of them can be left out."""

import ast
import inspect
from pathlib import Path

import pytest

import oshra
from oshra import _native

STUBS = ast.parse((Path(oshra.__file__).parent / "_native.pyi").read_text())
CLASSES = {node.name: node for node in STUBS.body if isinstance(node, ast.ClassDef)}


def public(names):
    return {name for name in names if not name.startswith("_")}


def told(function):
    """The parameters a stub names, and whether they can be left out."""
    names = [argument.arg for argument in function.args.args if argument.arg != "self"]
    required = len(names) - len(function.args.defaults)
    return [(name, place >= required) for place, name in enumerate(names)]


def real(function):
    parameters = inspect.signature(function).parameters.values()
    return [(one.name, one.default is not one.empty) for one in parameters if one.name != "self"]


def test_the_module_has_what_its_stubs_name():
    constants = {node.target.id for node in STUBS.body if isinstance(node, ast.AnnAssign)}
    assert constants | set(CLASSES) == public(dir(_native))


@pytest.mark.parametrize("name", sorted(CLASSES))
def test_methods_are_as_their_stubs_say(name):
    there = getattr(_native, name)
    functions = {node.name: node for node in CLASSES[name].body if isinstance(node, ast.FunctionDef)}
    assert public(functions) == public(dir(there))
    assert told(functions["__init__"]) == real(there)
    for method in public(functions):
        decorators = [decorator.id for decorator in functions[method].decorator_list]
        if "property" in decorators:
            assert inspect.isgetsetdescriptor(getattr(there, method)), method
        else:
            assert told(functions[method]) == real(getattr(there, method)), method
