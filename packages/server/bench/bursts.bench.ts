/**
 * Memory of a server process while many jobs wait, and after a burst of orders. Resident memory includes pages that V8 and malloc keep for later;
 * a garbage collection shows what is in use.
 */
import { setTimeout } from 'node:timers/promises'
import type { Bench } from '@blockfront/tooling/bench/bench'
import { inspectorOf, memoryOf, usedMemoryOf } from './load/memory.ts'
import { throughput } from './load/pace.ts'
import { openBenchStore } from './store/bench-store.ts'
import { overHttp, purchaseOf, SHOPPERS, takeBack } from './store/purchases.ts'
import { largeStore } from './store/seed.ts'

const JOBS = 10_000
/** Seconds of orders, and of silence after them in which the process returns memory. */
const [BURST, SILENCE] = [60, 15]

export default {
  name: 'bursts',
  run: async () => {
    const store = await openBenchStore(largeStore, { NODE_OPTIONS: '--inspect=127.0.0.1:0' })
    const { server, host, owner } = store
    const inspector = inspectorOf(server.output())
    const measure = async () => {
      const resident = memoryOf(server.pid)
      const used = await usedMemoryOf(inspector)
      // V8 returns pages to the system in the background.
      await setTimeout(1_000)
      return { resident, collected: memoryOf(server.pid), ...used }
    }
    await takeBack(store)
    const buyers = await Promise.all(SHOPPERS.map((number) => overHttp(store, host, purchaseOf(number))))
    // What every process needs once: compiled code, prepared statements, cached data.
    await throughput(buyers, 5)
    await setTimeout(SILENCE * 1_000)
    const before = await measure()
    await owner.query(
      `select enqueue_job('webhook.deliver', json_build_object('storeId', $1::text, 'deliveryId', n), now() + interval '1 day')
       from generate_series(1, $2) n`,
      [store.storeId, JOBS],
    )
    await setTimeout(SILENCE * 1_000)
    const waiting = await measure()
    const { perSecond } = await throughput(buyers, BURST)
    const during = memoryOf(server.pid)
    await setTimeout(SILENCE * 1_000)
    const after = await measure()
    await owner.query(`delete from graphile_worker._private_jobs where run_at > now() + interval '1 hour'`)
    await takeBack(store)
    await store.close()
    const orders = `${Math.round(perSecond * BURST)} orders`
    const compared = (metric: string, kind: keyof typeof before, at: typeof before, limit: number) => {
      return { metric, value: at[kind], unit: 'MB', peer: before[kind], peerName: 'before', limit }
    }
    return [
      compared(`memory with ${JOBS} waiting jobs`, 'resident', waiting, 1.25),
      compared(`heap in use with ${JOBS} waiting jobs`, 'heap', waiting, 1.1),
      { metric: `memory at the end of ${orders}`, value: during, unit: 'MB', peer: before.resident, peerName: 'before' },
      compared(`memory ${SILENCE} s later`, 'resident', after, 1.8),
      compared('memory after a garbage collection then', 'collected', after, 1.6),
      compared(`heap in use ${SILENCE} s after ${orders}`, 'heap', after, 1.1),
      compared(`buffers in use ${SILENCE} s after ${orders}`, 'buffers', after, 1.1),
    ]
  },
} satisfies Bench
