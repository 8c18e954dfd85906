export { codeProblemOf } from './code-problem.ts'
export { addDiscount, deleteDiscount, setDiscountEnabled, updateDiscount } from './edit-discount.ts'
export { getDiscount, listDiscounts } from './list-discounts.ts'
export { discountsOf, type OrderDiscount } from './order-discounts.ts'
export { type AppliedDiscount, type CartDiscounts, type CustomerContact, quoteDiscounts } from './quote-discounts.ts'
export {
  eraseDiscountCustomers,
  insertOrderDiscounts,
  keptDiscounts,
  releaseDiscounts,
  retakeDiscounts,
  takeDiscounts,
} from './redeem-discounts.ts'
