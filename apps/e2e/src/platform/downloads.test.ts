import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '@blockfront/tooling/sources/repository'
import { expect, test } from 'vitest'

const folder = join(root, 'apps/platform/dist/client')
const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
)

/** The scripts that a page loads: `sources` with everything that they import. */
function scriptsOf(sources: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file) throw new Error(`${key} is no entry point of the platform.`)
    if (found.has(file)) return
    found.add(file)
    imports.forEach(visit)
  }
  sources.forEach(visit)
  return [...found]
}

const form = ['index.html', '../../packages/dashboard/src/schema-policy.ts']
const signedIn = [...form, '../../packages/dashboard/src/workspace/Workspace.tsx']
const dashboard = [...signedIn, '../../packages/dashboard/src/dashboard/Dashboard.tsx']

/**
 * Each page may load this many scripts, and this many KB compressed with gzip (docs/decisions/0059). The schemas of links, invitations and waiting
 * orders added 1 KB to those with forms, images of the themes and nonces 0.4 KB, and an order has ranges of prices and reloads of stale code (2.3 KB).
 * Pages with forms have the path of each endpoint twice, next to its schemas and in the list of the client (2.5 KB, docs/decisions/0166). The
 * filters of each list are defined with its endpoint, for the URL, the CSV file and the screen (1.3 KB). Forms share labeled
 * fields and one question before records are deleted (0.1 to 1 KB).
 */
test.each([
  {
    page: 'the landing page',
    sources: ['index.html', '../../packages/dashboard/src/site/screens/Landing.tsx'],
    files: 8,
    kilobytes: 101,
  },
  {
    page: 'the login page',
    sources: [...form, '../../packages/dashboard/src/site/screens/Login.tsx'],
    files: 20,
    kilobytes: 232.5,
  },
  {
    page: 'the home of the dashboard',
    sources: [...dashboard, '../../packages/dashboard/src/dashboard/home/Home.tsx'],
    files: 30,
    kilobytes: 212,
  },
  {
    page: 'the list of products',
    sources: [...dashboard, '../../packages/dashboard/src/dashboard/products/list/Products.tsx'],
    files: 30,
    kilobytes: 212.5,
  },
  {
    page: 'an order',
    sources: [...dashboard, '../../packages/dashboard/src/dashboard/orders/OrderDetail.tsx'],
    files: 38,
    kilobytes: 342,
  },
  {
    page: 'the builder',
    sources: [...signedIn, '../../packages/dashboard/src/builder/BuilderScreen.tsx'],
    files: 40,
    kilobytes: 453,
  },
])('$page loads few scripts', ({ sources, files, kilobytes }) => {
  const scripts = scriptsOf(sources)
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file))).byteLength)
  expect(scripts.length).toBeLessThanOrEqual(files)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1024)
})
