//! How much room there is.

use page::layout;

#[test]
fn windows_have_words_for_their_room() {
    let windows = [
        ((2560.0, 1440.0), ""),
        ((1440.0, 900.0), ""),
        ((1024.0, 820.0), ""),
        ((1366.0, 633.0), "short"),
        ((1280.0, 577.0), "short"),
        ((1280.0, 559.0), "short low"),
        ((1023.0, 768.0), "narrow"),
        ((844.0, 390.0), "narrow low"),
        ((390.0, 844.0), "narrow phone"),
        ((360.0, 639.0), "narrow phone low"),
        ((319.0, 640.0), "narrow phone tiny"),
    ];
    for ((wide, high), words) in windows {
        assert_eq!(layout(wide, high), words, "{wide} × {high}");
    }
}
