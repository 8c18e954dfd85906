import { openApiDocument } from '@blockfront/contract/openapi'
import type { Hono } from 'hono'
import { escapeHtml } from '../escape-html.ts'
import type { Env } from '../request-env.ts'
import { apiBase } from './app.ts'

type Operation = {
  operationId?: string
  summary?: string
  description?: string
  'x-access'?: string
  responses?: Record<string, unknown>
}

/** The documentation of the API: the OpenAPI document, and a page generated from it. Loads no external resources. */
export function mountDocs(app: Hono<Env>): void {
  const document = openApiDocument()
  const json = JSON.stringify(document)
  const page = docsPage(document as { paths?: Record<string, Record<string, Operation>> })
  app.get(`${apiBase}/openapi.json`, (context) => context.body(json, 200, { 'content-type': 'application/json; charset=utf-8' }))
  app.get(`${apiBase}/docs`, (context) =>
    context.html(page, 200, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    }),
  )
}

function docsPage(document: { paths?: Record<string, Record<string, Operation>> }): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const areas = Map.groupBy(calls, ({ operation }) => operation.operationId?.split('.')[0] ?? 'other')
  const sections = [...areas].map(
    ([area, list]) =>
      `<section><h2 id="${escapeHtml(area)}">${escapeHtml(area)}</h2>${list.map(({ path, method, operation }) => callEntry(path, method, operation)).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blockfront API</title>
<style>body{font:16px/1.55 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f}nav a{margin-right:.9rem}details{border-top:1px solid #ddd;padding:.5rem 0}summary{cursor:pointer}code{font-family:ui-monospace,monospace}summary code{font-weight:600}.m{display:inline-block;width:4.5rem}pre{overflow:auto;background:#f6f6f8;padding:.75rem;font-size:.8rem}@media(prefers-color-scheme:dark){body{background:#16161a;color:#eee}pre{background:#222}a{color:#9cf}details{border-color:#444}}</style>
<h1>Blockfront API</h1><p>Every endpoint is below <code>${apiBase}</code>, on the main host or on a store host. The same as data: <a href="${apiBase}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav>${[...areas.keys()].map((area) => `<a href="#${escapeHtml(area)}">${escapeHtml(area)}</a>`).join('')}</nav>${sections.join('\n')}</html>`
}

const callEntry = (
  path: string,
  method: string,
  operation: Operation,
) => `<details><summary><code><span class="m">${method.toUpperCase()}</span>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}<pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`
