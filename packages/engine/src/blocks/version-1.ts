/**
 * Defaults of version 1 that several block types share (blocks.md). Version 2 starts with colors of the theme instead; a migration writes
 * these into stored blocks of version 1 that leave them out, so that such a block looks as it did.
 */

import type { Migration } from '../block.ts'

/** Product cards: `field.productCards()` of version 1. */
const CARD_COLORS_1 = {
  cardBackground: '#ffffff',
  titleColor: '#1a1a1a',
  currentPriceColor: '#1a1a1a',
  originalPriceColor: '#999',
  ratingFilledColor: '#ffd700',
  ratingEmptyColor: '#e0e0e0',
  buyButtonBackground: '#1a1a1a',
  buyButtonTextColor: '#fff',
  cartButtonBackground: '#ffffff',
  cartButtonColor: '#000',
  cartButtonHoverColor: '#ff4d4f',
  saleBadgeBackground: '#ff4d4f',
  saleBadgeTextColor: '#fff',
} as const

/** From version 1 of a product slider or grid. */
export const PRODUCTS_1: Migration = {
  migrate: (props) => ({ ...CARD_COLORS_1, sectionTitleColor: '#1a1a2c', ...props }),
  example: {
    sectionTitle: 'Summer',
    productCollection: 'latest',
    numberOfProducts: 8,
    titleColor: 'rgb(20, 20, 20)',
    buyButtonBackground: '#222',
    spaceBetween: 12,
  },
}
