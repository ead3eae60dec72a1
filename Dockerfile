# The server as an image: the program, a C library, and nothing else; no shell, not root.
#
#   docker build --tag oshra .        (or podman build)
#   docker run --read-only --publish 8400:8400 --volume oshra:/var/lib/oshra oshra

FROM docker.io/library/rust:1.95-bookworm AS build
WORKDIR /oshra
COPY . .
# What was compiled is kept between builds; what is shipped is laid out in /image.
ENV RUSTUP_TOOLCHAIN=1.95.0
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/oshra/target \
    rustup target add wasm32-unknown-unknown \
    && cargo build --profile dist --locked --package oshra \
    && mkdir --parents /image/usr/bin /image/usr/share/doc/oshra /image/var/lib/oshra \
    && cp target/dist/oshra /image/usr/bin/ \
    && cp LICENSE-MIT LICENSE-APACHE /image/usr/share/doc/oshra/ \
    # The C library and what else the program is linked with: four files.
    && ldd target/dist/oshra | grep --only-matching '/[^ ]*' | xargs cp --dereference --parents --target-directory /image

FROM scratch
LABEL org.opencontainers.image.title="Oshra" \
      org.opencontainers.image.description="Tables for the card game Hidden Leaders" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=build --chown=65532:65532 /image /
# Numbers, so that an orchestrator can see that it is not root.
USER 65532:65532
WORKDIR /var/lib/oshra
VOLUME /var/lib/oshra
ENV OSHRA_LISTEN=0.0.0.0:8400 \
    OSHRA_DATABASE=sqlite:/var/lib/oshra/oshra.db
EXPOSE 8400
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/bin/oshra"]
CMD ["serve"]
