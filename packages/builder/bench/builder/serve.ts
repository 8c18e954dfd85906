import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { root } from '@blockfront/tooling/sources/repository'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'

const folder = join(root, 'node_modules/.cache/blockfront/bench/builder')
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

export type ContenderName = 'ours' | 'puck'

/** Builds each contender separately in production mode, and serves both on loopback. */
export async function serveContenders() {
  for (const name of ['ours', 'puck'] as const) await buildContender(name)
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const [, name, file] = path.split('/')
    try {
      if (!file) return response.setHeader('content-type', 'text/html').end(await pageOf(name as ContenderName))
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      response.end(await readFile(join(folder, name ?? '', file)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: (name: ContenderName) => `http://127.0.0.1:${port}/${name}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function pageOf(name: ContenderName) {
  if (name !== 'ours' && name !== 'puck') throw new Error(`There is no contender ${name}.`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="style.css">
<style>body { margin: 0 }</style><div id="root"></div><script type="module" src="stopwatch.js"></script><script type="module" src="${name}.js"></script></html>`
}

const buildContender = (name: ContenderName) =>
  build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@blockfront/source', ...defaultClientConditions] },
    build: {
      outDir: join(folder, name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      cssCodeSplit: false,
      rolldownOptions: {
        input: {
          [name]: join(root, `packages/builder/bench/builder/${name}.tsx`),
          stopwatch: join(root, 'packages/builder/bench/builder/stopwatch.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
