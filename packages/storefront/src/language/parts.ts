/** The areas of the storefront with messages, by the name of their folder: `store` is what all pages share, `blocks` is in the engine. */
export type Area =
  | 'store'
  | 'blocks'
  | 'listing'
  | 'cart'
  | 'discount'
  | 'tracking'
  | 'problems'
  | 'checkout'
  | 'order'
  | 'account'

/** The groups of messages that are loaded together: `first` is in every document, the others are files that screens and overlays load. */
export const parts = {
  first: ['store', 'blocks'],
  shopping: ['listing', 'cart', 'discount', 'tracking', 'problems'],
  checkout: ['checkout', 'order', 'account'],
} as const satisfies Record<string, readonly Area[]>

export type LatePart = Exclude<keyof typeof parts, 'first'>
