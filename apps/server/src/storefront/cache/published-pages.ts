import { sql } from 'kysely'
import { plannedOnce, unseen } from '../../db/planned-once.ts'
import type { StoreTrx } from '../../db/scope.ts'
import { slugOfPage } from '../../events/cache-tags.ts'
import type { StoreEvents } from '../../events/store-events.ts'
import type { PageRow } from '../../features/page/page-view.ts'
import { createStoreMemory } from './store-memory.ts'

export type Published = Pick<PageRow, 'name' | 'slug' | 'type' | 'meta_title' | 'meta_description' | 'og_image' | 'noindex'> & {
  /** Stored blocks, as JSON. */
  published: string
}

export interface PublishedPages {
  /** A published page or template by its slug, from memory, or read now; undefined for a draft. */
  of(trx: StoreTrx, storeId: string, slug: string): Promise<Published | undefined>
}

/** Characters of stored blocks, and as many more for the rest of each page. */
const REMEMBERED = 16 * 1024 * 1024
const OVERHEAD = 1024

/** Remembers pages until they are published anew or renamed. */
export function createPublishedPages(events: Pick<StoreEvents, 'onChange' | 'listening'>): PublishedPages {
  const memory = createStoreMemory<Published>(events, {
    maxSize: REMEMBERED,
    sizeOf: ({ published }) => published.length + OVERHEAD,
    touched: (changed) => [...changed].flatMap((name) => slugOfPage(name) ?? []),
  })
  return { of: (trx, storeId, slug) => memory.of(storeId, slug, () => readPublished(trx, storeId, slug)) }
}

export const contentOf = (page: Published | undefined) => page?.published ?? '[]'

const readPublished = (trx: StoreTrx, storeId: string, slug: string): Promise<Published | undefined> =>
  trx
    .selectFrom('pages')
    .select(['name', 'slug', 'type', 'meta_title', 'meta_description', 'og_image', 'noindex'])
    .select(sql<string>`coalesce(published, '[]')::text`.as('published'))
    .where('store_id', '=', unseen(storeId))
    .where('slug', '=', unseen(slug))
    .where('status', '=', 'published')
    .modifyEnd(plannedOnce)
    .executeTakeFirst()
