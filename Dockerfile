# syntax=docker/dockerfile:1
# Two images: `docker build .` makes the site, `docker build --target services .` the embedded services.
# `docker build --target artefacts --output artefacts .` writes the source maps and the bill of materials to a folder.
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY server/services/package.json server/services/
COPY scripts/bootstrap.mjs scripts/

FROM base AS build
RUN --mount=type=cache,target=/root/.npm node scripts/bootstrap.mjs
COPY . .
# Source maps are kept apart, so that no image holds them.
RUN npm run build && npm run sbom -- /artefacts \
  && mv dist/maps /artefacts/ && mv dist/server/*.map /artefacts/maps/

FROM scratch AS artefacts
COPY --from=build /artefacts /

# Node alone: production installs nothing.
FROM node:26.10.0-bookworm-slim AS node-alone
RUN rm -rf /usr/local/lib/node_modules /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg
WORKDIR /site

FROM base AS services-packages
# TypeScript is an optional peer of valibot, which npm installs because development has it.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=server/services --no-audit --no-fund \
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/.bin/tsc

FROM node-alone AS services
ENV NODE_ENV=production SERVICES_HOST=0.0.0.0 SERVICES_PORT=3001 DATA_DIR=/data
COPY package.json ./
COPY scripts/serve.sh scripts/
COPY --from=services-packages /site/node_modules node_modules
COPY --from=build /site/dist/services dist/services
# Node runs the services from their sources.
COPY server/services server/services
COPY shared shared
COPY brands brands
COPY locales locales
# The only place that is written to: the root file system may be read-only.
RUN install --directory --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SERVICES_PORT}/_health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "scripts/serve.sh", "dist/services/main.js"]

FROM node-alone AS site
ENV NODE_ENV=production PORT=3000
COPY package.json ./
COPY scripts/serve.sh scripts/
# The build bundles every package but these (scripts/build/server.ts).
COPY --from=build /site/node_modules/iconv-lite node_modules/iconv-lite
COPY --from=build /site/node_modules/safer-buffer node_modules/safer-buffer
COPY --from=build /site/dist/client dist/client
COPY --from=build /site/dist/server dist/server
# For ASSETS_DIR, where instances share it as a volume. Nothing else is written to: the root file system may be read-only.
RUN install --directory --owner=node --group=node /assets
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "scripts/serve.sh"]
