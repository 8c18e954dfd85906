import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Frontend } from './frontend.ts'
import type { Pages } from './pages.ts'

export interface AppOptions {
  pages: Pages
  frontend: Frontend
  /** Who may use the builder: `everyone` only on a computer that no one else reaches. */
  editing: 'everyone' | 'nobody' | { password: string }
}

/** Maximum size of a page in bytes. */
const MAX_BODY = 1_000_000
/** The routes. The name of a page is also the name of its file: lowercase letters, digits and hyphens. */
const API = /^\/api\/pages\/([a-z0-9][a-z0-9-]{0,59})(\/publish)?$/
const EDITOR = /^\/edit(?:\/[a-z0-9][a-z0-9-]{0,59})?$/
const PAGE = /^\/([a-z0-9][a-z0-9-]{0,59})?$/

/** Returns the app: pages at `/` and `/about`, the builder at `/edit` and `/edit/about`, and the API that the builder uses. */
export function createApp(options: AppOptions): RequestListener {
  return (request, response) => {
    respond(options, request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else fail(response, 500, 'The server failed. Its output has the reason.')
    })
  }
}

async function respond(
  { pages, frontend, editing }: AppOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-content-type-options', 'nosniff')
  if (await frontend.serve(request, response)) return
  const url = request.url ?? '/'
  const [path = '/'] = url.split('?')
  const api = API.exec(path)
  if (api || EDITOR.test(path)) {
    if (!mayEdit(editing, request, response)) return
    response.setHeader('cache-control', 'no-store')
    if (api) await servePage(pages, api[1] ?? '', api[2] !== undefined, request, response)
    else sendHtml(response, await frontend.renderEditor(url))
    return
  }
  const id = PAGE.exec(path)?.[1] ?? (path === '/' ? 'home' : undefined)
  const stored = id === undefined ? undefined : pages.published(id)
  if (stored === undefined) fail(response, 404, 'There is no such page.')
  else sendHtml(response, await frontend.renderPage(stored, url))
}

/** The API of `fetchAdapter`: a page is a JSON document with an ETag, and a write names the ETag that it is based on. */
async function servePage(
  pages: Pages,
  id: string,
  isPublish: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET' && !isPublish) {
    const page = pages.draft(id)
    if (!page) return fail(response, 404, 'There is no such page.')
    response.setHeader('etag', page.etag)
    response.setHeader('content-type', 'application/json')
    const status = pages.published(id) === undefined ? 'draft' : 'published'
    response.end(JSON.stringify({ ...JSON.parse(page.json), status }))
    return
  }
  if (request.method !== (isPublish ? 'POST' : 'PUT')) return fail(response, 405, 'This method is not supported here.')
  const json = isPublish ? '' : await readBody(request)
  if (json === undefined) return fail(response, 413, `A page has at most ${MAX_BODY / 1000} kB.`)
  if (!isPublish && !isPage(json)) return fail(response, 422, 'This is not a page.')
  // Nothing else runs between this comparison and the write.
  const stored = pages.draft(id)
  const { 'if-match': match, 'if-none-match': none } = request.headers
  if (match === undefined && none === undefined) return fail(response, 428, 'Send If-Match, or If-None-Match for a new page.')
  if (none !== undefined ? stored : match !== stored?.etag) return fail(response, 412, 'The page has changed meanwhile.')
  if (isPublish) pages.publish(id)
  const saved = isPublish ? stored : pages.saveDraft(id, json)
  if (saved) response.setHeader('etag', saved.etag)
  response.statusCode = 204
  response.end()
}

/** The body of a request as text; undefined if it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY) chunks.push(chunk)
  }
  return size > MAX_BODY ? undefined : Buffer.concat(chunks).toString('utf8')
}

function isPage(json: string): boolean {
  try {
    return Array.isArray((JSON.parse(json) as { content?: unknown } | null)?.content)
  } catch {
    return false
  }
}

/** Whether a request may edit pages. If not, it has got a response. The user name is ignored. */
function mayEdit(editing: AppOptions['editing'], { headers }: IncomingMessage, response: ServerResponse): boolean {
  if (editing === 'everyone') return true
  if (editing === 'nobody') {
    fail(response, 403, 'Start the server with EDIT_PASSWORD to edit pages.')
    return false
  }
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? []
  const given = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
  const hash = (text: string) => createHash('sha256').update(text).digest()
  if (timingSafeEqual(hash(given), hash(editing.password))) return true
  response.setHeader('www-authenticate', 'Basic realm="Builder", charset="UTF-8"')
  fail(response, 401, 'Enter the password of the builder.')
  return false
}

function sendHtml(response: ServerResponse, html: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(html)
}

/** Responds with an error, which the builder shows to the editor. */
function fail(response: ServerResponse, status: number, detail: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/problem+json')
  response.end(JSON.stringify({ status, detail }))
}
