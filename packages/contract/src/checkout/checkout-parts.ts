/** The sections of the checkout's form, in their default order. */
export const checkoutSections = ['contact', 'delivery', 'shipping', 'payment', 'note'] as const
export type CheckoutSection = (typeof checkoutSections)[number]

/** Icons of trust badges. */
export const trustBadgeIcons = ['lock', 'truck', 'return', 'chat', 'star'] as const
export type TrustBadgeIcon = (typeof trustBadgeIcons)[number]
