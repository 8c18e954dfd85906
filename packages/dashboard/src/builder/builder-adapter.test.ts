import { AdapterError, type DraftInput } from '@blockfront/builder'
import { type CallOutput, createClient } from '@blockfront/contract/client'
import { act, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from '../toast.tsx'
import { createBuilderAdapter } from './builder-adapter.ts'
import { storeResources } from './store-resources.ts'

/** A network that responds by path and records requests. */
function network(responses: Record<string, () => Response | Promise<Response>>) {
  const requests: { path: string; init: RequestInit }[] = []
  const fetcher: typeof fetch = async (input, init = {}) => {
    const path = String(input).replace('/api', '')
    requests.push({ path, init })
    return (responses[path.replace(/\?.*/, '')] ?? (() => json({ error: 'Not found.', code: 'not_found' }, 404)))()
  }
  return { requests, api: createClient({ fetch: fetcher }) }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = (status: number, code: string, more: object = {}) => json({ error: `Words of ${code}.`, code, ...more }, status)

const store = {
  storeId: 's1',
  storeDomain: 'shop.test',
  isOpen: true,
  locale: 'de-AT',
  currency: 'EUR',
} as CallOutput<'store.findCurrent'>
const hostOver = (responses: Parameters<typeof network>[0]) => {
  const { api, requests } = network(responses)
  return { requests, adapter: createBuilderAdapter({ api, store, resources: storeResources(api, 's1'), media: undefined }) }
}
const changed = { pageId: 'p1', content: [{ type: 'textBlock' }], baseVersion: 3 }
const draft: DraftInput = { ...changed, document: { content: changed.content, globalContent: [] } }

describe('a save', () => {
  it('names its store and base version, and uses keepalive for small bodies', async () => {
    const { adapter, requests } = hostOver({ '/page/save-draft': () => json({ version: 4, globalVersion: 1, updatedAt: '' }) })
    expect(await adapter.save(draft)).toMatchObject({ version: 4 })
    await adapter.save({ ...draft, content: [{ type: 'textBlock', props: { text: 'x'.repeat(60_000) } }] })
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ storeId: 's1', ...changed })
    expect(requests.map(({ init }) => init.keepalive)).toEqual([true, false])
  })

  it('of an outdated version returns the newer page', async () => {
    const page = { pageId: 'p1', version: 9, content: [] }
    const { adapter } = hostOver({ '/page/save-draft': () => refusal(409, 'stale_version', { details: { page } }) })
    expect(await adapter.save(draft)).toEqual({ stale: true, page })
  })

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['signed-out', () => refusal(401, 'unauthenticated')],
    ['gone', () => refusal(404, 'not_found')],
    ['refused', () => refusal(403, 'forbidden')],
    ['too-large', () => refusal(413, 'too_large')],
    ['broken', () => refusal(500, 'internal')],
    ['broken', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['busy', () => refusal(503, 'unavailable')],
    ['busy', () => refusal(429, 'rate_limited')],
  ] as const)('rejects with %s', async (reason, response) => {
    const { adapter } = hostOver({ '/page/save-draft': response })
    const failure = await adapter.save(draft).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AdapterError)
    expect(failure).toMatchObject({ reason })
  })

  it.each([
    ['7', 7000],
    [new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['soon', undefined],
    [undefined, undefined],
  ])('retries after the delay of a busy server: Retry-After %s', async (header, retryAfter) => {
    const busy = () =>
      new Response(JSON.stringify({ error: 'Busy.', code: 'unavailable' }), {
        status: 503,
        headers: header === undefined ? {} : { 'retry-after': header },
      })
    const { adapter } = hostOver({ '/page/save-draft': busy })
    const failure = (await adapter.save(draft).catch((error: unknown) => error)) as AdapterError
    if (retryAfter === undefined) expect(failure.retryAfter).toBeUndefined()
    // The Retry-After date has a resolution of one second.
    else expect(Math.abs((failure.retryAfter ?? 0) - retryAfter)).toBeLessThan(30_000)
  })
})

it('formats prices like the store, and returns public URLs of pages', () => {
  const { adapter } = hostOver({})
  expect(adapter.services.formatPrice(12.5)).toMatch(/12,50/)
  const page = { slug: 'story', type: 'custom', status: 'published' } as never
  expect(adapter.pages.url(page)).toMatch(/^http:\/\/shop\.test(:\d+)?\/page\/story$/)
  expect(adapter.pages.url({ ...(page as object), status: 'draft' } as never)).toBeUndefined()
})

it('shows a problem of the shopper in a toast, without a native dialog', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const dialog = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  render(createElement(Toasts))
  act(() => hostOver({}).adapter.services.alert('Please select all options'))
  expect((await screen.findByText('Please select all options')).closest('[role=status]')).toBeTruthy()
  expect(dialog).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

describe('the data of blocks', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is loading, then ready, loaded once for one query', async () => {
    const { api, requests } = network({ '/products/fetch-products-by-collection': () => json([{ id: 'a' }]) })
    const resources = storeResources(api, 's1')
    const listener = vi.fn()
    resources.subscribe(listener)
    const read = () => resources.read('products', { collection: 'latest', limit: 4 })
    expect(read()).toEqual({ status: 'loading' })
    await vi.waitFor(() => expect(read()).toEqual({ status: 'ready', value: [{ id: 'a' }] }), { timeout: 60_000 })
    expect(read()).toBe(read())
    expect(listener).toHaveBeenCalledOnce()
    expect(requests).toHaveLength(1)
  })

  it('never becomes stale: a connection that is back loads only what failed', async () => {
    let works = false
    const { api, requests } = network({
      '/products/fetch-products-by-collection': () => json([{ id: 'a' }]),
      '/category/fetch-cards': () => (works ? json([]) : refusal(503, 'unavailable')),
    })
    const resources = storeResources(api, 's1')
    const products = () => resources.read('products', { collection: 'latest', limit: 4 })
    const categories = () => resources.read('categories', { limit: 1 })
    products()
    categories()
    await vi.waitFor(() => expect([products().status, categories().status]).toEqual(['ready', 'error']), { timeout: 60_000 })
    works = true
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    window.dispatchEvent(new Event('focus'))
    const before = requests.length
    resources.retry()
    await vi.waitFor(() => expect(categories().status).toBe('ready'), { timeout: 60_000 })
    expect(requests).toHaveLength(before + 1)
    resources.stop()
  })

  it('contains the error, and is loaded again automatically', async () => {
    let works = false
    const { api } = network({
      '/category/fetch-cards': () => (works ? json([{ id: 'c' }]) : refusal(503, 'unavailable')),
    })
    const resources = storeResources(api, 's1')
    const read = () => resources.read('categories', { limit: 1 })
    read()
    await vi.waitFor(() => expect(read()).toEqual({ status: 'error', message: 'Words of unavailable.' }), { timeout: 60_000 })
    works = true
    await vi.advanceTimersByTimeAsync(4000)
    await vi.waitFor(() => expect(read()).toEqual({ status: 'ready', value: [{ id: 'c' }] }), { timeout: 60_000 })
    resources.stop()
  })

  it('of a product page is the newest product, or a message without one', async () => {
    const { api } = network({ '/products/fetch-products-by-collection': () => json([]) })
    const resources = storeResources(api, 's1')
    resources.read('product', {})
    await vi.waitFor(() => expect(resources.read('product', {})).toMatchObject({ status: 'error', message: /Add a product/ }), {
      timeout: 60_000,
    })
    resources.stop()
  })
})
