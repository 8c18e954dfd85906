/** Memory of a server process while many jobs wait, and after a burst of orders. */
import { setTimeout } from 'node:timers/promises'
import type { Bench } from '@blockfront/tooling/bench/bench'
import { memoryOf } from './load/memory.ts'
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
    const store = await openBenchStore(largeStore)
    const { server, host, owner } = store
    await takeBack(store)
    const buyers = await Promise.all(SHOPPERS.map((number) => overHttp(store, host, purchaseOf(number))))
    // What every process needs once: compiled code, prepared statements, cached data.
    await throughput(buyers, 5)
    await setTimeout(SILENCE * 1_000)
    const before = memoryOf(server.pid)
    await owner.query(
      `select enqueue_job('webhook.deliver', json_build_object('storeId', $1::text, 'deliveryId', n), now() + interval '1 day')
       from generate_series(1, $2) n`,
      [store.storeId, JOBS],
    )
    await setTimeout(SILENCE * 1_000)
    const waiting = memoryOf(server.pid)
    const { perSecond } = await throughput(buyers, BURST)
    const during = memoryOf(server.pid)
    await setTimeout(SILENCE * 1_000)
    const after = memoryOf(server.pid)
    await owner.query(`delete from graphile_worker._private_jobs where run_at > now() + interval '1 hour'`)
    await takeBack(store)
    await store.close()
    const peer = { peer: before, peerName: 'before' }
    return [
      { metric: `memory with ${JOBS} waiting jobs`, value: waiting, unit: 'MB', ...peer, limit: 1.25 },
      { metric: `memory at the end of ${Math.round(perSecond * BURST)} orders`, value: during, unit: 'MB', ...peer },
      { metric: `memory ${SILENCE} s later`, value: after, unit: 'MB', ...peer, limit: 1.5 },
    ]
  },
} satisfies Bench
