/** The documentation site: built like `npm run docs:build` and read in a browser. */

import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { runCommand } from '@blockfront/tooling/processes/command'
import { root } from '@blockfront/tooling/sources/repository'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { findings } from '../checks/axe.ts'

/** The path of the site in `astro.config.ts`. */
const BASE = '/blockfront'
/** Live examples are tested as blocks. */
const EXAMPLES = ['iframe']
const folder = mkdtempSync(join(tmpdir(), 'blockfront-docs-'))
const { visit } = useBrowser()
let server: Server
let origin = ''

beforeAll(async () => {
  // Vitest sets the variables of a build for the code that it runs; Astro would take them for the site's.
  const { BASE_URL: _base, MODE: _mode, DEV: _dev, PROD: _prod, SSR: _ssr, ...env } = process.env
  const { code, output } = await runCommand('astro', ['build', '--silent'], {
    cwd: join(root, 'apps/docs'),
    env: {
      ...env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      DOCS_OUT: folder,
    },
  })
  expect(code, output).toBe(0)
  server = createServer(({ url = '' }, response) => {
    const path = join(folder, decodeURIComponent(new URL(url, 'http://site').pathname).slice(BASE.length))
    const file = extname(path) ? path : join(path, 'index.html')
    if (!existsSync(file)) return response.writeHead(404).end()
    const types: Record<string, string> = {
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.svg': 'image/svg+xml',
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${BASE}`
})

afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every Markdown file of the documentation is a page, and every link and anchor has a target', () => {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((path) => [
      `${BASE}/${path.replace(/index\.html$/, '')}`,
      readFileSync(join(folder, path), 'utf8'),
    ]),
  )
  for (const file of globSync('docs/{guides,decisions,spec}/*.md', { cwd: root })) {
    const path = file
      .replace(/^docs\//, '')
      .replace(/(?:\/README)?\.md$/, '')
      .toLowerCase()
    expect([...pages.keys()]).toContain(`${BASE}/${path}/`)
  }
  const anchors = new Map(
    [...pages].map(([path, html]) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  )
  // The links of live examples are those of a store; their clicks have no effect.
  const own = [...pages].filter(([path]) => !path.startsWith(`${BASE}/live/`))
  const dead = own.flatMap(([path, html]) =>
    [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(([, target = '']) => {
      const {
        pathname,
        hash,
        origin: host,
      } = new URL(target.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), `http://site${path}`)
      if (host !== 'http://site') return []
      const found = pages.has(pathname) || existsSync(join(folder, decodeURIComponent(pathname).slice(BASE.length)))
      const anchor = decodeURIComponent(hash.slice(1))
      return found && (anchor === '' || !anchors.has(pathname) || anchors.get(pathname)?.has(anchor))
        ? []
        : [`${path} → ${target}`]
    }),
  )
  expect([...new Set(dead)]).toEqual([])
  expect(pages.size).toBeGreaterThan(150)
})

test('search finds a page, the theme changes, and a block and a field are live', async () => {
  const { page } = await visit()
  await page.goto(`${origin}/blocks/hero/`)
  const hero = page.frameLocator('iframe').first()
  await hero.locator('.bf-hero').first().waitFor()
  expect(await findings(page, EXAMPLES)).toEqual([])

  await page.getByRole('button', { name: 'Mobile', exact: true }).click()
  await expect.poll(() => page.locator('live-frame iframe').evaluate((frame) => (frame as HTMLElement).offsetWidth)).toBe(390)

  await page.getByRole('button', { name: 'Edit in the builder' }).click()
  const builder = page.frameLocator('dialog iframe')
  await builder.getByRole('button', { name: 'Undo' }).waitFor()
  await builder.locator('[data-block]').first().waitFor()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('combobox', { name: 'Select theme' }).first().selectOption('dark')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await findings(page, EXAMPLES)).toEqual([])

  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('textbox', { name: 'Search' }).fill('adapter')
  await page
    .getByRole('link', { name: /The builder in your app/ })
    .first()
    .click()
  await page.waitForURL(/builder-in-your-app/)

  await page.goto(`${origin}/fields/text/`)
  const field = page.frameLocator('iframe').first()
  await field.getByRole('textbox', { name: 'Heading' }).fill('Typed')
  await expect.poll(() => field.getByLabel('Stored value').textContent()).toContain('"heading": "Typed"')
})

test('the landing page shows a running block, without violations at both widths', async () => {
  const { page } = await visit()
  await page.goto(`${origin}/`)
  const offer = page.frameLocator('iframe').first()
  await offer.getByRole('textbox', { name: 'Heading' }).fill('Hello')
  await offer.getByRole('heading', { name: 'Hello' }).waitFor()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findings(page, EXAMPLES)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
