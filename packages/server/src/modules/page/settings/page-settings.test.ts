import { describe, expect, it } from 'vitest'
import type { PageRow } from '../page-rows.ts'
import { overridesFor, sameOverrides, validOverrides } from './page-settings.ts'

const page = {
  name: 'Lamps',
  slug: 'lamps',
  meta_title: '',
  meta_description: '',
  og_image: '',
  noindex: false,
  is_system: false,
  draft_settings: null,
} as unknown as PageRow

describe('overridesFor', () => {
  it('keeps the settings that differ from the public ones, as typed', () => {
    expect(overridesFor(page, { name: 'Lamps', slug: 'Not A Slug', noindex: true })).toBe('{"slug":"Not A Slug","noindex":true}')
    expect(overridesFor(page, { name: 'Lamps', slug: 'lamps' })).toBeNull()
  })

  it('keeps name and slug of a system page', () => {
    const settings = { name: 'Other', slug: 'other', metaTitle: 'Title' }
    expect(overridesFor({ ...page, is_system: true }, settings)).toBe('{"metaTitle":"Title"}')
  })
})

it('compares overrides by value', () => {
  const draft = { ...page, draft_settings: { slug: 'all', noindex: true } }
  expect(sameOverrides(draft, '{"noindex":true,"slug":"all"}')).toBe(true)
  expect(sameOverrides(draft, null)).toBe(false)
  expect(sameOverrides(page, null)).toBe(true)
})

it('leaves out invalid overrides', () => {
  expect(validOverrides({ ...page, draft_settings: { slug: 'Not A Slug', metaTitle: 'Title' } })).toEqual({ metaTitle: 'Title' })
})
