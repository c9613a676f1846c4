# The product as it runs: built with every tool, run with none of them, by a user of its own, on a root that may be read-only.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# It installs what builds the pages first; what only runs them takes its place.
RUN npm run build
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# The image has a Node of its own.
RUN rm -rf node_modules/node-bin-* node_modules/node-linux-* node_modules/node-darwin-* node_modules/node-win-*

FROM node:24-bookworm-slim
# Where the root is read-only, what was compiled at one start is kept for the next one beside the data.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
RUN install -d -o 1001 -g 1001 /data /backups
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contract ./contract
COPY --from=build /app/core ./core
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/simulator ./simulator
COPY --from=build /app/api ./api
COPY --from=build /app/web/dist ./web/dist
USER 1001:1001
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does: the product holds some 80 MB less at rest.
CMD ["node", "--max-semi-space-size=2", "--v8-pool-size=2", "simulator/src/main.ts"]
