import { expect, it } from 'vitest'
import { pathOf } from './top-pages.ts'

it.each([
  ['page', 'about', 'custom', '/page/about'],
  ['page', 'home', 'home', '/'],
  ['page', null, null, ''],
  ['product', 'mug', null, '/page/product/mug'],
  ['product', null, null, ''],
  ['collection', 'sale', null, '/collection/sale'],
  ['collection', null, null, ''],
  ['search', null, null, '/search'],
  ['notFound', null, null, ''],
] as const)('the path of a visited %s with the slug %j is %j', (kind, slug, type, path) =>
  expect(pathOf({ kind, slug, type })).toBe(path),
)
