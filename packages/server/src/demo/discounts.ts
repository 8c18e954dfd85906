import { withStoreReadOnly } from '../ground/db/scope.ts'
import { addDiscount } from '../modules/discount/index.ts'

/** The code that some of the demo orders use. */
export const DEMO_CODE = 'WELCOME10'

/** Adds a discount code for a first order, and an automatic discount on three items of a category. */
export async function addDemoDiscounts(context: Parameters<typeof addDiscount>[0]): Promise<void> {
  const { storeId } = context.store
  const [there, kitchen] = await withStoreReadOnly(context.db, storeId, (trx) =>
    Promise.all([
      trx.selectFrom('discounts').select('name').where('store_id', '=', storeId).execute(),
      trx.selectFrom('categories').select('id').where('store_id', '=', storeId).where('slug', '=', 'kitchen').executeTakeFirst(),
    ]),
  )
  const base = {
    ...{ storeId, minSubtotal: null, minQuantity: null, endsAt: null, usageLimit: null },
    ...{ oncePerCustomer: false, combines: false, enabled: true },
  }
  const discounts = [
    {
      ...base,
      name: 'Welcome discount',
      code: DEMO_CODE,
      offer: { type: 'percentage', rate: 1000 },
      scope: { type: 'all' },
      oncePerCustomer: true,
    },
    {
      ...base,
      name: 'Three for the kitchen',
      code: null,
      offer: { type: 'percentage', rate: 1500 },
      scope: kitchen ? { type: 'categories', ids: [kitchen.id] } : { type: 'all' },
      minQuantity: 3,
    },
  ] as const satisfies Parameters<typeof addDiscount>[1][]
  for (const discount of discounts) if (!there.some(({ name }) => name === discount.name)) await addDiscount(context, discount)
}
