import { expect, it } from 'vitest'
import { limitToMention, usageLevel } from './usage-level.ts'

const of = (used: number, allowed: number, limit = 'products') => ({ limit, used, allowed })

it.each([
  [of(0, 500), 'normal'],
  [of(449, 500), 'normal'],
  [of(450, 500), 'near'],
  [of(500, 500), 'full'],
  [of(501, 500), 'over'],
  [of(2, 3), 'normal'],
  [of(3, 3), 'full'],
  [of(0, 0), 'normal'],
] as const)('%o is %s', (usage, level) => {
  expect(usageLevel(usage)).toBe(level)
})

it('mentions a reached limit before one that is almost reached, and not that the only domain is used', () => {
  expect(limitToMention([of(1, 1, 'customDomains'), of(19, 20, 'pages'), of(501, 500)])).toEqual({
    usage: of(501, 500),
    level: 'full',
  })
  expect(limitToMention([of(1, 1, 'customDomains'), of(19, 20, 'pages')])).toEqual({ usage: of(19, 20, 'pages'), level: 'near' })
  expect(limitToMention([of(3, 3, 'stores')])).toBeUndefined()
})
