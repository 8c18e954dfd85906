/** Saving the draft of a page over HTTP, and writing the same draft with one SQL statement. */
import type { Bench } from '@blockfront/tooling/bench/bench'
import { takeTurns } from './load/pace.ts'
import { openBenchStore, sendOk } from './store/bench-store.ts'
import { largeStore } from './store/seed.ts'

const BLOCKS = 50

type Draft = { pageId: string; version: number }

export default {
  name: 'saves',
  run: async () => {
    const store = await openBenchStore(largeStore)
    const connection = await store.connect()
    const { storeId } = store
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
        props: { text: `<p>Paragraph ${n} of save ${count}: handmade in small batches, and sent within two days.</p>` },
      }))
    }
    const save = async () => {
      const body = { storeId, pageId, baseVersion: version, content: content() }
      const saved = await sendOk(connection, store.asOwner('PUT', '/page/save-draft', body))
      version = (JSON.parse(saved.toString('utf8')) as Draft).version
    }
    const sql = async () => {
      version += 1
      const values = [storeId, pageId, JSON.stringify(content()), version]
      await store.owner.query(
        'update pages set draft = $3, draft_version = $4, updated_at = now() where store_id = $1 and id = $2',
        values,
      )
    }
    const pace = await takeTurns({ save, sql }, 300)
    await store.close()
    const metric = `saving a draft of ${BLOCKS} blocks`
    return [
      { metric: `${metric}, p50`, value: pace.save.p50, unit: 'ms', peer: pace.sql.p50, peerName: 'plain SQL' },
      { metric: `${metric}, p95`, value: pace.save.p95, unit: 'ms', peer: pace.sql.p95, peerName: 'plain SQL' },
    ]
  },
} satisfies Bench
