import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentOf, wallTime } from './zoned-time.ts'

const iso = (wall: string, zone: string) => new Date(momentOf(wall, zone)).toISOString().slice(0, 16)

it('parses a time in its own zone, independent of the device’s zone', () => {
  expect(iso('2026-01-15T09:00', 'Europe/Berlin')).toBe('2026-01-15T08:00')
  expect(iso('2026-07-15T09:00', 'Europe/Berlin')).toBe('2026-07-15T07:00')
  expect(iso('2026-07-15T09:00', 'Asia/Kolkata')).toBe('2026-07-15T03:30')
  expect(momentOf('', 'UTC')).toBeNaN()
})

it('uses the first of two times when clocks go back, and moves skipped times forward', () => {
  expect(iso('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30')
  expect(iso('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30')
  expect(wallTime(momentOf('2026-03-29T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29T03:30')
  expect(iso('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30')
})

it('returns every unambiguous time unchanged', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
  )
  fc.assert(
    fc.property(zone, fc.integer({ min: 26_000_000, max: 32_000_000 }), (timeZone, minutes) => {
      const at = minutes * 60_000
      const wall = wallTime(at, timeZone)
      expect(wallTime(momentOf(wall, timeZone), timeZone)).toBe(wall)
      expect(at - momentOf(wall, timeZone)).toBeLessThanOrEqual(60 * 60_000)
    }),
    { numRuns: repeat(300) },
  )
})
