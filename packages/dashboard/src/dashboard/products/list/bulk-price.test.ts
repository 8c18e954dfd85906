import { expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { priceChanges, readPercent, type TypedPrice, wrongPrice } from './bulk-price.ts'

it.each([
  ['10', 10],
  [' -7,5 ', -7.5],
  ['−3 %', -3],
  ['+2.25', 2.25],
  ['ten', 'ten'],
  ['', ''],
])('reads %j as a percentage', (text, percent) => {
  expect(readPercent(text)).toBe(percent)
})

it.each([
  [{ kind: 'price', unit: 'amount', value: 0 }, undefined, { price: 0 }],
  [{ kind: 'sale', unit: 'amount', value: 12.5 }, undefined, { discountPrice: 12.5 }],
  [{ kind: 'sale', unit: 'amount', value: 0 }, messages.notPrice, undefined],
  [{ kind: 'price', unit: 'percent', value: -10 }, undefined, { pricePercent: -10 }],
  [{ kind: 'price', unit: 'percent', value: -100 }, messages.notPercent, undefined],
  [{ kind: 'price', unit: 'percent', value: 'ten' }, messages.notPercent, undefined],
  [{ kind: 'sale', unit: 'percent', value: 20 }, undefined, { discountPercent: 20 }],
  [{ kind: 'sale', unit: 'percent', value: -20 }, messages.notSalePercent, undefined],
  [{ kind: 'end', unit: 'percent', value: '' }, undefined, { discountPrice: 0 }],
] satisfies [TypedPrice, string | undefined, object | undefined][])('%j', (typed, wrong, changes) => {
  expect(wrongPrice(typed)).toBe(wrong)
  if (changes) expect(priceChanges(typed)).toEqual(changes)
})
