import type { Category } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import type { Body } from '../../ground/handler.ts'
import { freeSlug, slugOf } from '../../ground/slug.ts'
import { checkTemplate } from '../page/index.ts'
import { checkLimit } from '../store/index.ts'
import { loadCategory } from './load-category.ts'
import { categoryColumns, checkParent, invalidateCategory, orSlugTaken } from './write-category.ts'

/** Adds a category. Without a slug it gets the first free one for its name. Throws `slug_taken`, and `invalid_input` for its parent. */
export function addCategory(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  input: Body<'category.add'>,
): Promise<Category> {
  return withStore(db, storeId, async (trx) => {
    await checkParent(trx, storeId, input.parentId)
    await checkTemplate(trx, storeId, 'collection', input.templateId)
    await checkLimit(trx, storeId, 'categories')
    const slug = input.slug ?? (await freeSlug(slugOf(input.name, 'category'), isSlugTaken(trx, storeId)))
    const id = newId()
    await trx
      .insertInto('categories')
      .values({ ...categoryColumns(input), store_id: storeId, id, slug, is_demo: false })
      .execute()
      .catch(orSlugTaken)
    await recordAudit(trx, { storeId, actorId, action: 'category.add', target: id, detail: { name: input.name } })
    await invalidateCategory(trx, storeId, id)
    return loadCategory(trx, storeId, { id })
  })
}

const isSlugTaken = (trx: StoreTrx, storeId: string) => async (slug: string) =>
  (await trx
    .selectFrom('categories')
    .select('id')
    .where('store_id', '=', storeId)
    .where('slug', '=', slug)
    .executeTakeFirst()) !== undefined
