import { expect, test } from 'vitest'
import type { Condition } from '../field/meta.ts'
import { conditionText } from './condition-text.ts'

test.each<[Condition, string]>([
  [{ logoType: 'text' }, '`logoType` is `text`'],
  [{ autoPlay: true }, '`autoPlay` is `true`'],
  [{ linkLabel: { not: '' } }, '`linkLabel` is not `""`'],
  [{ type: { in: ['a', 'b'] } }, '`type` is `a` or `b`'],
  [{ a: 1, b: 2 }, '`a` is `1` and `b` is `2`'],
  [{ all: [{ a: 1 }, { b: { in: ['x', 'y'] } }] }, '`a` is `1` and (`b` is `x` or `y`)'],
  [{ any: [{ a: 1 }, { all: [{ b: 2 }, { c: 3 }] }] }, '`a` is `1` or (`b` is `2` and `c` is `3`)'],
])('%j becomes a sentence', (condition, text) => expect(conditionText(condition)).toBe(text))
