import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { type CompressedResponse, compressResponse, responseOf, sendResponse } from '../cache/compressed-response.ts'

/** Types that are worth compressing, by the ending of a file's name. */
const TEXT: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
}

const BINARY: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

export interface StaticOptions {
  /** The path of the folder, such as `/starter/`. By default at the root. */
  base?: string
  /** Paths below the folder whose names change with their content. By default those of Vite's `assets` folder. */
  immutable?: RegExp
  /** More headers for a file, such as the policy of a page. */
  headers?: (path: string) => Record<string, string>
  /** Files that are derived from one of the folder's on their first request; paths below the folder. */
  made?: readonly { path: string; from: string; make: (whole: Buffer) => Promise<Buffer> }[]
}

export interface StaticFiles {
  /** Whether there is a file at a path such as `/assets/app-1a2b3c4d.js`. */
  has(path: string): boolean
  /** Returns the response for the file at `path`, if it was requested before. */
  ready(path: string): CompressedResponse | undefined
  /** Responds to a GET or HEAD for the file at `path` and returns true; false leaves the request to others. */
  handle(path: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** The same for a route of the application; undefined where there is no such file. */
  respond(path: string, request: Request): Promise<Response | undefined>
}

/**
 * Loads the files of a folder into memory, without hidden ones. Each is compressed and tagged on its first request. A path is
 * looked up as it was sent, so none can lead out of the folder.
 * const files = await loadStaticFiles('apps/storefront/dist/client')
 * serve(app, { port, listen, before: (incoming, outgoing) => files.handle(pathOf(incoming), incoming, outgoing) })
 */
export async function loadStaticFiles(
  folder: string,
  { base = '/', immutable = /^\/assets\//, headers = () => ({}), made = [] }: StaticOptions = {},
): Promise<StaticFiles> {
  const responses = new Map<string, () => Promise<CompressedResponse>>()
  const ready = new Map<string, CompressedResponse>()
  const add = (path: string, read: () => Promise<Buffer>) => {
    const name = `/${path.split(sep).join('/')}`
    const cacheControl = immutable.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache'
    const more = { 'cache-control': cacheControl, ...headers(name) }
    const address = base.replace(/\/$/, '') + name
    const prepare = async () => {
      const response = await prepareFile(name, await read(), more)
      ready.set(address, response)
      return response
    }
    responses.set(address, once(prepare))
  }
  const files = new Map<string, Buffer>()
  for (const path of await filesOf(folder)) files.set(path, await readFile(join(folder, path)))
  for (const [path, bytes] of files) add(path, async () => bytes)
  for (const { path, from, make } of made) {
    const whole = files.get(from)
    if (whole) add(path, () => make(whole))
  }
  return {
    has: (path) => responses.has(path),
    ready: (path) => ready.get(path),
    handle(path, incoming, outgoing) {
      const prepared = isReading(incoming.method) ? responses.get(path) : undefined
      if (!prepared) return false
      prepared().then(
        (response) => sendResponse(response, incoming, outgoing),
        () => outgoing.destroy(),
      )
      return true
    },
    async respond(path, request) {
      const prepared = isReading(request.method) ? responses.get(path) : undefined
      return prepared && responseOf(await prepared(), request)
    },
  }
}

export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

/** The path of a request as it was sent, without the query. */
export const pathOf = ({ url = '/' }: { url?: string | undefined }): string => url.split('?', 1)[0] ?? '/'

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some((part) => part.startsWith('.')))
}

function prepareFile(path: string, body: Buffer, more: Record<string, string>): Promise<CompressedResponse> {
  const ending = extname(path).toLowerCase()
  const text = TEXT[ending]
  const headers = {
    'content-type': text ?? BINARY[ending] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...more,
  }
  return compressResponse({ status: 200, headers, body }, { compress: text !== undefined, quality: 11 })
}

/** Created on the first request; a failed attempt is repeated. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  const forget = (error: unknown) => {
    made = undefined
    throw error
  }
  return () => (made ??= make().catch(forget))
}
