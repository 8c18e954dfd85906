import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError, isConstraintViolation } from '../../ground/errors.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { withAncestors } from './category-branch.ts'

/** Rejects with the message for a slug that another category uses, and with any other error unchanged. */
export function orSlugTaken(error: unknown): Promise<never> {
  if (isConstraintViolation(error, 'categories_store_id_slug_key'))
    throw appError('slug_taken', { fields: { slug: 'Another category in this store uses this URL handle.' } })
  throw error
}

export const categoryColumns = (input: Body<'category.add'>) => ({
  name: input.name,
  image: input.image,
  description: input.description,
  parent_id: input.parentId,
  position: input.position,
  seo_title: input.seoTitle,
  meta_description: input.metaDescription,
  template_id: input.templateId,
})

/** Throws if the parent does not exist, is the category itself, or is one of its descendants. `ownId` is undefined for a new category. */
export async function checkParent(trx: StoreTrx, storeId: string, parentId: string | null, ownId?: string): Promise<void> {
  const seen = new Set<string>()
  for (let id = parentId; id !== null; ) {
    if (id === ownId || seen.has(id))
      throw appError('conflict', { fields: { parentId: 'A category cannot be its own parent or ancestor.' } })
    seen.add(id)
    const row = await trx
      .selectFrom('categories')
      .select('parent_id')
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw appError('invalid_input', { fields: { parentId: 'This category no longer exists.' } })
    id = row.parent_id
  }
}

/**
 * Invalidates cached responses that show a category or list its products, also with those of a category that contains it. `parentId` is its
 * parent before the change, if it had another one.
 */
export async function invalidateCategory(
  trx: StoreTrx,
  storeId: string,
  id: string,
  parentId: string | null = null,
): Promise<void> {
  const containing = await withAncestors(trx, storeId, [id, ...(parentId === null ? [] : [parentId])])
  const listed = [...new Set([...containing.values()].flat())]
  await invalidate(trx, storeId, [
    cacheTags.categories,
    cacheTags.category(id),
    ...listed.flatMap((one) => [cacheTags.listOf(one), cacheTags.collectionOf(one)]),
  ])
}
