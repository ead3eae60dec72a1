for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.querySelectorAll("th")];
  heads.forEach((head, column) => head.querySelector("button").addEventListener("click", () => {
    // Numbers begin with the greatest, words with A.
    const cell = (row) => row.cells[column];
    const rows = [...table.tBodies[0].rows];
    const numbers = rows.length > 0 && cell(rows[0]).dataset.key !== undefined;
    const before = head.getAttribute("aria-sort");
    const down = before === null ? numbers : before === "ascending";
    heads.forEach((other) => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const sign = down ? -1 : 1;
    rows.sort((one, other) => sign * (numbers
      ? Number(cell(one).dataset.key) - Number(cell(other).dataset.key)
      : cell(one).textContent.localeCompare(cell(other).textContent)));
    table.tBodies[0].append(...rows);
  }));
}
