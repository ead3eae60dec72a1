//! The style that browsers get means the same as the one people write.

use crate::{Failed, Session};
use serde_json::json;
use std::path::Path;

/// The rules of two sheets as the browser understands them, and where they differ. It keeps the spaces in values that
/// hold variables as they are written; how many there are, and those around commas and brackets, mean nothing.
const COMPARE: &str = r"
    const rules = text => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return [...sheet.cssRules].map(rule => rule.cssText.replace(/\s+/g, ' ').replace(/\s*([,(!])\s*/g, '$1').replace(/\s+\)/g, ')'));
    };
    const [written, small] = [rules(WRITTEN), rules(SMALL)];
    return { count: written.length, differ: written.length !== small.length ? ['length'] : written.filter((rule, index) => rule !== small[index]) };";

#[tokio::test]
async fn a_small_style_means_the_same() -> Result<(), Failed> {
    let Some(page) = Session::open(768, 1024).await? else {
        return Ok(());
    };
    page.go("").await?;
    let mut rules = 0;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/page/style");
    let entries = std::fs::read_dir(folder.join("later"))?.chain(std::fs::read_dir(folder)?);
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            continue;
        }
        let written = std::fs::read_to_string(&path)?;
        let small = bundle::minified(&written)?;
        let script = COMPARE.replace("WRITTEN", &json!(written).to_string());
        let found = page.js(&script.replace("SMALL", &json!(small).to_string())).await?;
        assert_eq!(found["differ"], json!([]), "{}", path.display());
        rules += found["count"].as_u64().unwrap_or_default();
    }
    assert!(rules > 100, "only {rules} rules");
    page.close().await
}
