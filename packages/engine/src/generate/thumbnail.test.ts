import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Block } from '../block.ts'
import * as field from '../field/index.ts'
import { thumbnails } from './thumbnail.ts'

const props = () => z.object({ title: field.text('Title').default('Ours'), count: field.number('Count').default(3) })
const make = (type: string, title: string, more: Partial<Block<typeof props>> = {}): Block => ({
  type,
  title,
  description: 'Shows products.',
  contentType: 'normal',
  version: 1,
  props,
  View: () => null,
  ...more,
})

test('the palette contains each visible type and preset, complete, with data, sorted by title', () => {
  const list = thumbnails({
    shelf: make('shelf', 'Shelf', {
      presets: [{ name: 'short', title: 'Short', props: { count: 1 } }],
      data: ({ count }) => ({ products: { collection: 'latest', limit: count } }),
    }),
    text: make('text', 'A text'),
    secret: make('secret', 'Secret', { hidden: true }),
  })
  expect(list.map(({ key, title }) => [key, title])).toEqual([
    ['text', 'A text'],
    ['shelf', 'Shelf'],
    ['shelf/short', 'Short'],
  ])
  expect(list[2]?.block.props).toEqual({ title: 'Ours', count: 1 })
  expect(list[1]?.data.products).toMatchObject({ status: 'ready', value: { length: 3 } })
  expect(list[0]?.data).toEqual({})
})

test('leaves out a block type with a mistake, and repairs a preset', () => {
  const fails = () => {
    throw new Error('no data')
  }
  const list = thumbnails({
    good: make('good', 'Good', { presets: [{ name: 'odd', title: 'Odd', props: { count: 'many' as never } }], data: fails }),
    bad: { ...make('bad', 'Bad'), props: () => z.object({ title: field.text('Title') }) },
  })
  expect(list.map(({ key, block }) => [key, block.props.count])).toEqual([
    ['good', 3],
    ['good/odd', 3],
  ])
})

test('shows sample images in empty image fields, and inserts none', () => {
  const image = () => field.file('Image').default('')
  const props = () =>
    z.object({ first: image(), chosen: image(), images: field.list('Images', { image: image() }).default([{ image: '' }]) })
  const block = { ...make('gallery', 'Gallery'), props, presets: [{ name: 'own', title: 'Own', props: { chosen: '/own.webp' } }] }
  const [, inserted] = thumbnails({ gallery: block })
  expect(inserted?.shown).toBe(inserted?.block)
  const [, entry] = thumbnails({ gallery: { ...block, sampleImages: true } })
  const drawn = expect.stringContaining('data:image/svg+xml')
  expect(entry?.shown.props).toEqual({ first: drawn, chosen: '/own.webp', images: [{ image: drawn }] })
  expect(entry?.block.props).toEqual({ first: '', chosen: '/own.webp', images: [{ image: '' }] })
})
