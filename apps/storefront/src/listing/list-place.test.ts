import { expect, test } from 'vitest'
import type { PagePayload, RouteKind } from '../payload.ts'
import { payloadOf } from '../testing/payload.ts'
import { listPlace } from './list-place.ts'

const block = (id: string, type: string, props = {}) => ({ id, type, props })
const grid = block('all', 'simpleProductGrid', { layout: 'grid', productCollection: 'latest', sectionTitle: 'The larder' })
const page = (kind: RouteKind, content: PagePayload['content']) =>
  payloadOf('/shop', { route: { kind, path: '/shop' }, content, listing: {} as PagePayload['listing'] })
const ids = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id)

test('on the shop page the list takes the place and the title of the grid of all products', () => {
  const { before, after, title } = listPlace(page('shop', [block('intro', 'textBlock'), grid, block('end', 'imageBlock')]))
  expect([ids(before), ids(after), title]).toEqual([['intro'], ['end'], 'The larder'])
})

test('it follows the blocks where no grid shows everything, and on other pages', () => {
  const chosen = { ...grid, props: { ...grid.props, productCollection: 'lamps' } }
  expect(ids(listPlace(page('shop', [chosen])).before)).toEqual(['all'])
  expect(ids(listPlace(page('page', [grid])).before)).toEqual(['all'])
})
