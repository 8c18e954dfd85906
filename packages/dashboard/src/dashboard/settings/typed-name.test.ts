import { expect, test } from 'vitest'
import { isTypedName } from './typed-name.ts'

test('a name can be typed with a hyphen, straight quotation marks and plain spaces', () => {
  expect(isTypedName(" Ada's - Lamps ", 'Ada’s – Lamps')).toBe(true)
  expect(isTypedName('a "b"', 'a\u00A0“b”')).toBe(true)
})

test('another name is refused', () => {
  expect(isTypedName('ada’s lamps', 'Ada’s Lamps')).toBe(false)
  expect(isTypedName('', 'Ada')).toBe(false)
})
