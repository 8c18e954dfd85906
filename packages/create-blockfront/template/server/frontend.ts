import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The app's code for the browser, and its pages as HTML. */
export interface Frontend {
  /** Responds with a file for the browser. Returns false if there is none. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** The HTML of the builder. */
  renderEditor(url: string): Promise<string>
  /** The HTML of a page. */
  renderPage(stored: unknown, url: string): Promise<string>
}

type Render = typeof import('../src/render.tsx')

/** Imports the files that a page consists of in the browser, so that Vite reloads the page when one changes. It runs nothing. */
const WATCHED = '<script type="module" src="/src/blocks/views.ts"></script>'

/** Vite compiles files when the browser requests them, and updates the browser when they change. */
export async function developmentFrontend(root: string, server: Server): Promise<Frontend> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  return {
    serve: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve(false)))
      }),
    renderEditor: async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'edit.html'), 'utf8')),
    renderPage: async (stored, url) => {
      const { renderDocument } = (await vite.ssrLoadModule('/src/render.tsx')) as Render
      return vite.transformIndexHtml(url, renderDocument(stored, '/src/hydrate.tsx').replace('</body>', `${WATCHED}</body>`))
    },
  }
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The files of `npm run build`. Their names contain a hash, so that browsers keep them for a year. */
export async function builtFrontend(root: string): Promise<Frontend> {
  const client = join(root, 'dist/client')
  const { renderDocument } = (await import(pathToFileURL(join(root, 'dist/server/render.js')).href)) as Render
  const editor = readFileSync(join(client, 'edit.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>
  const script = `/${manifest['src/hydrate.tsx']?.file}`
  return {
    serve: async ({ url = '/' }, response) => {
      const [, name] = /^\/assets\/([\w.-]+)$/.exec(url) ?? []
      const file = name && (await readFile(join(client, 'assets', name)).catch(() => undefined))
      if (!file) return false
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream')
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      response.end(file)
      return true
    },
    renderEditor: async () => editor,
    renderPage: async (stored) => renderDocument(stored, script),
  }
}
