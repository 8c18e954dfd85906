import type { PageSummary } from '@blockfront/contract'
import { expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { checklistSteps } from './checklist-steps.ts'

const store = { name: 'Alder & Oak', storeEmail: '', address: { line1: '' }, logo: '', hasDemoProducts: true } as Store
const home = {
  type: 'home',
  metaTitle: store.name,
  metaDescription: 'Things for every day.',
  hasUnpublishedChanges: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
} as PageSummary

const doneWith = (changes: Partial<PageSummary>) =>
  checklistSteps({ store, pages: [{ ...home, ...changes }], products: [], orders: 0 })
    .filter(({ done }) => done)
    .map(({ key }) => key)

test('nothing is done in a new store', () => expect(doneWith({})).toEqual([]))

test('the home page is done once the owner has published it, not with a draft', () => {
  expect(doneWith({ hasUnpublishedChanges: true })).toEqual([])
  expect(doneWith({ publishedAt: '2026-01-02T00:00:00.000Z' })).toEqual(['page'])
})

test('SEO is done once the title differs from the name and there is a description', () => {
  expect(doneWith({ metaTitle: 'Oak, planed by hand' })).toEqual(['seo'])
  expect(doneWith({ metaTitle: 'Oak, planed by hand', metaDescription: '' })).toEqual([])
})
