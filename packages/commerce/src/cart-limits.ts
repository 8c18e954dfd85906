/** Key of the cart in browser storage (product.md, point 9). */
export const cartKey = 'cart'

/** Largest quantity of one line. The server enforces it too. */
export const maxQuantity = 100
/** Largest number of lines in a cart. The server enforces it too. */
export const maxLines = 100
