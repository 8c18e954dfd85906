import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAYS, dayOf, daysOf, isOpenAt } from './opening-hours.ts'

const hours = [
  { days: 'weekdays', opens: '09:00', closes: '18:00' },
  { days: 'saturday', opens: '20:00', closes: '02:00' },
  { days: 'sunday', opens: '', closes: '' },
] as const

it.each([
  ['Monday, at opening', '2026-03-23T09:00', true],
  ['Monday, a minute before', '2026-03-23T08:59', false],
  ['Friday, at closing', '2026-03-27T18:00', false],
  ['Saturday night', '2026-03-28T23:30', true],
  ['Sunday, after midnight', '2026-03-29T01:59', true],
  ['Sunday', '2026-03-29T12:00', false],
])('%s', (_, wall, open) => expect(isOpenAt(hours, wall)).toBe(open))

it('covers the first to the last day of an entry', () => {
  expect((['everyDay', 'weekdays', 'weekend', 'monday', 'sunday'] as const).map(daysOf)).toEqual([
    [0, 6],
    [0, 4],
    [5, 6],
    [0, 0],
    [6, 6],
  ])
  const open = (days: 'everyDay' | 'weekend', opens: string, closes: string) =>
    [23, 24, 25, 26, 27, 28, 29].map((day) => isOpenAt([{ days, opens, closes }], `2026-03-${day}T10:00`))
  expect(open('everyDay', '09:30', '10:01')).toEqual(Array(7).fill(true))
  expect(open('weekend', '10:00', '10:00')).toEqual([false, false, false, false, false, true, true])
  expect(open('everyDay', '', '11:00')).not.toContain(true)
  expect(open('everyDay', '09:00', '')).not.toContain(true)
})

it('is open for the whole entry in every week, also over midnight and from Sunday to Monday, and closed after it', () => {
  const time = fc
    .nat(1439)
    .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)
  const singleDay = fc.constantFrom(...DAYS.slice(3))
  fc.assert(
    fc.property(singleDay, time, fc.integer({ min: 1, max: 1440 }), fc.nat(500), (days, opens, duration, week) => {
      const monday = Date.UTC(2026, 0, 5 + 7 * week)
      const start =
        monday + daysOf(days)[0] * 86_400_000 + Number(opens.slice(0, 2)) * 3_600_000 + Number(opens.slice(3)) * 60_000
      const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString().slice(0, 16)
      const entry = [{ days, opens, closes: at(duration).slice(11) }]
      expect(dayOf(at(0))).toBe(daysOf(days)[0])
      for (const minutes of [0, Math.floor(duration / 2), duration - 1]) expect(isOpenAt(entry, at(minutes))).toBe(true)
      for (const minutes of [-1, duration]) expect(isOpenAt(entry, at(minutes))).toBe(false)
    }),
  )
})
