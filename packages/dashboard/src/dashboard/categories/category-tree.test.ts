import type { Category } from '@blockfront/contract'
import { expect, test } from 'vitest'
import { placed } from './category-order.ts'
import { branchOf, treeOf } from './category-tree.ts'

const category = (id: string, parentId: string | null, position: number) => ({ id, name: id, parentId, position }) as Category

const shop = [
  category('hats', 'wear', 1),
  category('home', null, 1),
  category('caps', 'hats', 0),
  category('wear', null, 0),
  category('coats', 'wear', 0),
  category('lost', 'gone', 0),
]

test('each category is followed by its children; one without an existing parent is at the top', () => {
  expect(treeOf(shop).map(({ category: { id }, depth }) => `${depth} ${id}`)).toEqual([
    '0 lost',
    '0 wear',
    '1 coats',
    '1 hats',
    '2 caps',
    '0 home',
  ])
  expect([...branchOf(shop, 'wear')]).toEqual(['wear', 'coats', 'hats', 'caps'])
})

test('a move changes only the positions that must change', () => {
  const three = ['a', 'b', 'c'].map((id, position) => category(id, null, position))
  const changes = (id: string, to: number) =>
    placed(three, three.find((one) => one.id === id) as Category, to).map((one) => [one.id, one.position])
  expect(changes('c', 1)).toEqual([
    ['c', 1],
    ['b', 2],
  ])
  expect(changes('a', 0)).toEqual([])
})
