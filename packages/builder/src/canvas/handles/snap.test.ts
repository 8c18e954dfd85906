import { parseLength } from '@blockfront/engine/form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, nextOnScale, scaleStep, snapped, unitOf } from './snap.ts'

const context = { container: 800, pageWidth: 1280, pageHeight: 900 }
const units = fc.constantFrom('px', 'rem', 'em', '%', 'vw', 'vh')
const amounts = fc.double({ min: 0, max: 1000, noNaN: true })

describe('the scale of handles', () => {
  it('has round values in the unit of the stored value', () => {
    expect([0.1, 0.4, 1.9, 2.2, 7.4].map((amount) => snapped(amount, 'rem'))).toEqual(['0', '0.5rem', '2rem', '2rem', '7rem'])
    expect([3, 61, 70, 333].map((amount) => snapped(amount, 'px'))).toEqual(['4px', '60px', '72px', '340px'])
    expect(snapped(97, '%', 100)).toBe('95%')
    expect(snapped(140, '%', 100)).toBe('100%')
    expect([unitOf('0', 'rem'), unitOf('2.5em', 'rem'), unitOf('auto', 'rem')]).toEqual(['rem', 'em', undefined])
    expect(['px', 'rem', '%', 'vw', 'vh', 'pt'].map((unit) => amountOf(80, unit, context))).toEqual([
      80,
      5,
      10,
      6.25,
      80 / 9,
      undefined,
    ])
  })

  it('contains every value that a drag or a key leads to', () => {
    fc.assert(
      fc.property(units, amounts, fc.constantFrom(1 as const, -1 as const), (unit, amount, direction) => {
        for (const text of [snapped(amount, unit), nextOnScale(amount, direction, unit)]) {
          const { amount: value = -1 } = parseLength(text) ?? {}
          expect(value).toBeGreaterThanOrEqual(0)
          const smallest = scaleStep(unit, 0)
          expect(Math.abs(value / smallest - Math.round(value / smallest))).toBeLessThan(0.001)
        }
        const next = parseLength(nextOnScale(amount, direction, unit))?.amount ?? -1
        if (direction > 0) expect(next).toBeGreaterThan(amount)
        else expect(next).toBeLessThanOrEqual(amount)
      }),
    )
  })

  it('never moves against the pointer', () => {
    fc.assert(
      fc.property(units, amounts, fc.double({ min: 0, max: 100, noNaN: true }), (unit, amount, more) => {
        const [before, after] = [snapped(amount, unit), snapped(amount + more, unit)].map(
          (text) => parseLength(text)?.amount ?? -1,
        )
        expect(after).toBeGreaterThanOrEqual(before as number)
      }),
    )
  })
})
