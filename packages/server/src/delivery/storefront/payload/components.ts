import { sql } from 'kysely'
import type { PublishedDataCache, PublishedKind } from '../../../ground/cache/published-data.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import { COMPONENT, shownComponents } from '../../../modules/page/index.ts'
import { loadTranslations } from '../../../modules/translation/index.ts'
import type { StoredContent, StoredLayout } from './blocks.ts'

/** A published component as JSON text: `StoredComponent`. */
interface PublishedComponent {
  json: string
}

const publishedComponents: PublishedKind<PublishedComponent> = {
  name: 'component',
  bytes: ({ json }) => 256 + 2 * json.length,
  tags: (key) => {
    const [id = '', locale] = key.split(' ')
    return [cacheTags.component(id), ...(locale ? [cacheTags.language(locale)] : [])]
  },
}

/** The layout of a page with the shared components that the page shows, and their cache tags. */
export interface LayoutWithComponents<Layout> {
  around: Layout
  tags: string[]
}

/** Reads the published shared components that a page shows, from the cache where possible. A missing one has a tag too. */
export async function readComponents<Layout extends StoredLayout>(
  cache: PublishedDataCache,
  trx: StoreTrx,
  { storeId, locale }: { storeId: string; locale?: string | undefined },
  content: StoredContent,
  layout: Layout,
): Promise<LayoutWithComponents<Layout>> {
  const ids = componentIds(content)
  if (ids.length === 0) return { around: layout, tags: [] }
  const keyOf = (id: string) => (locale ? `${id} ${locale}` : id)
  const found = await cache.get(publishedComponents, storeId, ids.map(keyOf), async (missing) => {
    const loaded = await loadComponents(
      trx,
      storeId,
      missing.map((key) => key.split(' ')[0] ?? ''),
      locale,
    )
    return new Map([...loaded].map(([id, component]) => [keyOf(id), component]))
  })
  const entries = ids.flatMap((id) => {
    const component = found.get(keyOf(id))
    return component ? [`${JSON.stringify(id)}:${component.json}`] : []
  })
  return { around: { ...layout, components: `{${entries.join()}}` }, tags: ids.map(cacheTags.component) }
}

async function loadComponents(trx: StoreTrx, storeId: string, ids: readonly string[], locale: string | undefined) {
  const [rows, translations] = await Promise.all([
    trx
      .selectFrom('pages')
      .select('id')
      .select(sql<string>`coalesce(published, '[]')::text`.as('published'))
      .where('store_id', '=', storeId)
      .where('type', '=', COMPONENT)
      .where('id', 'in', ids)
      .execute(),
    locale ? loadTranslations(trx, storeId, { locale, type: 'page', ids }) : undefined,
  ])
  return new Map(
    rows.map(({ id, published }): [string, PublishedComponent] => {
      const texts = JSON.stringify(translations?.get(id) ?? {})
      return [id, { json: `{"content":${published},"translations":${texts}}` }]
    }),
  )
}

const known = new WeakMap<StoredContent, readonly string[]>()

function componentIds(content: StoredContent): readonly string[] {
  let ids = known.get(content)
  if (!ids) {
    ids = shownComponents(content.json)
    known.set(content, ids)
  }
  return ids
}
