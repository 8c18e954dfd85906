import { viewsFor } from '@blockfront/engine/late-views'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { App } from './App.tsx'
import type { PagePayload, PayloadAnswer } from './payload.ts'
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
const home = payloadOf('/', { content: [text('one', '<h1>Welcome</h1><p><a href="/about">About us</a></p>')] })
const about = payloadOf('/about', { content: [text('two', '<h1>Who we are</h1>')] })

let answers: Record<string, PayloadAnswer | number | Error>
let toast: Mock<Shop['toast']>
const asked: string[] = []

beforeEach(() => {
  history.replaceState(null, '', '/')
  asked.length = 0
  answers = { '/about': about }
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', async (input: string) => {
    const path = new URL(input, location.origin).searchParams.get('path') ?? ''
    asked.push(path)
    const answer = answers[path] ?? 500
    if (answer instanceof Error) throw answer
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(JSON.stringify(answer))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(payload: PagePayload, more: Partial<Shop> = {}) {
  toast = vi.fn()
  const shop = testShop(() => ({ body: quoteOf() }), { toast, ...more })
  const parts = createPageParts(viewsFor)
  await parts.preload(payload)
  render(<App payload={payload} shop={shop} parts={parts} beforeRender={() => true} />)
}

const follow = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))

test('a link shows its page without loading the document: title, top, focus on the heading', async () => {
  await open(home)
  await follow('About us')
  await screen.findByText('Who we are')
  expect(location.pathname).toBe('/about')
  expect(document.title).toBe('Title of /about')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('pointing at a link loads its page; following it then asks no more', async () => {
  await open(home)
  fireEvent.pointerOver(screen.getByText('About us'))
  await follow('About us')
  await screen.findByText('Who we are')
  expect(asked).toEqual(['/about'])
})

test('going back shows the page that was there, where it was', async () => {
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

test('the options of a product are those of its address, also where a link or the way back leads to the path that is shown', async () => {
  const value = {
    ...productCard('vase'),
    attributeGroups: [{ name: 'Colour', type: 'buttons' as const, values: ['Red', 'Blue'] }],
    variations: ['Red', 'Blue'].map((Colour) => ({ id: Colour, attributes: { Colour } })),
  }
  const [red, blue] = ['/page/product/vase?Colour=Red', '/page/product/vase?Colour=Blue'] as const
  const product = (path: string) =>
    payloadOf(path, {
      route: { kind: 'product', path },
      content: [{ id: 'p', type: 'product', props: {} }, text('links', `<p><a href="${red}">The red one</a></p>`)],
      data: { p: { product: { status: 'ready', value } } },
    })
  answers = { [red]: product(red), [blue]: product(blue) }
  history.replaceState(null, '', red)
  await open(product(red))
  const shows = (colour: string) =>
    waitFor(() => {
      expect(screen.getByRole('button', { pressed: true }).textContent).toBe(colour)
      expect(location.search).toBe(`?Colour=${colour}`)
    })
  await shows('Red')
  await follow('Blue')
  await shows('Blue')
  await follow('The red one')
  await shows('Red')
  expect(asked).toEqual([])
  await follow('Blue')
  await act(async () => history.back())
  await waitFor(() => expect(asked).toEqual([blue]))
  await shows('Blue')
  await follow('Red')
  await act(async () => history.forward())
  await shows('Blue')
})

test('a pixel hears of a page before it hears of the product on it, at first and after a link', async () => {
  const product = (slug: string, link: string) =>
    payloadOf(`/page/product/${slug}`, {
      route: { kind: 'product', path: `/page/product/${slug}` },
      content: [{ id: 'p', type: 'product', props: {} }, text('links', `<p><a href="/page/product/${link}">Another</a></p>`)],
      data: { p: { product: { status: 'ready', value: productCard(slug) } } },
    })
  answers = { '/page/product/bowl': product('bowl', 'vase') }
  const events: string[] = []
  const track: Shop['pixel']['track'] = (event) => void events.push(event.name)
  await open(product('vase', 'bowl'), { pixel: { start: vi.fn(), stop: vi.fn(), track } })
  expect(events).toEqual(['PageView', 'ViewContent'])
  await follow('Another')
  await waitFor(() => expect(events).toEqual(['PageView', 'ViewContent', 'PageView', 'ViewContent']))
})

test('consent given at checkout reports the earlier events in their order, each page before what happened on it', async () => {
  localStorage.clear()
  const checkout = payloadOf('/checkout', { route: { kind: 'checkout', path: '/checkout' }, checkout: checkoutConfig })
  const product = payloadOf('/page/product/vase', {
    route: { kind: 'product', path: '/page/product/vase' },
    content: [{ id: 'p', type: 'product', props: {} }, text('links', '<p><a href="/checkout">To the checkout</a></p>')],
    data: { p: { product: { status: 'ready', value: productCard('vase') } } },
  })
  answers = { '/checkout': checkout }
  const tracked = () => window.fbq?.queue.filter(([call]) => call === 'track').map(([, name]) => name)
  await preloadScreen('checkout')
  await open(product, {
    store: { ...store, fbPixelId: '123', consent: 'ask' },
    pixel: createPixel('123', 'EUR'),
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

test('a page that moved is shown at its new address', async () => {
  answers = { '/about': { redirectTo: '/about-us' }, '/about-us': { ...about, route: { kind: 'page', path: '/about-us' } } }
  await open(home)
  await follow('About us')
  await screen.findByText('Who we are')
  await waitFor(() => expect(location.pathname).toBe('/about-us'))
})

test('a page that does not come says so, and Retry asks again', async () => {
  answers = { '/about': 503 }
  await open(home)
  await follow('About us')
  const retry = await screen.findByText('Retry')
  expect(toast).not.toHaveBeenCalled()
  answers = { '/about': about }
  await act(async () => void fireEvent.click(retry))
  expect(await screen.findByText('Who we are')).toBeTruthy()
})

test('a page for which no answer comes says so by a toast, too; one that was only loaded ahead says nothing', async () => {
  answers = { '/about': new TypeError('Failed to fetch') }
  await open(home)
  await waitFor(() => {
    fireEvent.pointerOver(screen.getByText('About us'))
    expect(asked).toContain('/about')
  })
  expect(toast).not.toHaveBeenCalled()
  await follow('About us')
  await screen.findByText('Error: Failed to fetch')
  expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'An unexpected error occurred: Failed to fetch')
})

test('what is not there says so, and leads on', async () => {
  await open(payloadOf('/', { route: { kind: 'notFound', path: '/' } }))
  expect(screen.getByText('We could not find that page').tagName).toBe('H1')
  expect(screen.getByText('Browse all products').getAttribute('href')).toBe('/shop')
})
