/** What the cart says, in one table. */
export const cartMessages = {
  cart: 'Your cart',
  cartEmpty: 'Your cart is empty',
  cartEmptyHint: 'What you add will be kept here.',
  continueShopping: 'Continue shopping',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  increase: (name: string) => `One more of ${name}`,
  decrease: (name: string) => `One less of ${name}`,
  total: 'Total',
  taxAndShipping: 'Shipping and taxes are calculated at checkout.',
  foreignLines: (names: string) => `From another store, so it cannot be bought here: ${names}.`,
  removeForeign: 'Remove what is from another store',
  limited: (name: string, available: number) =>
    `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} available. Your cart now has ${available}.`,
  onlyAvailable: (available: number) => `Only ${available} available.`,
  updateLine: (available: number) => `Take ${available}`,
  unavailable: 'Not part of the total.',
  cartRepaired: 'Part of your saved cart could not be read. We kept what we could; please check it.',
}
