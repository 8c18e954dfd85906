import { maxQuantity } from '@blockfront/commerce'
import { expect, it } from 'vitest'
import { AppError } from '../../ground/errors.ts'
import { mergeLines } from './merge-lines.ts'

const line = (productId: string, variationId: string | null, quantity: number) => ({ productId, variationId, quantity })

it('adds up lines of the same item, and keeps variations apart', () => {
  const lines = [line('cup', null, 1), line('shirt', 'S', 2), line('cup', null, 3), line('shirt', 'M', 4)]
  expect(mergeLines(lines)).toEqual([line('cup', null, 4), line('shirt', 'S', 2), line('shirt', 'M', 4)])
})

it('refuses more than the largest quantity at the last line of the item', () => {
  expect(mergeLines([line('cup', null, maxQuantity - 1), line('cup', null, 1)])).toEqual([line('cup', null, maxQuantity)])
  const merge = () => mergeLines([line('cup', null, maxQuantity), line('cup', null, 1), line('pan', null, 1)])
  expect(merge).toThrow(AppError)
  expect(merge).toThrow(expect.objectContaining({ options: { fields: { 'lines.1.quantity': expect.stringContaining('100') } } }))
})
