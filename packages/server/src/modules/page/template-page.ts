import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'

/** The types of pages that products or categories choose. They have no URL. */
export type TemplateType = 'product' | 'collection'

/** The slugs of the templates that show products and categories which chose none. */
export const DEFAULT_TEMPLATES: Readonly<Record<TemplateType, string>> = { product: 'product', collection: 'collection' }

export const isTemplate = (type: string): type is TemplateType => Object.hasOwn(DEFAULT_TEMPLATES, type)

/** Throws `invalid_input` at `templateId` unless the page exists and is a template of this type. */
export async function checkTemplate(
  trx: StoreTrx,
  storeId: string,
  type: TemplateType,
  templateId: string | null,
): Promise<void> {
  if (templateId === null) return
  const found = await trx
    .selectFrom('pages')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', templateId)
    .where('type', '=', type)
    .executeTakeFirst()
  if (!found) throw appError('invalid_input', { fields: { templateId: 'This template no longer exists. Choose another one.' } })
}

/** The slug of a chosen template, also of a draft; undefined without one. */
export async function templateSlug(trx: StoreTrx, storeId: string, templateId: string | null): Promise<string | undefined> {
  if (templateId === null) return undefined
  const row = await trx
    .selectFrom('pages')
    .select('slug')
    .where('store_id', '=', storeId)
    .where('id', '=', templateId)
    .executeTakeFirst()
  return row?.slug
}

/** The ids of the store's templates of a type, by slug. Drafts are included. The number of pages of a store is limited. */
export async function templateIds(trx: StoreTrx, storeId: string, type: TemplateType): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('pages')
    .select(['id', 'slug'])
    .where('store_id', '=', storeId)
    .where('type', '=', type)
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
