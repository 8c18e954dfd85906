import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stopSignal, untilCanceled } from '../outgoing/stop-signal.ts'
import { inTurn, runJob } from './run-job.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const running = new AbortController().signal
/** A request to another server that does not respond. */
const request = () => {
  const signal = stopSignal()
  return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

describe('a job', () => {
  it('is aborted at its deadline', async () => {
    const ended = runJob(request, { seconds: 30, stopping: running }).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await ended).toBe('The job did not end within 30 seconds.')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is aborted while the server stops', async () => {
    const stopping = new AbortController()
    const ended = runJob(request, { seconds: 30, stopping: stopping.signal }).catch((error: Error) => error.message)
    stopping.abort(new Error('The server stops.'))
    expect(await ended).toBe('The server stops.')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('frees its slot after its deadline, also if it does not end', async () => {
    let hasEnded = false
    const ended = runJob(() => new Promise(() => {}), { seconds: 30, stopping: running }).catch(() => {
      hasEnded = true
    })
    await vi.advanceTimersByTimeAsync(34_999)
    expect(hasEnded).toBe(false)
    // The second one is for the next round of the event loop.
    await vi.advanceTimersByTimeAsync(2)
    await ended
  })

  it('is not late if its result had arrived while the process was busy', async () => {
    vi.useRealTimers()
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const connection = once(server, 'connection') as Promise<[Socket]>
    const receiver = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const [sender] = await connection
    const work = async () => {
      const received = once(receiver, 'data')
      sender.write('result')
      for (const end = performance.now() + 50; performance.now() < end; );
      await received
    }
    await runJob(work, { seconds: 0.01, stopping: running, grace: 10 })
    sender.destroy()
    receiver.destroy()
    server.close()
  })

  it('that was canceled ends with its requests', async () => {
    let isCanceled = false
    const ended = runJob(
      async () => {
        expect(await untilCanceled(async () => isCanceled, request)).toBeUndefined()
      },
      { seconds: 30, stopping: running },
    )
    await vi.advanceTimersByTimeAsync(5_000)
    isCanceled = true
    await vi.advanceTimersByTimeAsync(1_000)
    await ended
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that fails is not reported as canceled', async () => {
    const failing = untilCanceled(
      async () => false,
      async () => Promise.reject(new Error('wrong')),
    )
    await expect(failing).rejects.toThrow('wrong')
  })
})

it('runs of a schedule follow each other, and the first that waits does the work of all', async () => {
  const ends: (() => void)[] = []
  const run = inTurn(
    (fails: boolean) => new Promise<void>((resolve, reject) => ends.push(fails ? () => reject(new Error('wrong')) : resolve)),
  )
  const first = run(true).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(0)
  const second = run(false)
  await run(false)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe('wrong')
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await second
})
