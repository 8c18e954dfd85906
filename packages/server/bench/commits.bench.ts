/**
 * Commits of transactions that add a job and record a change for caches, on a cluster that syncs every commit to disk: with the notifications of
 * a process, compared with none, and with a notification in each transaction.
 */

import type { Bench } from '@blockfront/tooling/bench/bench'
import { sql } from 'kysely'
import { connect } from '../src/ground/db/database.ts'
import { enqueue } from '../src/ground/db/job-queue.ts'
import { migrate } from '../src/ground/db/migrate.ts'
import { type StoreTrx, withStore } from '../src/ground/db/scope.ts'
import { invalidate, listenToStores } from '../src/ground/events/store-events.ts'
import { throughput } from './load/pace.ts'
import { withDemoDatabase } from './store/database.ts'

const WRITERS = 16

async function commitsPerSecond(url: string, work: (trx: StoreTrx) => Promise<unknown>, notifies = true): Promise<number> {
  const events = await listenToStores(url, () => {})
  const { db, close } = connect({ url, max: WRITERS, ...(notifies && { onCommit: (changed) => events.announce(changed) }) })
  const write = () =>
    withStore(db, 'bench', async (trx) => {
      await Promise.all([invalidate(trx, 'bench', ['list']), enqueue(trx, 'purge', {}), work(trx)])
    })
  const { perSecond } = await throughput(Array(WRITERS).fill(write), 4)
  await close()
  await events.stop()
  return perSecond
}

export default {
  name: 'commits with jobs and changes',
  run: () =>
    withDemoDatabase(
      ({ ownerUrl }) => migrate(ownerUrl),
      async ({ appUrl }) => {
        const nothing = async () => {}
        const silent = await commitsPerSecond(appUrl, nothing, false)
        const notifying = await commitsPerSecond(appUrl, nothing)
        const inside = await commitsPerSecond(appUrl, (trx) => sql`select pg_notify('bench', '')`.execute(trx), false)
        const unit = 'commits/s'
        return [
          {
            metric: 'commits, 16 connections',
            value: notifying,
            unit,
            peer: silent,
            peerName: 'without notifications',
            atLeast: 0.8,
          },
          { metric: 'commits that notify, 16 connections', value: inside, unit, peer: silent, peerName: 'without notifications' },
        ]
      },
    ),
} satisfies Bench
