# syntax=docker/dockerfile:1
FROM node:26.10.0-bookworm-slim AS base
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/bootstrap.mjs scripts/

FROM base AS build
RUN --mount=type=cache,target=/root/.npm node scripts/bootstrap.mjs
COPY . .
RUN npm run build

FROM base AS packages
# The image has Node already; the one that comes as a package is for machines without it. TypeScript and types of React are what
# development has of these and packages could use if they found it: npm leaves them, a third of the whole.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
    node_modules/typescript node_modules/@typescript node_modules/.bin/tsc node_modules/@types/react node_modules/csstype

FROM node:26.10.0-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY package.json ./
COPY scripts/serve.sh scripts/
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist
# The embedded services run from their sources.
COPY server/services server/services
COPY shared shared
COPY brands brands
COPY locales locales
# The only place that is written to: the root file system may be read-only.
RUN install --directory --owner=node --group=node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "scripts/serve.sh"]
