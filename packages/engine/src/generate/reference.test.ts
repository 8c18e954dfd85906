import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Block } from '../block.ts'
import * as field from '../field/index.ts'
import { blockReference, referenceIndex } from './reference.ts'

const props = () =>
  z.object({
    layout: field.select('Layout', ['grid', 'row']).default('grid'),
    columns: field.number('Columns', { min: 1, max: 6, help: 'How many.', when: { layout: 'grid' } }).default(3),
    title: field.text('Title | name').max(40).default('Cards'),
    cards: field
      .list(
        'Cards',
        {
          label: field.text('Label').default('Card'),
          links: field.listOf('Links', field.link('Link'), { itemName: 'Link' }).default([]),
        },
        { itemName: 'Card' },
      )
      .default([{ label: 'One', links: [] }]),
    height: field.responsive(field.unitNumber('Height', { max: 900 })).default('300px'),
  })
const block = {
  type: 'cards',
  title: 'Cards',
  description: 'Cards in a grid.',
  contentType: 'normal',
  version: 2,
  props,
  View: () => null,
  presets: [{ name: 'row', title: 'In a row', props: { layout: 'row' } }],
  data: ({ columns }) => ({ categories: { limit: columns } }),
  migrations: { 1: { migrate: (old) => old, example: {} } },
} satisfies Block<typeof props>

test('a reference page describes everything about the stored form', () => {
  const page = blockReference(block, 'made by hand')
  expect(page).toMatch(/^<!-- made by hand -->/)
  for (const line of [
    '- Type: `cards`',
    '- Version: [2](../../schemas/blocks/cards/2.json), migrates [1](../../schemas/blocks/cards/1.json)',
    '| `layout` | Layout | select | `grid` | `grid`, `row` |  |',
    '| `columns` | Columns. How many. | number | `3` | 1 to 6 | `layout` is `grid` |',
    '| `title` | Title \\| name | text | `Cards` | at most 40 characters |  |',
    '| `cards` | Cards | list | 1 item | at most 200 items |  |',
    '| `height` | Height | unitNumber, per width | `300px` | px, rem, %; slider 0 to 900 |  |',
    '### Each item of `cards`',
    '### Each item of `cards[].links`',
    '- `categories`: `{ "limit": 3 }`',
    '### In a row (`row`)',
  ])
    expect(page.split('\n')).toContain(line)
})

test('the example of a reference page loads unchanged', () => {
  const example = blockReference(block, '').split('```json\n').at(-1)?.replace('\n```\n', '') ?? ''
  const { type, version, props: stored } = JSON.parse(example)
  expect({ type, version }).toEqual({ type: 'cards', version: 2 })
  expect(props().parse(stored)).toEqual(stored)
})

test('the index lists every block by its type', () => {
  const index = referenceIndex({ cards: block, banner: { ...block, type: 'banner', title: 'Banner' } }, '')
  expect(index.indexOf('[Banner](banner.md)')).toBeGreaterThan(0)
  expect(index.indexOf('[Cards](cards.md)')).toBeGreaterThan(index.indexOf('[Banner](banner.md)'))
})
