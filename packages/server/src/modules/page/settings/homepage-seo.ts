import type { HandlerOutput } from '@blockfront/contract'
import type { MemberScope, StoreScope } from '../../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { seoOf } from '../page-view.ts'
import { updatePage } from '../update-page.ts'

/** Title, description and other metadata of the homepage. */
export const getHomepageSeo = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'page.getHomepageSeo'>> =>
  withStoreReadOnly(db, storeId, async (trx) => seoOf(await homepageRow(trx, storeId)))

/** Changes the metadata of the homepage immediately, see {@link updatePage}. */
export async function updateHomepageSeo(
  context: MemberScope,
  input: Body<'page.updateSeo'>,
): Promise<HandlerOutput<'page.updateSeo'>> {
  const { db, store } = context
  const { id: pageId } = await withStoreReadOnly(db, store.storeId, (trx) => homepageRow(trx, store.storeId))
  await updatePage(context, { pageId, ...input })
  return getHomepageSeo(context)
}

const homepageRow = async (trx: StoreTrx, storeId: string) =>
  orNotFound(
    await trx.selectFrom('pages').selectAll().where('store_id', '=', storeId).where('slug', '=', 'home').executeTakeFirst(),
  )
