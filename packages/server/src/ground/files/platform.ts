import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { blockSources } from '../block-policy.ts'
import { type CompressedResponse, compressResponse, responseOf } from '../cache/compressed-response.ts'
import type { Config } from '../config.ts'
import type { Env } from '../request/request-env.ts'
import { inlineScriptHashes, strictTransport } from '../response-headers.ts'
import { siteRobots, siteSitemap } from './site-index.ts'
import { loadStaticFiles } from './static-files.ts'

/** The page of all routes behind sign-in: empty, until the browser has loaded the session. */
const guarded = /^\/(?:billing|choose-store|verify-email|builder|dashboard(?:\/.*)?)$/

/** The headers of a platform page. Turnstile is the only external resource that it may load, and only if it is configured. */
function pageHeaders(html: string, config: Config): Record<string, string> {
  const { turnstile } = config
  const challenges = turnstile ? ' https://challenges.cloudflare.com' : ''
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScriptHashes(html), blockSources('scripts') + challenges].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    // Previews of stores.
    `frame-src 'self' https:${config.secure ? '' : ' http:'}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...strictTransport(config, { store: undefined }),
  }
}

export type Platform = {
  /** Responds to requests for the platform's URLs; others go to the next handler. */
  mount(app: Hono<Env>): void
}

/**
 * Loads the built platform pages into memory: prerendered ones under their paths, one shell for screens that require a session,
 * and 404 for others. Undefined without a build.
 */
export async function loadPlatform(config: Config, folder: string): Promise<Platform | undefined> {
  if (!existsSync(join(folder, 'app.html'))) return undefined
  const files = await loadStaticFiles(folder)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  const documents = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const))
  const pages = new Map(documents.map(([name, html]) => [name, pageOf(html, name, config)]))
  const pageAt = (path: string) => pages.get(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
  const publicPages = documents
    .map(([name, html]) => [name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`, html] as const)
    .filter(([path]) => !isShell(path))
  const isPublic = (path: string) =>
    path === '/' || (!path.includes('.') && !isShell(path) && path !== '/index' && pageAt(path) !== undefined)

  // The server may not know its own URL before its first request.
  const indexFile = (path: string) => {
    if (path === '/robots.txt') return textFile('text/plain', siteRobots(config.publicUrl), config)
    return path === '/sitemap.xml' ? textFile('application/xml', siteSitemap(config.publicUrl, publicPages), config) : undefined
  }

  return {
    mount(app) {
      app.get('*', async (context, next) => {
        if (context.get('target').store) return next()
        const { raw, path } = context.req
        if (path.startsWith('/api/') || path.startsWith('/dev/')) return next()
        const text = indexFile(path)
        if (text) return responseOf(await text, raw)
        const file = path.endsWith('.html') ? undefined : await files.respond(path, raw)
        if (file) return file
        if (path !== '/' && path.endsWith('/')) {
          const { search } = new URL(raw.url)
          const target = `/${path.split('/').filter(Boolean).join('/')}`
          return context.redirect(target + search, 301)
        }
        const page = isPublic(path) ? pageAt(path) : pages.get(guarded.test(path) ? 'app.html' : '404.html')
        return page ? responseOf(await page(), raw) : next()
      })
    },
  }
}

/** Pages that are not public pages. */
const isShell = (path: string) => path === '/app' || path === '/404'

const textFile = (type: string, body: string, config: Config): Promise<CompressedResponse> =>
  compressResponse({
    status: 200,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      ...strictTransport(config, { store: undefined }),
    },
    body,
  })

/** A page, completed on its first request, because the server may not know its own URL earlier. */
function pageOf(html: string, name: string, config: Config): () => Promise<CompressedResponse> {
  let ready: Promise<CompressedResponse> | undefined
  return () =>
    (ready ??= compressResponse({
      status: name === '404.html' ? 404 : 200,
      headers: pageHeaders(html, config),
      body: html.replaceAll('{{origin}}', config.publicUrl),
    }))
}
