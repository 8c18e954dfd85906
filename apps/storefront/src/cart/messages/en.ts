/** Messages of the cart. */
export const catalog = {
  title: 'Your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Products you add will appear here.',
  continueShopping: 'Continue shopping',
  remove: 'Remove',
  removeItem: 'Remove {name}',
  increase: 'Increase quantity of {name}',
  decrease: 'Decrease quantity of {name}',
  subtotal: 'Subtotal',
  taxAndShipping: 'Shipping and taxes are calculated at checkout.',
  otherStores: "These items are from another store and can't be bought here: {names}.",
  removeOtherStores: 'Remove items from other stores',
  limitedToStock: {
    one: 'Only {count} of {name} left in stock. Your cart was updated.',
    other: 'Only {count} of {name} left in stock. Your cart was updated.',
  },
  onlyAvailable: { one: 'Only {count} left in stock.', other: 'Only {count} left in stock.' },
  setQuantity: 'Change quantity to {quantity}',
  unavailable: 'Not included in the subtotal.',
  repaired: "Some items in your saved cart couldn't be read. Please check your cart.",
} as const
