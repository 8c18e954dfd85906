import { blocks } from '@blockfront/engine/blocks'
import { viewsFor } from '@blockfront/engine/late-views'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { App } from './App.tsx'
import { watchStaleCode } from './document/stale-code.ts'
import type { PagePayload, PayloadResponse } from './payload.ts'
import { preloadScreen } from './routing/lazy-screens.ts'
import { createPageParts } from './routing/page-parts.ts'
import type { Shop } from './shop.ts'
import { checkoutConfig, payloadOf, productCard, quoteOf, store } from './testing/payload.ts'
import { testShop } from './testing/shop.tsx'
import { createPixel } from './tracking/pixel.ts'

const text = (id: string, html: string) => ({
  id,
  type: 'textBlock',
  props: { text: html, backgroundType: 'color', paddingTop: '0px', maxWidth: '720px' },
})
const home = payloadOf('/', {
  needsHeading: true,
  content: [text('one', '<h1>Welcome</h1><p><a href="/about">About us</a></p>')],
})
const about = payloadOf('/about', { needsHeading: true, content: [text('two', '<h1>Who we are</h1>')] })

let responses: Record<string, PayloadResponse | number | Error>
let toast: Mock<Shop['toast']>
const requested: string[] = []

beforeEach(() => {
  history.replaceState(null, '', '/')
  requested.length = 0
  responses = { '/about': about }
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', async (input: string) => {
    const path = new URL(input, location.origin).searchParams.get('path') ?? ''
    requested.push(path)
    const response = responses[path] ?? 500
    if (response instanceof Error) throw response
    return typeof response === 'number' ? new Response('', { status: response }) : new Response(JSON.stringify(response))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(payload: PagePayload, more: Partial<Shop> = {}) {
  toast = vi.fn()
  const shop = testShop(() => ({ body: quoteOf() }), { toast, ...more })
  const parts = createPageParts(viewsFor, shop.cart.load)
  await parts.preload(payload)
  render(<App payload={payload} shop={shop} parts={parts} beforeRender={() => true} />)
}

const follow = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

test('a link shows its page without loading a document: sets the title, scrolls to the top, focuses the heading', async () => {
  await open(home)
  await follow('About us')
  await screen.findByText('Who we are')
  expect(location.pathname).toBe('/about')
  expect(document.title).toBe('Title of /about')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('pointing at a link loads its page, and following it sends no second request', async () => {
  await open(home)
  fireEvent.pointerOver(screen.getByText('About us'))
  await follow('About us')
  await screen.findByText('Who we are')
  expect(requested).toEqual(['/about'])
})

test('going back restores the previous page and its scroll position', async () => {
  await open(home)
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
  fireEvent.scroll(window)
  await follow('About us')
  await screen.findByText('Who we are')
  await act(async () => history.back())
  await screen.findByText('Welcome')
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

test('the selected options of a product follow the URL, also for links and history entries of the current path', async () => {
  const value = {
    ...productCard('vase'),
    attributeGroups: [{ name: 'Color', type: 'buttons' as const, values: ['Red', 'Blue'] }],
    variations: ['Red', 'Blue'].map((Color) => ({ id: Color, attributes: { Color } })),
  }
  const [red, blue] = ['/page/product/vase?Color=Red', '/page/product/vase?Color=Blue'] as const
  const product = (path: string) =>
    payloadOf(path, {
      route: { kind: 'product', path },
      content: [{ id: 'p', type: 'product', props: {} }, text('links', `<p><a href="${red}">The red one</a></p>`)],
      data: { p: { product: { status: 'ready', value } } },
    })
  responses = { [red]: product(red), [blue]: product(blue) }
  history.replaceState(null, '', red)
  await open(product(red))
  const shows = (color: string) =>
    waitFor(() => {
      expect(screen.getByRole('button', { pressed: true }).textContent).toBe(color)
      expect(location.search).toBe(`?Color=${color}`)
    })
  await shows('Red')
  await follow('Blue')
  await shows('Blue')
  await follow('The red one')
  await shows('Red')
  expect(requested).toEqual([])
  await follow('Blue')
  await act(async () => history.back())
  await waitFor(() => expect(requested).toEqual([blue]))
  await shows('Blue')
  await follow('Red')
  await act(async () => history.forward())
  await shows('Blue')
})

describe('a product card', () => {
  const card = { ...productCard('vase'), price: 31, discountPrice: 24 }
  const vase = payloadOf('/page/product/vase', { needsHeading: true, content: [text('p', '<h2>The vase</h2>')] })
  const list = payloadOf('/', {
    content: [{ id: 'g', type: 'simpleProductGrid', props: blocks.simpleProductGrid?.props().parse({ layout: 'grid' }) ?? {} }],
    data: { g: { products: { status: 'ready', value: [card, productCard('bowl')] } } },
  })
  /** Requests for pages that wait until `send`. */
  function holdResponses() {
    const waiting = Promise.withResolvers<void>()
    const send = globalThis.fetch
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => waiting.promise.then(() => send(...request)))
    return () => act(async () => waiting.resolve())
  }
  beforeEach(() => {
    responses = { '/page/product/vase': vase }
  })

  test('hands its product on to the page that it opens, which shows it at once', async () => {
    const send = holdResponses()
    await open(list)
    await follow(card.name)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(card.name)
    expect(location.pathname).toBe('/page/product/vase')
    expect(history.state.usr).toEqual({ product: card })
    expect(screen.getByText('€24.00')).toBeDefined()
    expect(screen.queryByText('Product bowl')).toBeNull()
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
    await send()
    await screen.findByText('The vase')
    expect(screen.queryByText('€24.00')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('keeps the position in the list for the way back, also before the page is loaded', async () => {
    const send = holdResponses()
    await open(list)
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    fireEvent.scroll(window)
    await follow(card.name)
    await screen.findByRole('heading', { level: 1 })
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
    fireEvent.scroll(window)
    await act(async () => history.back())
    await screen.findByText('Product bowl')
    await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }))
    await send()
    expect(screen.getByText('Product bowl')).toBeDefined()
  })

  test('whose page was loaded in advance shows it without a preview', async () => {
    await open(list)
    await waitFor(() => {
      fireEvent.pointerOver(screen.getByText(card.name))
      expect(requested).toEqual(['/page/product/vase'])
    })
    await act(async () => {})
    const seen: (string | null | undefined)[] = []
    const observer = new MutationObserver(() => seen.push(document.querySelector('main h1')?.textContent))
    observer.observe(document.body, { childList: true, subtree: true })
    await follow(card.name)
    await screen.findByText('The vase')
    observer.disconnect()
    expect(seen).not.toContain(card.name)
  })

  test('whose page does not load says so instead of the product', async () => {
    responses = {}
    await open(list)
    await follow(card.name)
    await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryByText('€24.00')).toBeNull()
  })
})

test('the pixel receives PageView before ViewContent, on the first page and after a link', async () => {
  const product = (slug: string, link: string) =>
    payloadOf(`/page/product/${slug}`, {
      route: { kind: 'product', path: `/page/product/${slug}` },
      content: [{ id: 'p', type: 'product', props: {} }, text('links', `<p><a href="/page/product/${link}">Another</a></p>`)],
      data: { p: { product: { status: 'ready', value: productCard(slug) } } },
    })
  responses = { '/page/product/bowl': product('bowl', 'vase') }
  const events: string[] = []
  const track: Shop['tracker']['track'] = (event) => void events.push(event.name)
  await open(product('vase', 'bowl'), { tracker: { start: vi.fn(), stop: vi.fn(), track } })
  expect(events).toEqual(['PageView', 'ViewContent'])
  await follow('Another')
  await waitFor(() => expect(events).toEqual(['PageView', 'ViewContent', 'PageView', 'ViewContent']))
})

test('consent given at checkout sends the earlier events in order, each PageView before the events of its page', async () => {
  localStorage.clear()
  const checkout = payloadOf('/checkout', { route: { kind: 'checkout', path: '/checkout' }, checkout: checkoutConfig })
  const product = payloadOf('/page/product/vase', {
    route: { kind: 'product', path: '/page/product/vase' },
    content: [{ id: 'p', type: 'product', props: {} }, text('links', '<p><a href="/checkout">To the checkout</a></p>')],
    data: { p: { product: { status: 'ready', value: productCard('vase') } } },
  })
  responses = { '/checkout': checkout }
  const tracked = () => window.fbq?.queue.filter(([call]) => call === 'track').map(([, name]) => name)
  await preloadScreen('checkout')
  await open(product, {
    store: { ...store, fbPixelId: '123', consent: 'ask' },
    tracker: createPixel({ fbPixelId: '123', currency: 'EUR' }),
  })
  await act(async () => void fireEvent.click(screen.getByText('Add to Cart')))
  await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'Item added to cart!'))
  await follow('To the checkout')
  await screen.findByText('Place order')
  await screen.findByText('Accept')
  expect(window.fbq).toBeUndefined()
  await follow('Accept')
  const script = await waitFor(() => {
    const found = document.querySelector('script[src*="fbevents"]')
    expect(found).not.toBeNull()
    return found
  })
  script?.dispatchEvent(new Event('load'))
  await waitFor(() => expect(tracked()).toEqual(['PageView', 'ViewContent', 'AddToCart', 'PageView', 'InitiateCheckout']))
  script?.remove()
  window.fbq = undefined
})

test('without a connection or a part of the app, shoppers read a plain sentence', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: http://store.example/assets/add.js')
  const cart = () => Promise.reject(missing)
  const product = payloadOf('/', {
    content: [{ id: 'p', type: 'product', props: {} }, text('links', '<p><a href="/about">About us</a></p>')],
    data: { p: { product: { status: 'ready', value: productCard('vase') } } },
  })
  watchStaleCode('/assets/entry.js')
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: missing }))
  const shop = testShop(() => ({ body: quoteOf() }))
  await open(product, { cart: { ...shop.cart, load: cart } })
  await follow('Add to Cart')
  await waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith('error', "Part of the store couldn't be loaded. Load the page again."),
  )
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  responses = { '/about': new TypeError('Failed to fetch') }
  await follow('About us')
  const offline = "You're offline. Check your connection and try again."
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith('error', offline))
  expect(screen.getByText(offline)).toBeTruthy()
  online.mockRestore()
})

test('a page that moved is shown at its new URL', async () => {
  responses = { '/about': { redirectTo: '/about-us' }, '/about-us': { ...about, route: { kind: 'page', path: '/about-us' } } }
  await open(home)
  await follow('About us')
  await screen.findByText('Who we are')
  await waitFor(() => expect(location.pathname).toBe('/about-us'))
})

test('a page that fails to load shows an error, and Retry loads it again', async () => {
  responses = { '/about': 503 }
  await open(home)
  await follow('About us')
  const retry = await screen.findByText('Retry')
  expect(toast).not.toHaveBeenCalled()
  responses = { '/about': about }
  await act(async () => void fireEvent.click(retry))
  expect(await screen.findByText('Who we are')).toBeTruthy()
})

test('a network error while opening a page also shows a toast; while prefetching it shows nothing', async () => {
  responses = { '/about': new TypeError('Failed to fetch') }
  await open(home)
  await waitFor(() => {
    fireEvent.pointerOver(screen.getByText('About us'))
    expect(requested).toContain('/about')
  })
  expect(toast).not.toHaveBeenCalled()
  await follow('About us')
  await screen.findByText('Error: Failed to fetch')
  expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'An unexpected error occurred: Failed to fetch')
})

test('a document whose products could not be loaded shows an error, and a link that requests it again', async () => {
  await open(payloadOf('/shop', { route: { kind: 'failed', path: '/shop' }, failure: 'Something went wrong.' }))
  expect(screen.getByRole('alert').textContent).toContain('Error: Something went wrong.')
  const retry = screen.getByText('Retry')
  expect([retry.tagName, retry.getAttribute('href'), retry.getAttribute('target')]).toEqual(['A', '/shop', '_self'])
})

test('a missing page shows a message and a link to all products', async () => {
  await open(payloadOf('/', { route: { kind: 'notFound', path: '/' } }))
  expect(screen.getByText('Page not found').tagName).toBe('H1')
  expect(screen.getByText('Browse all products').getAttribute('href')).toBe('/shop')
})
