# The two programs of a site, each as a target: `docker build --target provider .`, `docker build --target web .`.
# docs/deploy.md says how they are run.
FROM node:lts-bookworm-slim AS node

FROM debian:bookworm-slim AS base
WORKDIR /app
# Node.js without npm and its headers; from version 25 on it is linked to libatomic.
RUN apt-get update && apt-get install -qy --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --user-group node
COPY --from=node /usr/local/bin/node /usr/local/bin/
# The pages contain these from their build on, and the web's security headers follow them.
ARG NEXT_PUBLIC_SENTRY_DSN NEXT_PUBLIC_KAKAO_POSTCODE NEXT_PUBLIC_KAKAO_JS_KEY NEXT_PUBLIC_CHANNEL_PLUGIN_KEY \
  NEXT_PUBLIC_OPERATOR NEXT_PUBLIC_SESSION_POLL_SECONDS
ENV NEXT_PUBLIC_SENTRY_DSN=$NEXT_PUBLIC_SENTRY_DSN \
  NEXT_PUBLIC_KAKAO_POSTCODE=$NEXT_PUBLIC_KAKAO_POSTCODE \
  NEXT_PUBLIC_KAKAO_JS_KEY=$NEXT_PUBLIC_KAKAO_JS_KEY \
  NEXT_PUBLIC_CHANNEL_PLUGIN_KEY=$NEXT_PUBLIC_CHANNEL_PLUGIN_KEY \
  NEXT_PUBLIC_OPERATOR=$NEXT_PUBLIC_OPERATOR \
  NEXT_PUBLIC_SESSION_POLL_SECONDS=$NEXT_PUBLIC_SESSION_POLL_SECONDS

FROM base AS build
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
COPY .npmrc package.json package-lock.json ./
COPY scripts/cruise/package.json scripts/cruise/
RUN npm ci
COPY . .
RUN npm run build && node scripts/pack.mjs provider /packed/provider && node scripts/pack.mjs web /packed/web

FROM base AS runtime
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node

FROM runtime AS provider
COPY --from=build /packed/provider ./
ENV PROVIDER_HOST=0.0.0.0 PROVIDER_PORT=4000
EXPOSE 4000
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/provider.js"]

FROM runtime AS web
COPY --from=build /packed/web ./
# The web's memory, as `npm start` limits it; any name of the site is answered.
ENV HOST=0.0.0.0 NODE_OPTIONS=--max-old-space-size=320 MALLOC_ARENA_MAX=2
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/web.js", "0.0.0.0", "3000"]
