import type { HandlerOutput } from '@blockfront/contract'
import type { MemberContext, StoreContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Body, Query } from '../../ground/handler.ts'
import { freeSlug } from '../../ground/slug.ts'
import { addPage } from './add-page.ts'
import { detachInstances, readShownComponents } from './component/detach-instances.ts'
import { isGlobal } from './content/complete-content.ts'
import { pageRow } from './page-rows.ts'
import { publicSettings, validOverrides } from './settings/page-settings.ts'
import { isSlugTaken } from './settings/page-slug.ts'
import { isTemplate } from './template-page.ts'

/** The draft of a page as a document, with the URL of its JSON Schema. Another store can show it, unless instances are kept. */
export async function exportPage(
  { db, config, work, store: { storeId } }: Pick<StoreContext, 'db' | 'config' | 'work' | 'store'>,
  { pageId, instances }: Query<'page.export'>,
): Promise<HandlerOutput<'page.export'>> {
  const { row, json, components } = await withStoreReadOnly(db, storeId, async (trx) => {
    const row = await pageRow(trx, storeId, pageId)
    const json = JSON.stringify(row.draft)
    return { row, json, components: instances === 'keep' ? {} : await readShownComponents(trx, storeId, json) }
  })
  const content = instances === 'keep' ? (row.draft as unknown[]) : await detachInstances(work, storeId, { json, components })
  const type = isTemplate(row.type) && { type: row.type }
  return { $schema: `${config.publicUrl}/schemas/page.json`, ...publicSettings(row), ...validOverrides(row), ...type, content }
}

/**
 * Adds a page from an exported document. If its slug is taken, it gets the next free one. Global blocks, such as the footer, are left
 * out: the store has its own.
 */
export async function importPage(
  context: MemberContext,
  { document }: Body<'page.import'>,
): Promise<HandlerOutput<'page.import'>> {
  const { db, store } = context
  const { $schema: _schema, type = 'custom', ...page } = document
  const slug = await withStoreReadOnly(db, store.storeId, (trx) => freeSlug(page.slug, isSlugTaken(trx, store.storeId)))
  return addPage(context, { ...page, type, slug, content: page.content.filter((block) => !isGlobal(block)) })
}
