import { expect, it } from 'vitest'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { tagsOfChange } from './product-visibility.ts'

const active = (...categories: string[]) => ({ active: true, categories })

it('tags nothing for a product that shoppers see neither before nor after the change', () => {
  expect(tagsOfChange('p')).toEqual([])
  expect(tagsOfChange('p', { active: false, categories: ['a'] }, { active: false, categories: ['b'] })).toEqual([])
})

it('tags collections only where products appear or disappear', () => {
  const lists = [cacheTags.product('p'), cacheTags.list, cacheTags.listOf('a')]
  expect(tagsOfChange('p', active('a'), active('a'))).toEqual([...lists, cacheTags.products])
  expect(tagsOfChange('p', undefined, active('a'))).toEqual([
    ...lists,
    cacheTags.products,
    cacheTags.collection,
    cacheTags.collectionOf('a'),
  ])
  expect(tagsOfChange('p', active('a'), active('a', 'b'))).toEqual([
    ...lists,
    cacheTags.listOf('b'),
    cacheTags.products,
    cacheTags.collectionOf('b'),
  ])
})
