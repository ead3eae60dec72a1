//! The server as its users meet it: whole games through real sockets, on both databases.

mod client;
mod games;
mod house;
mod postgres;

/// Makes a test for each database out of one function of a house.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    super::$name(&crate::house::House::sqlite()).await;
                }
            )*
        }
        mod on_postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    if let Some(house) = crate::house::House::postgres().await {
                        super::$name(&house).await;
                    }
                }
            )*
        }
    };
}
pub(crate) use on_both;
