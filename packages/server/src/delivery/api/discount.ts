import type { Handlers } from '../../ground/handler.ts'
import {
  addDiscount,
  deleteDiscount,
  getDiscount,
  listDiscounts,
  setDiscountEnabled,
  updateDiscount,
} from '../../modules/discount/index.ts'

export const discountRoutes = {
  'discount.list': (context, { query }) => listDiscounts(context, query),
  'discount.get': (context, { query }) => getDiscount(context, query),
  'discount.add': (context, { body }) => addDiscount(context, body),
  'discount.update': (context, { body }) => updateDiscount(context, body),
  'discount.setEnabled': (context, { body }) => setDiscountEnabled(context, body),
  'discount.delete': (context, { params }) => deleteDiscount(context, params),
} satisfies Handlers
