//! Any bytes may come down the pipe: every line that is not empty is answered with one JSON object.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut answers = Vec::new();
    engine::serve(bytes, &mut answers, &mut engine::NoBots).expect("nothing fails in memory");
    let asked = bytes.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
    let answered: Vec<serde_json::Value> =
        serde_json::Deserializer::from_slice(&answers).into_iter().collect::<Result<_, _>>().expect("answers are JSON");
    assert_eq!(asked, answered.len());
    assert!(answered.iter().all(serde_json::Value::is_object));
});
