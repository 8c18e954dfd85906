import type { CSSProperties } from 'react'
import { type ColumnSettings, type Columns, columnsOf } from '../styles/columns.ts'
import { cardVars } from './card-vars.ts'

/** The look of a list of products: what its block's settings say, apart from the products and the behavior of a slider. Plain JSON. */
export interface ProductListLook {
  /** Custom properties of the title above the cards. */
  title: CSSProperties
  /** Custom properties of the cards. */
  cards: CSSProperties
  columns: Columns
  /** See `ProductCard`. */
  ratings: 'reviewed' | 'always' | undefined
}

export type ProductListLookSettings = Parameters<typeof cardVars>[0] & ColumnSettings & { ratings?: ProductListLook['ratings'] }

/** Returns the look of a list from the props that block types with product lists have in common. */
export function productListLook(settings: ProductListLookSettings): ProductListLook {
  const styles = Object.entries(cardVars(settings))
  const isTitle = ([name]: (typeof styles)[number]) => name.startsWith('--section-title')
  return {
    title: Object.fromEntries(styles.filter(isTitle)),
    cards: Object.fromEntries(styles.filter((style) => !isTitle(style))),
    columns: columnsOf(settings),
    ratings: settings.ratings,
  }
}
