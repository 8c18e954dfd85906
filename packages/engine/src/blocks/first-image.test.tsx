import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Page, type PageBlock } from '../render/index.ts'
import { blocks } from './index.ts'

beforeAll(() => {
  // jsdom has no observers; the slider's own test runs in a browser.
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('IntersectionObserver', observer)
})
afterEach(cleanup)

it.each([
  ['imageBlock', { src: '/a.webp' }],
  ['imageWithText', { image: '/a.webp' }],
  ['videoBlock', { videoType: 'youtube', videoId: 'abc', poster: '/a.webp' }],
] as const)('%s loads its image eagerly only where it is the first one of a page', (type, given) => {
  const definition = blocks[type]
  const props = definition?.props().parse(given) ?? {}
  const loadingOf = (more: Partial<PageBlock>) => {
    const content = [{ id: 'a', type, props, ...more }]
    const image = render(<Page views={{ [type]: definition?.View ?? (() => null) }} content={content} />).container.querySelector(
      'img',
    )
    return [image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]
  }
  expect(definition?.drawsImage?.(props as never)).toBe(true)
  expect(loadingOf({ eager: true })).toEqual(['eager', 'high'])
  expect(loadingOf({})).toEqual(['lazy', null])
})

it.each(['productGrid', 'simpleProductGrid'])(
  '%s loads its first two images eagerly only where it is the first on a page',
  (type) => {
    const definition = blocks[type]
    const props = definition?.props().parse({ layout: 'grid', autoPlay: false }) ?? {}
    const value = ['a', 'b', 'c'].map((id) => ({ id, slug: id, name: id, price: 1, productImage: `/${id}.webp` }))
    const loadingOf = (more: Partial<PageBlock>) => {
      const content = [{ id: 'a', type, props, ...more }]
      const data = { a: { products: { status: 'ready' as const, value } } }
      const { container } = render(<Page views={{ [type]: definition?.View ?? (() => null) }} content={content} data={data} />)
      return [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    }
    expect(definition?.drawsImage?.(props as never)).toBe(true)
    expect(loadingOf({ eager: true })).toEqual(['eager', 'eager', 'lazy'])
    cleanup()
    expect(loadingOf({})).toEqual(['lazy', 'lazy', 'lazy'])
  },
)
