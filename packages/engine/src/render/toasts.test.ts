import { expect, it } from 'vitest'
import { excessToasts, toastLimit } from './toasts.ts'

it('removes the oldest of more than three visible toasts, and counts no toast that is leaving', () => {
  const visible = (id: string) => ({ id, visible: true })
  expect(excessToasts(['d', 'c', 'b', 'a'].map(visible))).toEqual(['a'])
  expect(excessToasts(['c', 'b', 'a'].map(visible))).toEqual([])
  expect(excessToasts([visible('d'), { id: 'c', visible: false }, visible('b'), visible('a')])).toEqual([])
  expect(toastLimit).toBe(3)
})
