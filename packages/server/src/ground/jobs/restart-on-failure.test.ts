import { expect, it, vi } from 'vitest'
import { type Runner, restartOnFailure } from './restart-on-failure.ts'

/** Runners that record when they were stopped, and that a test can make fail. */
function runners() {
  const made: { giveUp: () => void; stopped: boolean }[] = []
  const begin = async (): Promise<Runner> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const entry = { giveUp: resolve, stopped: false }
    made.push(entry)
    const stop = async () => {
      entry.stopped = true
      resolve()
    }
    return { ended: promise, stop }
  }
  return { made, begin }
}

it('starts again after a failure, and stops the running one', async () => {
  const { made, begin } = runners()
  const gaveUp = vi.fn()
  const lasting = await restartOnFailure(begin, { onGiveUp: gaveUp, delay: 1 })
  made[0]?.giveUp()
  await expect.poll(() => made).toHaveLength(2)
  await lasting.stop()
  expect(gaveUp).toHaveBeenCalledOnce()
  expect(made[1]?.stopped).toBe(true)
})

it('stops during the pause before a restart', async () => {
  const { made, begin } = runners()
  const gaveUp = Promise.withResolvers<void>()
  const lasting = await restartOnFailure(begin, { onGiveUp: gaveUp.resolve, delay: 5_000 })
  made[0]?.giveUp()
  await gaveUp.promise
  await lasting.stop()
  expect(made).toHaveLength(1)
})

it('stops during a restart', async () => {
  const { made, begin } = runners()
  const secondRun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  let times = 0
  const slow = async () => {
    if (++times > 1) {
      secondRun.resolve()
      await go.promise
    }
    return begin()
  }
  const lasting = await restartOnFailure(slow, { delay: 1 })
  made[0]?.giveUp()
  await secondRun.promise
  const stopping = lasting.stop()
  go.resolve()
  await stopping
  expect(made.map(({ stopped }) => stopped)).toEqual([true, true])
})

it('tries again when a restart fails', async () => {
  const { made, begin } = runners()
  let times = 0
  const failing = () => (++times === 2 || times === 3 ? Promise.reject(new Error('away')) : begin())
  const lasting = await restartOnFailure(failing, { delay: 1 })
  made[0]?.giveUp()
  await expect.poll(() => made).toHaveLength(2)
  await lasting.stop()
  expect(times).toBe(4)
})
