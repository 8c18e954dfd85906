/** Messages of the cart. */
export const cartMessages = {
  title: 'Your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Products you add will appear here.',
  continueShopping: 'Continue shopping',
  remove: 'Remove',
  removeItem: ({ name }: { name: string }) => `Remove ${name}`,
  increase: ({ name }: { name: string }) => `Increase quantity of ${name}`,
  decrease: ({ name }: { name: string }) => `Decrease quantity of ${name}`,
  subtotal: 'Subtotal',
  taxAndShipping: 'Shipping and taxes are calculated at checkout.',
  otherStores: ({ names }: { names: string }) => `These items are from another store and can't be bought here: ${names}.`,
  removeOtherStores: 'Remove items from other stores',
  limitedToStock: ({ name, available }: { name: string; available: number }) =>
    `Only ${available} of ${name} left in stock. Your cart was updated.`,
  onlyAvailable: ({ available }: { available: number }) => `Only ${available} left in stock.`,
  setQuantity: ({ quantity }: { quantity: number }) => `Change quantity to ${quantity}`,
  unavailable: 'Not included in the subtotal.',
  repaired: "Some items in your saved cart couldn't be read. Please check your cart.",
}
