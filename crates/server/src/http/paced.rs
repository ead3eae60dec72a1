//! A connection that is given up when whoever is at the other end does not take what is sent.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

/// What must go out in one period, while something waits to go out: a line that is slower is none.
const LEAST: usize = 8 * 1024;

/// After how long without anything to send it is not the same answer that waits.
const IDLE: Duration = Duration::from_secs(1);

/// A connection whose other end must take what it is sent: some of it all the time, however much there is.
pub(super) struct Paced {
    stream: TcpStream,
    period: Duration,
    waiting: Option<Waiting>,
    /// When something went out last.
    sent: Instant,
}

/// Something cannot be sent at once.
struct Waiting {
    until: Pin<Box<Sleep>>,
    /// How much went out since it was looked at last.
    moved: usize,
    /// Whether it waits at this moment.
    stuck: bool,
}

impl Paced {
    /// `period` is how long at most nothing, or next to nothing, goes out.
    pub(super) fn new(stream: TcpStream, period: Duration) -> Paced {
        Paced {
            stream,
            period,
            waiting: None,
            sent: Instant::now(),
        }
    }

    /// Looks at what became of an attempt to send something.
    fn watch(&mut self, context: &mut Context<'_>, wrote: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match wrote {
            Poll::Ready(Ok(count)) => {
                self.sent = Instant::now();
                if let Some(waiting) = &mut self.waiting {
                    waiting.moved += count;
                    waiting.stuck = false;
                }
                Poll::Ready(Ok(count))
            }
            Poll::Ready(error) => Poll::Ready(error),
            Poll::Pending => self.wait(context),
        }
    }

    fn wait(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let goes_on = |waiting: &Waiting| waiting.stuck || self.sent.elapsed() < IDLE;
        if !self.waiting.as_ref().is_some_and(goes_on) {
            self.waiting = None;
        }
        let period = self.period;
        let waiting = self.waiting.get_or_insert_with(|| Waiting {
            until: Box::pin(tokio::time::sleep(period)),
            moved: 0,
            stuck: true,
        });
        waiting.stuck = true;
        loop {
            ready!(waiting.until.as_mut().poll(context));
            if waiting.moved < LEAST {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            waiting.moved = 0;
            waiting.until.as_mut().reset(tokio::time::Instant::now() + period);
        }
    }
}

impl AsyncRead for Paced {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Paced {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.watch(context, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    async fn both_ends() -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let other = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (listener.accept().await.unwrap().0, other)
    }

    /// Sends much more than fits between two ends; what came of it.
    async fn send_much(paced: &mut Paced) -> io::Result<()> {
        let piece = vec![7; 1 << 20];
        for _ in 0..64 {
            paced.write_all(&piece).await?;
        }
        Ok(())
    }

    #[tokio::test]
    async fn whoever_reads_nothing_or_next_to_nothing_is_given_up() {
        let period = Duration::from_millis(200);
        let (here, _there) = both_ends().await;
        let error = send_much(&mut Paced::new(here, period)).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        let (here, mut there) = both_ends().await;
        let drop_by_drop = tokio::spawn(async move {
            while let Ok(1..) = there.read(&mut [0; 1]).await {
                tokio::time::sleep(period / 4).await;
            }
        });
        let error = send_much(&mut Paced::new(here, period)).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop_by_drop.abort();
    }

    #[tokio::test]
    async fn whoever_reads_slowly_gets_everything() {
        let (here, mut there) = both_ends().await;
        let reading = tokio::spawn(async move {
            let mut all = 0;
            let mut piece = vec![0; 1 << 18];
            while let Ok(count @ 1..) = there.read(&mut piece).await {
                all += count;
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            all
        });
        let mut paced = Paced::new(here, Duration::from_millis(500));
        send_much(&mut paced).await.unwrap();
        drop(paced);
        assert_eq!(reading.await.unwrap(), 64 << 20);
    }
}
