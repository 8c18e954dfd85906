import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createTaskPool, type TaskPoolOptions } from './pool.ts'
import type { Task } from './task-queue.ts'
import type { WorkerListener } from './worker.ts'

/** A pool whose workers do what the test specifies. */
function poolOf({ startsAtOnce = true, ...options }: Partial<TaskPoolOptions> & { startsAtOnce?: boolean } = {}) {
  const workers: { tasks: string[]; listener: WorkerListener; ended: boolean }[] = []
  const pool = createTaskPool({
    size: 2,
    start: (listener) => {
      const worker = { tasks: [] as string[], listener, ended: false }
      workers.push(worker)
      if (startsAtOnce) listener.ready()
      return {
        send: ({ input }) => {
          if (input === 'uncloneable') throw new Error('could not be cloned')
          worker.tasks.push(String(input))
        },
        end: () => {
          worker.ended = true
        },
      }
    },
    ...options,
  })
  const run = (storeId: string, input: string, more: Partial<Task> = {}) => {
    const result = pool.run({ name: 'task', input, storeId, milliseconds: 10_000, ...more })
    result.catch(() => {})
    return result
  }
  return { pool, workers, run }
}
const finish = async (worker: { listener: WorkerListener } | undefined, output: unknown = 'done') => {
  worker?.listener.result({ ok: true, output })
  await turn()
}

it('starts workers on demand, and returns or throws the result of a task', async () => {
  const { pool, workers, run } = poolOf()
  expect(workers).toHaveLength(0)
  const first = run('a', '1')
  await finish(workers[0], 42)
  expect(await first).toBe(42)
  const second = run('a', '2')
  workers[0]?.listener.result({ ok: false, error: new Error('refused') })
  await expect(second).rejects.toThrow('refused')
  await expect(run('a', 'uncloneable')).rejects.toThrow('cloned')
  expect(workers).toHaveLength(1)
  expect(pool.size()).toEqual({ running: 0, waiting: 0 })
})

it('leaves a worker for other stores, and gives the next one to the store that used them least', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { workers, run } = poolOf()
  const finishAfter = (milliseconds: number, worker: (typeof workers)[number] | undefined) => {
    vi.advanceTimersByTime(milliseconds)
    return finish(worker)
  }
  for (const n of [1, 2, 3]) run('greedy', `greedy ${n}`)
  expect(workers.map(({ tasks }) => tasks)).toEqual([['greedy 1']])
  run('b', 'b 1')
  run('b', 'b 2')
  run('c', 'c 1')
  expect(workers.map(({ tasks }) => tasks)).toEqual([['greedy 1'], ['b 1']])
  await finishAfter(50, workers[1])
  await finishAfter(10, workers[1])
  expect(workers[1]?.tasks).toEqual(['b 1', 'c 1', 'b 2'])
  // The store that has used 100 ms waits behind those that have used less, also if their tasks are newer.
  run('c', 'c 2')
  await finishAfter(40, workers[0])
  expect(workers[0]?.tasks).toEqual(['greedy 1', 'c 2'])
  await finishAfter(1, workers[1])
  expect(workers[1]?.tasks.at(-1)).toBe('greedy 2')
  // Use is forgotten.
  run('b', 'b 3')
  run('d', 'd 1')
  run('d', 'd 2')
  await finishAfter(1_000_000, workers[0])
  await finishAfter(1, workers[0])
  vi.useRealTimers()
  expect(workers[0]?.tasks).toEqual(['greedy 1', 'c 2', 'd 1', 'b 3'])
})

it('refuses tasks when a store, or all stores together, have too many waiting', async () => {
  const { pool, run } = poolOf({ size: 1, waiting: 5, waitingPerStore: 3 })
  run('a', '0')
  const waiting = [1, 2, 3].map((n) => run('a', `${n}`))
  await expect(run('a', '4')).rejects.toMatchObject({ code: 'unavailable', status: 503, options: { retryAfter: 5 } })
  run('b', '1')
  run('b', '2')
  expect(pool.size()).toEqual({ running: 1, waiting: 5 })
  // Another store gets the place of the last task of the store that has most, as long as that one has at least as many afterwards.
  for (const storeId of ['c', 'd', 'e']) run(storeId, '1')
  expect(pool.size()).toEqual({ running: 1, waiting: 5 })
  for (const given of [waiting[2], waiting[1]]) await expect(given).rejects.toMatchObject({ code: 'unavailable' })
  for (const storeId of ['a', 'f']) await expect(run(storeId, '9')).rejects.toMatchObject({ code: 'unavailable' })
  expect(pool.size()).toEqual({ running: 1, waiting: 5 })
})

it('refuses a task that waits too long', async () => {
  const { pool, workers, run } = poolOf({ size: 1, patience: 20 })
  run('a', '1')
  await expect(run('a', '2')).rejects.toMatchObject({ code: 'unavailable' })
  expect(pool.size()).toEqual({ running: 1, waiting: 0 })
  await finish(workers[0])
  expect(workers[0]?.tasks).toEqual(['1'])
})

it('ends a worker whose task exceeds its time, and replaces it', async () => {
  const { workers, run } = poolOf({ size: 1 })
  const slow = run('a', 'slow', { milliseconds: 20 })
  const next = run('b', 'next')
  await expect(slow).rejects.toMatchObject({ name: 'TaskLimitError', limit: 'time' })
  expect(workers[0]?.ended).toBe(true)
  expect(workers[1]?.tasks).toEqual(['next'])
  // Ignore further messages of an ended worker.
  workers[0]?.listener.ended('crash')
  await finish(workers[1])
  expect(await next).toBe('done')
})

it('does not count the start of a worker as time of its task', async () => {
  vi.useFakeTimers()
  const { workers, run } = poolOf({ size: 1, startsAtOnce: false })
  const first = run('a', 'first', { milliseconds: 20 })
  vi.advanceTimersByTime(30_000)
  expect(workers[0]?.ended).toBe(false)
  workers[0]?.listener.ready()
  vi.advanceTimersByTime(21)
  await expect(first).rejects.toMatchObject({ name: 'TaskLimitError', limit: 'time' })
  const second = run('a', 'second')
  vi.advanceTimersByTime(120_000)
  vi.useRealTimers()
  await expect(second).rejects.toMatchObject({ code: 'unavailable' })
  expect(workers.map(({ ended }) => ended)).toEqual([true, true])
})

it('does not count the start of a worker as time that other tasks wait', async () => {
  vi.useFakeTimers()
  const { pool, workers, run } = poolOf({ size: 1, startsAtOnce: false, patience: 15_000 })
  run('a', 'first', { milliseconds: 60_000 })
  const waiting = run('a', 'second')
  vi.advanceTimersByTime(40_000)
  expect(pool.size()).toEqual({ running: 1, waiting: 1 })
  workers[0]?.listener.ready()
  vi.advanceTimersByTime(14_999)
  expect(pool.size()).toEqual({ running: 1, waiting: 1 })
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
})

it('reports that memory ran out, or that a worker crashed', async () => {
  const { workers, run } = poolOf({ size: 1 })
  const large = run('a', 'large')
  workers[0]?.listener.ended('memory')
  await expect(large).rejects.toMatchObject({ name: 'TaskLimitError', limit: 'memory' })
  const crashed = run('a', 'crash')
  workers[1]?.listener.ended('crash')
  await expect(crashed).rejects.toThrow('ended')
  expect(workers).toHaveLength(2)
})

it('ends idle workers, and all workers when it stops', async () => {
  const { pool, workers, run } = poolOf({ idle: 1 })
  const first = run('a', '1')
  await finish(workers[0])
  await first
  await expect.poll(() => workers[0]?.ended).toBe(true)
  const running = run('a', '2')
  const waiting = run('a', '3')
  pool.stop()
  await expect(running).rejects.toMatchObject({ code: 'unavailable' })
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
  await expect(run('a', '4')).rejects.toMatchObject({ code: 'unavailable' })
  expect(workers[1]?.ended).toBe(true)
})
