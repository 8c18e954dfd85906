import type { PresentPerson } from '@blockfront/builder'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollPresence } from './presence.ts'

const ada = { personId: 'ada', name: 'Ada', isYou: false, blockId: 'hero' }
let visibility: 'visible' | 'hidden'
beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server that responds with `others` and records the calls. */
function join() {
  const server = { others: [] as (typeof ada)[], isDown: false, reports: [] as (string | null | undefined)[], left: 0 }
  const shown: (readonly PresentPerson[])[] = []
  const joined = pollPresence({
    update: async ({ blockId }) => {
      server.reports.push(blockId)
      if (server.isDown) throw new Error('offline')
      return { people: server.others }
    },
    leave: async () => void server.left++,
  }).join('home', (people) => shown.push(people))
  return { server, shown, joined, last: () => shown.at(-1) }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

it('reports every ten seconds alone, every four with others, and a new selection immediately', async () => {
  const { server, shown, joined } = join()
  joined.select('text')
  await pass(9)
  expect(server.reports).toEqual([null])
  server.others = [ada]
  await pass(2)
  expect(shown).toEqual([[ada]])
  await pass(4)
  expect(server.reports).toEqual([null, 'text', 'text'])
  expect(shown).toHaveLength(1)
  joined.select('a')
  joined.select(undefined)
  await pass(1)
  expect(server.reports).toEqual([null, 'text', 'text', null])
  joined.leave()
  await pass(60)
  expect([server.reports.length, server.left]).toEqual([4, 1])
})

it('shows nobody while the server fails, asks less often, and stops in the background', async () => {
  const { server, last, joined } = join()
  server.others = [ada]
  await pass(11)
  expect(last()).toEqual([ada])
  server.isDown = true
  await pass(5)
  expect(last()).toEqual([])
  const before = server.reports.length
  await pass(60)
  expect(server.reports.length - before).toBeLessThanOrEqual(3)
  server.isDown = false
  visibility = 'hidden'
  await pass(120)
  const hidden = server.reports.length
  await pass(120)
  expect(server.reports.length).toBe(hidden)
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(last()).toEqual([ada])
  window.dispatchEvent(new Event('pagehide'))
  expect(server.left).toBe(1)
  joined.leave()
})
