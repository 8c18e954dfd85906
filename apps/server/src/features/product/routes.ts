import { orNotFound } from '../../errors.ts'
import type { Handlers } from '../../handler.ts'
import { addProduct, deleteProducts, getProduct, storefrontProduct, updateProduct } from './product.ts'
import { bulkUpdate } from './product-bulk.ts'
import { filterProducts } from './product-filter.ts'
import { listing, search } from './product-list.ts'
import { collectionCards } from './product-shelf.ts'

export const productRoutes = {
  'product.add': ({ db, work, session }, { body }) => addProduct({ db, work }, session.userId, body),
  'product.update': ({ db, work, session }, { body }) => updateProduct({ db, work }, session.userId, body),
  'product.getById': ({ db, store }, { params }) => getProduct(db, store.storeId, params.id),
  'product.getByDomain': ({ db, store }, { query }) => storefrontProduct(db, store.storeId, query.productSlug),
  'product.getByStoreSlug': ({ db, store }, { query }) => storefrontProduct(db, store.storeId, query.productSlug),
  'product.list': ({ db, store }, { query: { requireAll, ...query } }) =>
    listing(db, store.storeId, requireAll ? { ...query, pageNumber: 0, pageSize: 1000 } : query),
  'product.search': ({ db, store }, { query }) => search(db, store.storeId, query),
  'product.byCollection': ({ db, store }, { query }) =>
    collectionCards(db, store.storeId, query.productCollection, query.numberOfProducts),
  'product.filter': ({ db }, { query }) => filterProducts(db, query),
  'product.delete': async ({ db, store, session }, { params }) => {
    const deleted = await deleteProducts(db, store.storeId, session.userId, [params.productId])
    orNotFound(deleted || undefined)
    return { ok: true }
  },
  'product.bulkUpdate': ({ db, session }, { body }) => bulkUpdate(db, session.userId, body),
  'product.bulkDelete': async ({ db, session }, { body }) => ({
    deleted: await deleteProducts(db, body.storeId, session.userId, body.ids),
  }),
} satisfies Handlers
