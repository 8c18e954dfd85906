/**
 * Defaults of version 1 that several block types have in common (blocks.md). Version 2 uses theme colors instead. A migration
 * writes these values into stored version 1 blocks that omit them, so that such a block looks the same.
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

/** Migrates version 1 of a product slider or grid. */
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

/** The default slides of version 1 of the hero. */
export const SLIDES_1 = [
  {
    backgroundType: 'gradient',
    background:
      'radial-gradient(90% 120% at 85% 10%, #e2a06b 0%, rgba(226,160,107,0) 60%), radial-gradient(80% 110% at 10% 100%, #37506b 0%, rgba(55,80,107,0) 65%), linear-gradient(135deg, #1d2430, #5b3a38)',
    title: 'Made for slow mornings',
    subtitle: 'Warm layers and quiet colours, in small batches.',
    ctaButtons: [
      { text: 'Shop the collection', variant: 'primary', type: 'internal', url: '/shop', target: '_self' },
      { text: 'Our story', variant: 'secondary', type: 'internal', url: '/about', target: '_self' },
    ],
  },
  {
    backgroundType: 'gradient',
    background:
      'radial-gradient(80% 110% at 15% 0%, #5fa58d 0%, rgba(95,165,141,0) 60%), radial-gradient(70% 100% at 90% 100%, #c9b458 0%, rgba(201,180,88,0) 60%), linear-gradient(160deg, #0f2f2c, #23483b)',
    title: 'Fresh this week',
    subtitle: 'New pieces arrive every Thursday.',
    ctaButtons: [{ text: 'See what is new', variant: 'primary', type: 'internal', url: '/shop', target: '_self' }],
  },
]
