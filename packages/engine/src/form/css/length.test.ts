import { expect, test } from 'vitest'
import { convertLength, stepLength, typedLength } from './length.ts'

test.each([
  ['20', 'px', '20px'],
  ['1,5', 'rem', '1.5rem'],
  ['20 PX', 'rem', '20px'],
  ['0', 'rem', '0'],
  ['.5em', 'px', '0.5em'],
  ['auto', 'px', 'auto'],
  ['', 'px', ''],
])('typing %j with %s means %j', (text, unit, meaning) => expect(typedLength(text, unit)).toBe(meaning))

test.each([
  ['16px', 'rem', '1rem'],
  ['1.1rem', 'px', '17.6px'],
  ['50%', 'px', '50px'],
  ['0', 'rem', '0rem'],
])('%s in %s is %s', (text, unit, converted) => expect(convertLength(text, unit)).toBe(converted))

test('a step has the size of the unit, without rounding errors, and stays within bounds', () => {
  expect(stepLength('0.2rem', 1, 'rem')).toBe('0.3rem')
  expect(stepLength('10px', -3, 'px')).toBe('7px')
  expect(stepLength('0', 1, 'rem')).toBe('0.1rem')
  expect(stepLength('1px', -10, 'px', 0)).toBe('0px')
  expect(stepLength('auto', 1, 'px')).toBeUndefined()
})
