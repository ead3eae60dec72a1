//! Playing as a person would: sitting down, choosing what is marked where it lies, until the game is over.

use crate::{Failed, Session};
use serde_json::{Value, json};

impl Session {
    /// Remembers options before the page is opened.
    pub(crate) async fn remember(&self, mut settings: Value) -> Result<(), Failed> {
        self.go("").await?;
        if settings.get("first").is_none() {
            settings["first"] = json!({ "met": true });
        }
        let text = json!(settings.to_string());
        self.js(&format!("localStorage.setItem('oshra-settings', {text})"))
            .await?;
        Ok(())
    }

    /// Sits down at a short game of this many against Novices, where nothing moves.
    pub(crate) async fn sit_down(&self, players: u8, language: &str, seed: &str) -> Result<(), Failed> {
        let options = json!({ "players": players, "people": 1, "short": true, "level": "novice" });
        self.remember(json!({ "speed": "instant", "language": language, "solo": options }))
            .await?;
        self.go(&format!("seed={seed}")).await?;
        self.click("[data-play-now]").await?;
        self.settled().await?;
        Ok(())
    }

    /// Waits until somebody must do something: choose, hand over, lift the curtain, or look at the end.
    pub(crate) async fn settled(&self) -> Result<Value, Failed> {
        self.until(
            "document.querySelector('.ceremony, [data-hand-over], [data-unveil]') \
             || (document.querySelector('.table[data-mode=choose]:not([data-made])') && document.querySelector('[data-choice], [data-mark]'))",
        )
        .await?;
        self.js("const all = selector => [...document.querySelectorAll(selector)];
             return {
                over: all('.ceremony').length > 0,
                hand_over: all('[data-hand-over]').length > 0,
                unveil: all('[data-unveil]').length > 0,
                plays: all('.hand [data-choice]').map(one => one.dataset.choice),
                discards: all('[data-discard]').map(one => one.dataset.discard),
                marked: all('[data-choice]').map(one => one.dataset.choice),
                told: window.messages.length,
             }")
            .await
    }

    /// Chooses where the choice lies, as a person would. A card of the hand is raised first, and then its button is
    /// pressed; one that can only be discarded is marked, and that is confirmed.
    pub(crate) async fn pick(&self, number: &str) -> Result<(), Failed> {
        let choice = format!("[data-choice='{number}']");
        let of_hand = format!(".hand {choice}");
        if self.is(&format!("document.querySelector({})", json!(of_hand))).await? {
            let raised = json!(format!(".raised {choice}"));
            if !self.is(&format!("document.querySelector({raised})")).await? {
                self.click(&of_hand).await?;
            }
            return self.click(&format!("[data-deed='{number}']")).await;
        }
        let discard = format!("[data-discard='{number}']");
        if self.is(&format!("document.querySelector({})", json!(discard))).await? {
            if !self.is("document.querySelector('.hand.marking')").await? {
                self.click("[data-discard-mode]").await?;
            }
            self.click(&discard).await?;
            return self.click("[data-confirm]").await;
        }
        self.js(&format!(
            "document.querySelector({})?.scrollIntoView({{block: 'nearest', inline: 'nearest'}})",
            json!(choice)
        ))
        .await?;
        self.click(&choice).await
    }

    /// Chooses something that is marked, by clicking it where it lies.
    pub(crate) async fn choose(&self, number: &str) -> Result<(), Failed> {
        let told = self.js("return window.messages.length").await?;
        self.pick(number).await?;
        self.until(&format!("window.messages.length > {told}")).await
    }

    /// One step of a game: whatever must be done now. Returns false when the game is over.
    pub(crate) async fn step(&self, number: usize) -> Result<bool, Failed> {
        let state = self.settled().await?;
        if state["over"] == true {
            return Ok(false);
        }
        if state["unveil"] == true {
            self.click("[data-unveil]").await?;
            self.until("!document.querySelector('[data-unveil]')").await?;
            return Ok(true);
        }
        if state["hand_over"] == true {
            self.click("[data-hand-over]").await?;
            return Ok(true);
        }
        let of = |name: &str| -> Vec<String> {
            let list = state[name].as_array().cloned().unwrap_or_default();
            list.iter().filter_map(|one| Some(one.as_str()?.to_owned())).collect()
        };
        // Mostly plays, so that games end; now and then a discard.
        let wanted = if number % 9 == 8 { "discards" } else { "plays" };
        let marked = [wanted, "marked", "discards"]
            .map(of)
            .into_iter()
            .find(|list| !list.is_empty());
        let marked = marked.unwrap_or_default();
        let choice = marked
            .get((number * 7) % marked.len().max(1))
            .ok_or("nothing is marked")?;
        self.choose(choice).await?;
        Ok(true)
    }

    /// Walks through the ceremony at the end of a game, step by step.
    pub(crate) async fn see_the_end(&self) -> Result<(), Failed> {
        for _ in 0..30 {
            self.until("document.querySelector('[data-next], .stage.over')").await?;
            if self.is("document.querySelector('.stage.over')").await? {
                return Ok(());
            }
            self.click("[data-next]").await?;
        }
        Err("the ceremony does not end".into())
    }
}
