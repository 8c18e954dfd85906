import { expect, it } from 'vitest'
import type { VisitStep } from '../../ground/visit.ts'
import { addPage, addSteps, type VisitBatch } from './visit-batch.ts'

const visitor = Buffer.from('a')
const entry = (source: string, ...steps: VisitStep[]) => ({ visitor, source, steps: new Set(steps) })

it.each([
  ['the first visit', [entry('first.example', 'visit'), entry('second.example', 'visit', 'cart')], 'first.example'],
  ['a visit that is reported after the order', [entry('', 'order'), entry('first.example', 'visit')], 'first.example'],
  ['the visit, not of a later order', [entry('first.example', 'visit'), entry('', 'order')], 'first.example'],
])('a visitor has the source of %s', (_, entries, source) => {
  const batch: VisitBatch = { storeId: 's', day: '2026-01-01', visitors: new Map(), pages: new Map() }
  expect(entries.map((added) => addSteps(batch, 'a', added))).toEqual([1, 0])
  expect(batch.visitors.get('a')).toEqual({ visitor, source, steps: new Set(entries.flatMap(({ steps }) => [...steps])) })
})

it('adds the views and carts of a page', () => {
  const batch: VisitBatch = { storeId: 's', day: '2026-01-01', visitors: new Map(), pages: new Map() }
  const page = { kind: 'product', slug: 'mug', id: 'p1' }
  const added = [
    { ...page, views: 1, carts: 0 },
    { ...page, views: 2, carts: 1 },
    { ...page, views: 0, carts: 3 },
  ]
  expect(added.map((one) => addPage(batch, one))).toEqual([1, 0, 0])
  expect([...batch.pages.values()]).toEqual([{ ...page, views: 3, carts: 4 }])
})
