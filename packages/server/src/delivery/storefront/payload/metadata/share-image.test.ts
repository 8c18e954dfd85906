import { expect, it } from 'vitest'
import { shareImage } from './share-image.ts'

const origin = 'https://shop.example'
const id = '0123456789abcdefghij'
const file = (extension: string) => `/media/store/${id}.${extension}`
const srcSet = [320, 1280, 1920].map((wide) => `/media/store/${id}-${wide} ${wide}w`).join(', ')
const source = (src: string) => ({ [src]: { src, srcSet, width: 2000, height: 1000, alt: 'A lamp' } })

it('takes the first image that social networks show, with its size and its alternative text', () => {
  const candidates = [
    { url: '', alt: 'None' },
    { url: file('svg'), alt: 'Drawing' },
    { url: file('png'), alt: 'Lamp' },
  ]
  expect(shareImage(candidates, source(file('png')), origin)).toEqual({
    url: `${origin}${file('png')}`,
    width: 2000,
    height: 1000,
    alt: 'A lamp',
    card: 'summary_large_image',
  })
  expect(shareImage([{ url: 'https://cdn.example/a.jpg?v=1', alt: 'Lamp' }], {}, origin)).toEqual({
    url: 'https://cdn.example/a.jpg?v=1',
    alt: 'Lamp',
    card: 'summary_large_image',
  })
  expect(shareImage([{ url: file('svg'), alt: '' }], {}, origin)).toBeUndefined()
})

it('replaces an AVIF image by a WebP variant, and shows a logo small', () => {
  expect(shareImage([{ url: file('avif'), alt: 'Alder', isLogo: true }], source(file('avif')), origin)).toEqual({
    url: `${origin}/media/store/${id}-1280.webp`,
    width: 1280,
    height: 640,
    alt: 'A lamp',
    card: 'summary',
  })
  expect(shareImage([{ url: 'https://cdn.example/a.avif', alt: '' }], {}, origin)).toBeUndefined()
})
