/** Messages of discounts in the cart and at checkout. */
export const catalog = {
  code: 'Discount code',
  apply: 'Apply',
  remove: 'Remove',
  removeCode: 'Remove discount code {code}',
  applied: 'Discount code {code} applied.',
  atCheckout: 'At checkout',
  estimatedTotal: 'Estimated total',
} as const
