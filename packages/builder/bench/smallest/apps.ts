import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { root } from '@blockfront/tooling/sources/repository'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { optionalCss } from '../../../engine/build/optional-css.ts'
import { isolatedBuilderCss } from '../../build/isolated-css.ts'

export type AppName = 'ours' | 'puck'
/** The folder of two apps that do the same. */
export type AppPair = 'smallest' | 'site'

const folder = join(root, 'node_modules/.cache/blockfront/bench')
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title>
<link rel="stylesheet" href="/app.css"><div id="root"></div><script type="module" src="/app.js"></script></html>`

/** Builds both apps in production mode. Serves each on its own port of loopback, with the same document for every URL that is not a file. */
export async function serveApps(pair: AppPair) {
  const servers = { ours: await serveApp(pair, 'ours'), puck: await serveApp(pair, 'puck') }
  return {
    address: (name: AppName) => `http://127.0.0.1:${(servers[name].address() as AddressInfo).port}`,
    stop: () => {
      for (const server of Object.values(servers)) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

async function serveApp(pair: AppPair, name: AppName) {
  await buildApp(pair, name)
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!extname(pathname)) return response.setHeader('content-type', 'text/html').end(page)
    try {
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
      response.end(await readFile(join(folder, pair, name, pathname)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const buildApp = (pair: AppPair, name: AppName) =>
  build({
    root,
    base: '/',
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), optionalCss(), isolatedBuilderCss()],
    resolve: { conditions: ['@blockfront/source', ...defaultClientConditions] },
    build: {
      outDir: join(folder, pair, name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { app: join(root, `packages/builder/bench/${pair}/${name}.tsx`) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'app[extname]' },
      },
    },
  })
