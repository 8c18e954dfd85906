import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Frame, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { newStore, type StartedStore } from '../server/started-server.ts'
import { foreign, hostileHtml, hostileText } from './hostile-html.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
})

/** Effects that no description may have on a page. */
interface Watched {
  page: Page
  effects: string[]
}

/**
 * A visitor without the content security policy, so that the HTML itself must be harmless. The browser may report missing images
 * of the payloads. Without `live`, the page is opened as the server rendered it, which is what a parser could misread: without the
 * store's scripts, fonts and images.
 */
async function watchedVisit({ live = true } = {}): Promise<Watched> {
  const { page, context } = await visit({
    bypassCSP: true,
    expected: [/status of 404/, /net::ERR_/, /dynamically imported module/],
  })
  const effects: string[] = []
  page.on('dialog', (dialog) => {
    effects.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (opened) => effects.push(`window ${opened.url()}`))
  context.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(store.origin).host) effects.push(`request ${request.url()}`)
  })
  // Not with a route: that would disable the cache for a hundred pages.
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const unused = ['*/assets/*.js', '*/starter/*', '*/media/*', '*.woff2']
  await network.send('Network.setBlockedURLs', { urls: [`*//${foreign}/*`, ...(live ? [] : unused)] })
  return { page, effects }
}

/** Returns dangerous content of elements with a class: anything that runs, loads, sends, covers or names something. */
const dangers = (page: Page | Frame, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((roots) =>
    roots.flatMap((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const tag = element.localName
        const known =
          /^(?:p|h[2-4]|pre|ul|ol|li|blockquote|table|thead|tbody|tfoot|tr|td|th|hr|br|img|a|b|strong|i|em|u|s|sub|sup|code|span)$/
        const found = known.test(tag) && element.namespaceURI?.endsWith('xhtml') ? [] : [`<${tag}>`]
        for (const { name, value } of element.attributes) {
          if (!/^(?:href|target|rel|title|src|alt|width|height|loading|start|style|colspan|rowspan)$/.test(name)) found.push(name)
          if (name === 'style' && !/^text-align: ?\w+;?$/.test(value)) found.push(value)
        }
        if (element instanceof HTMLAnchorElement && element.href && !/^(?:https?|mailto|tel):$/.test(element.protocol))
          found.push(element.href)
        if (element instanceof HTMLImageElement && element.src && !/^https?:/.test(element.src)) found.push(element.src)
        return found
      }),
    ),
  )

/** Moves the pointer over everything and focuses everything, like a visitor. */
const touch = (page: Page | Frame, selector: string): Promise<void> =>
  page.locator(selector).evaluateAll((roots) => {
    for (const element of roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'mouseout'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
      element.focus?.()
    }
  })

/**
 * Loads a path of the store in a frame of the page, which must show the store. A document is parsed and run there as in a window, which
 * takes less processor time.
 */
async function openInFrame(page: Page, path: string): Promise<Frame> {
  await page.evaluate((src) => {
    const frame = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'))
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    frame.src = src
    return loaded
  }, path)
  const [frame] = page.mainFrame().childFrames()
  if (!frame) throw new Error('The page has no frame.')
  return frame
}

test('there are more than a hundred hostile HTML payloads', () => {
  expect(new Set(hostileHtml.map(({ html }) => html)).size).toBeGreaterThanOrEqual(100)
})

// In the short form, the text block below has the payloads that are left out here.
test.each([...new Set(hostileHtml.map(({ kind }) => kind))].filter((_, n) => isDeep || n % 2 === 0))(
  'descriptions with %s run no script, load no external resource and contain nothing harmful',
  async (kind) => {
    const { page, effects } = await watchedVisit({ live: false })
    const found: string[] = []
    const outside = `${store.origin}/robots.txt`
    await page.goto(outside)
    const payloads = hostileHtml.filter((one) => one.kind === kind)
    for (const [i, { html }] of payloads.filter((_, n) => isDeep || n % 8 === 0).entries()) {
      const body = { storeId: store.storeId, name: `${kind} ${i}`, price: 5, description: `<p>before</p>${html}<p>after</p>` }
      const { slug } = await store.owner.call('product.add', { body })
      const frame = await openInFrame(page, `/product/${slug}`)
      await touch(frame, '.bf-product__text')
      const left = [...(await dangers(frame, '.bf-product__text')), ...effects.splice(0)]
      if (left.length > 0) found.push(`${html} → ${left.join(', ')}`)
      if (!(await frame.title()).startsWith(kind) || page.url() !== outside) found.push(`${html} → the page was left`)
    }
    expect(found).toEqual([])
  },
)

test('text blocks with all payloads at once are harmless, and their text is readable', async () => {
  const content = hostileHtml.map(({ html }, i) => ({
    id: `text${i}`,
    type: 'textBlock',
    props: { text: `<p>before ${i}</p>${html}` },
  }))
  const { storeId, owner, origin } = store
  const { pageId, version } = await owner.call('page.add', { body: { storeId, name: 'Hostile', content } })
  const { slug } = await owner.call('page.publish', { body: { storeId, pageId, baseVersion: version, content } })
  const { page, effects } = await watchedVisit()
  await page.goto(`${origin}/page/${slug}`, { waitUntil: 'load' })
  await touch(page, '.bf-textBlock__text')
  expect(await dangers(page, '.bf-textBlock__text')).toEqual([])
  await expect.poll(() => page.getByText(/^before \d+$/).count()).toBe(hostileHtml.length)
  expect(effects).toEqual([])
})

test('plain text of a product stays text everywhere: in the head, in structured data, in lists and in options', async () => {
  const { storeId, owner, origin } = store
  const { page, effects } = await watchedVisit()
  // In the short form, every third text: the head, structured data, attributes and templates.
  for (const [i, text] of hostileText.filter((_, n) => isDeep || n % 3 === 0).entries()) {
    const name = `Plain ${i} ${text}`
    const words = { name, seoTitle: name, metaDescription: text, brand: text, tags: [text], sku: `${i}${text}` }
    const attributeGroups = [{ name: text, type: 'buttons' as const, values: [text, 'other'] }]
    const variations = [{ price: 0, attributes: { [text.trim()]: text.trim() } }]
    const { slug } = await owner.call('product.add', { body: { storeId, price: 5, attributeGroups, variations, ...words } })
    await page.goto(`${origin}/product/${slug}`, { waitUntil: 'load' })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    expect(await page.title()).toContain(`Plain ${i}`)
  }
  await page.goto(`${origin}/search?q=plain`, { waitUntil: 'load' })
  expect(await page.getByText(/Plain \d/).count()).toBeGreaterThan(0)
  await page.goto(`${origin}/search?q=${encodeURIComponent(hostileText.join(' '))}`, { waitUntil: 'load' })
  expect(effects).toEqual([])
})

test('the content security policy forbids inline scripts, other hosts, base and object', async () => {
  const { page } = await visit()
  const response = await page.goto(store.origin)
  const policy = response?.headers()['content-security-policy'] ?? ''
  const rule = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))
  expect(rule('script-src')).toMatch(/^script-src 'self'(?: 'sha256-[^']+')*$/)
  expect(rule('base-uri')).toBe("base-uri 'none'")
  expect(rule('object-src')).toBe("object-src 'none'")
  expect(rule('form-action')).toBe("form-action 'self'")
  expect(policy).not.toContain(foreign)
})
