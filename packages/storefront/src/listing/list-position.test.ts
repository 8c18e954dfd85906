import { expect, test } from 'vitest'
import type { PagePayload } from '../payload.ts'
import { payloadOf } from '../testing/payload.ts'
import { listPosition } from './list-position.ts'

const block = (id: string, type: string, props = {}) => ({ id, type, props })
const grid = block('all', 'simpleProductGrid', { sectionTitle: 'The larder' })
const page = (content: PagePayload['content'], listing?: { replaces?: string }) =>
  payloadOf('/shop', { content, listing: listing as PagePayload['listing'] })
const ids = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id)

test('the list has the position and the title of the block that it replaces', () => {
  const { before, after, title } = listPosition(
    page([block('intro', 'textBlock'), grid, block('end', 'imageBlock')], { replaces: 'all' }),
  )
  expect([ids(before), ids(after), title]).toEqual([['intro'], ['end'], 'The larder'])
})

test('without a block to replace, and without a list, all blocks come before', () => {
  expect(ids(listPosition(page([grid], {})).before)).toEqual(['all'])
  expect(ids(listPosition(page([grid])).before)).toEqual(['all'])
})
