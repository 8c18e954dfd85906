import { expect, it } from 'vitest'
import { shown } from '../../events/cache-tags.ts'
import { tagsOfChange } from './product-visibility.ts'

const active = (...categories: string[]) => ({ active: true, categories })

it('tags nothing for a product that shoppers see neither before nor after the change', () => {
  expect(tagsOfChange('p')).toEqual([])
  expect(tagsOfChange('p', { active: false, categories: ['a'] }, { active: false, categories: ['b'] })).toEqual([])
})

it('tags collections only where products appear or disappear', () => {
  const lists = [shown.product('p'), shown.list, shown.listOf('a')]
  expect(tagsOfChange('p', active('a'), active('a'))).toEqual([...lists, shown.products])
  expect(tagsOfChange('p', undefined, active('a'))).toEqual([...lists, shown.products, shown.shelf, shown.shelfOf('a')])
  expect(tagsOfChange('p', active('a'), active('a', 'b'))).toEqual([
    ...lists,
    shown.listOf('b'),
    shown.products,
    shown.shelfOf('b'),
  ])
})
