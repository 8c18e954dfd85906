import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Page, type PageBlock } from '../render/index.ts'
import { blocks } from './index.ts'

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
