/**
 * Saving the draft of a page over HTTP, and the statements of the same save as bare SQL: those that read the session, and those of the
 * transaction. The server reads the session, the member's role and the plan before it, and two rows in it.
 */
import type { Bench } from '@blockfront/tooling/bench/bench'
import { takeTurns, throughput } from './load/pace.ts'
import { cpuSeconds } from './load/processor-time.ts'
import { bareSql } from './sql/bare.ts'
import { openBenchStore, sendOk } from './store/bench-store.ts'
import { largeStore } from './store/seed.ts'

const BLOCKS = 50

/** Seconds of saves whose processor time is measured. */
const SECONDS = 5

type Draft = { pageId: string; version: number }

export default {
  name: 'saves',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const connection = await store.connect()
    const { storeId, server } = store
    const pages = await store.owner.query<{ id: string }>(`select id from pages where store_id = $1 and slug = 'about'`, [
      storeId,
    ])
    const pageId = pages.rows[0]?.id ?? ''
    const loaded = await sendOk(connection, store.asOwner('GET', `/page/get-page-by-id?pageId=${pageId}`))
    let { version } = JSON.parse(loaded.toString('utf8')) as Draft
    let count = 0
    /** Content that differs each time. */
    const content = () => {
      count += 1
      return Array.from({ length: BLOCKS }, (_, n) => ({
        id: `text-${n}`,
        type: 'textBlock',
        props: { text: `<p>Paragraph ${n} of save ${count} of ${Date.now()}: handmade in small batches.</p>` },
      }))
    }
    const draft = () => ({ storeId, pageId, baseVersion: version, content: content() })
    const save = async () => {
      const saved = await sendOk(connection, store.asOwner('PUT', '/page/save-draft', draft()))
      version = (JSON.parse(saved.toString('utf8')) as Draft).version
    }
    const bare = await bareSql(store.database.appUrl, [
      ['findSession', storeId, { token: store.token }],
      ['saveSmallDraft', storeId, draft()],
    ])
    version += 1
    const sql = async () => {
      for (const work of bare.works) await work()
      version += 1
    }
    const pace = await takeTurns({ save, sql }, 300)
    const before = cpuSeconds([server.pid])
    const { perSecond } = await throughput([save], SECONDS)
    const used = cpuSeconds([server.pid]) - before
    await bare.close()
    await store.close()
    const metric = `saving a draft of ${BLOCKS} blocks`
    const peerName = 'bare SQL'
    return [
      { metric: `${metric}, p50`, value: pace.save.p50, unit: 'ms', peer: pace.sql.p50, peerName, limit: 3 },
      { metric: `${metric}, p95`, value: pace.save.p95, unit: 'ms', peer: pace.sql.p95, peerName },
      { metric: 'processor time of the server for a save', value: (used / (SECONDS * perSecond)) * 1_000, unit: 'ms' },
    ]
  },
} satisfies Bench
