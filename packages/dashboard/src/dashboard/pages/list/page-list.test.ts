import type { PageSummary } from '@blockfront/contract'
import { expect, it } from 'vitest'
import { pagesFor } from './page-list.ts'

const page = (name: string, more: Partial<PageSummary> = {}) =>
  ({ name, slug: name.toLowerCase(), type: 'custom', isSystem: false, status: 'published', ...more }) as PageSummary

const pages = [
  page('Care', { updatedAt: '2026-03-01T00:00:00Z' }),
  page('Shop', { type: 'shop', isSystem: true, updatedAt: '2026-02-01T00:00:00Z', hasUnpublishedChanges: true }),
  page('Home', { type: 'home', isSystem: true, updatedAt: '2026-01-01T00:00:00Z' }),
  page('About us', { slug: 'story', status: 'draft', updatedAt: '2026-04-01T00:00:00Z' }),
  page('Sale', { status: 'draft', scheduledAt: '2026-12-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' }),
]
const names = (wanted: Parameters<typeof pagesFor>[1]) => pagesFor(pages, wanted).map(({ name }) => name)

it('lists the home page first, then required pages, then the owner’s pages by name', () => {
  expect(names({})).toEqual(['Home', 'Shop', 'About us', 'Care', 'Sale'])
  expect(names({ sort: 'name' })).toEqual(['About us', 'Care', 'Home', 'Sale', 'Shop'])
  expect(names({ sort: 'changed' })).toEqual(['About us', 'Care', 'Shop', 'Sale', 'Home'])
})

it('finds words of name and URL in any order', () => {
  expect(names({ search: 'us STORY' })).toEqual(['About us'])
  expect(names({ search: '/page/c' })).toEqual(['Care'])
  expect(names({ search: 'story nothing' })).toEqual([])
})

it('distinguishes scheduled pages from drafts, and unpublished changes from none', () => {
  expect(names({ state: 'draft' })).toEqual(['About us'])
  expect(names({ state: 'scheduled' })).toEqual(['Sale'])
  expect(names({ state: 'changed' })).toEqual(['Shop'])
  expect(names({ state: 'published' })).toEqual(['Home', 'Care'])
})
