//! A module with one function that comes later, written out as the attribute `wasm_split` would. It is compiled by the test
//! and is no part of any crate.

#![no_std]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

#[link(wasm_import_module = "__wasm_split_placeholder__")]
unsafe extern "C" {
    fn __wasm_split_load_later(callback: extern "C" fn(*const u8, bool), data: *const u8);
    safe fn __wasm_split_00later00_import_00112233445566778899aabbccddeeff_twice(number: u32) -> u32;
}

#[unsafe(no_mangle)]
extern "C" fn __wasm_split_00later00_export_00112233445566778899aabbccddeeff_twice(number: u32) -> u32 {
    // Enough of its own to be worth a part.
    let mut sum = 0_u32;
    for step in 0..number {
        sum = sum.rotate_left(step) ^ step.wrapping_mul(2_654_435_761);
    }
    sum.wrapping_add(number.wrapping_mul(2))
}

extern "C" fn arrived(_: *const u8, _: bool) {}

/// Sends for the part.
#[unsafe(no_mangle)]
pub extern "C" fn load() {
    unsafe { __wasm_split_load_later(arrived, core::ptr::null()) }
}

/// Calls into it.
#[unsafe(no_mangle)]
pub extern "C" fn call(number: u32) -> u32 {
    __wasm_split_00later00_import_00112233445566778899aabbccddeeff_twice(number)
}
