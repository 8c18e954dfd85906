import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedKeys, surrogateKey } from './surrogate-keys.ts'

const tags = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}\/[a-z0-9-]{1,40}$/), { maxLength: 200 })
const isPurged = (key: string, changed: readonly string[]) => key.split(' ').some((one) => changed.includes(one))

it('a change purges the pages with one of its tags, and of a store or of all stores without tags', () => {
  fc.assert(
    fc.property(tags, tags, (shown, changed) => {
      const key = surrogateKey('oak', shown)
      if (changed.some((tag) => shown.includes(tag))) expect(isPurged(key, changedKeys('oak', new Set(changed)))).toBe(true)
      expect(isPurged(key, changedKeys('oak', undefined))).toBe(true)
      expect(isPurged(key, changedKeys(undefined, undefined))).toBe(true)
      expect(isPurged(key, changedKeys('elm', undefined))).toBe(false)
      expect(key).toMatch(/^[\w -]+$/)
      expect(key.length).toBeLessThan(2048)
    }),
  )
})

it('a change leaves pages without its tags, unless they have too many tags for a header', () => {
  expect(isPurged(surrogateKey('oak', ['product/a', 'list']), changedKeys('oak', new Set(['product/b'])))).toBe(false)
  expect(isPurged(surrogateKey('oak', ['product/a']), changedKeys('elm', new Set(['product/a'])))).toBe(false)
  const many = Array.from({ length: 121 }, (_, n) => `product/${n}`)
  expect(isPurged(surrogateKey('oak', many), changedKeys('oak', new Set(['product/other'])))).toBe(true)
})
