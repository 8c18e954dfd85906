import { expect, it } from 'vitest'
import { isDefaultMethod } from './insert-default-method.ts'

it('recognizes the payment method of a new store until the owner changes it', () => {
  const method = { type: 'cod', title: 'Cash on delivery', instructions: 'Pay in cash when your order arrives.' } as const
  type Method = Parameters<typeof isDefaultMethod>[0]
  const isDefault = (changes: Partial<Method>) => isDefaultMethod({ ...method, ...changes } as Method)
  expect(isDefault({})).toBe(true)
  const changes: Partial<Method>[] = [{ type: 'bank_transfer' }, { title: 'Cash' }, { instructions: '' }]
  expect(changes.map(isDefault)).toEqual([false, false, false])
})
