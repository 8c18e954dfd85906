# The server with the built packages and apps, as docs/guides/deploy.md describes. Build: docker build --tag blockfront .
FROM node:24-bookworm-slim AS build
# The build lists the repository's files with git.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
RUN git init --quiet
RUN npm ci
RUN npm run build
RUN npm ci --omit=dev --workspace=apps/server
RUN rm -rf .git

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app .
RUN install --directory --owner=node --group=node /data
ENV NODE_ENV=production BLOCKFRONT_DATA=/data BLOCKFRONT_LISTEN=0.0.0.0 PORT=3000
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/main.ts"]
