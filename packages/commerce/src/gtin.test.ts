import { expect, test } from 'vitest'
import { isGtin } from './gtin.ts'

test.each([
  ['4006381333931', true],
  ['978-0-306-40615-7', true],
  ['0 36000 29145 2', true],
  ['96385074', true],
  ['10614141000415', true],
  ['4006381333932', false],
  ['036000291453', false],
  ['0000000000000', false],
  ['0306406152', false],
  ['LAMP-01', false],
  ['', false],
])('%s', (text, expected) => expect(isGtin(text)).toBe(expected))
