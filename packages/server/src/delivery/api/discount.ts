import type { Handlers } from '../../ground/handler.ts'
import { addDiscount, deleteDiscount, setDiscountEnabled, updateDiscount } from '../../modules/discount/edit-discount.ts'
import { getDiscount, listDiscounts } from '../../modules/discount/list-discounts.ts'

export const discountRoutes = {
  'discount.list': (context, { query }) => listDiscounts(context, query),
  'discount.get': (context, { query }) => getDiscount(context, query),
  'discount.add': (context, { body }) => addDiscount(context, body),
  'discount.update': (context, { body }) => updateDiscount(context, body),
  'discount.setEnabled': (context, { body }) => setDiscountEnabled(context, body),
  'discount.delete': (context, { params }) => deleteDiscount(context, params),
} satisfies Handlers
