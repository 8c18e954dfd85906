/** Messages of discounts in the cart and at checkout. */
export const discountMessages = {
  code: 'Discount code',
  apply: 'Apply',
  remove: 'Remove',
  removeCode: ({ code }: { code: string }) => `Remove discount code ${code}`,
  applied: ({ code }: { code: string }) => `Discount code ${code} applied.`,
  name: ({ name, code }: { name: string; code: string | null }) =>
    code && code.toLowerCase() !== name.toLowerCase() ? `${name} (${code})` : name,
  atCheckout: 'At checkout',
  estimatedTotal: 'Estimated total',
  refused: ({ code, reason }: { code: string; reason: string }) => `${code}: ${reason}`,
}
