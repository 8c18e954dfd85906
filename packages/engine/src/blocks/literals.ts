import type { Migration } from '../block.ts'

/**
 * The migration of product cards to defaults that are tokens of the theme (docs/decisions/0153): it writes the literal defaults of the earlier
 * version into props that are missing, so that a stored block keeps its look. Other blocks have the same in their file. It is no call, which a
 * bundler could not leave out of a client.
 */
export const PRODUCT_LITERALS: Migration = {
  migrate: (props) => ({
    sectionTitleFontWeight: '700',
    cardBorderRadius: '12px',
    cardBoxShadow: '0 1px 3px rgba(0,0,0,0.1)',
    titleFontWeight: '600',
    buyButtonBorderRadius: '8px',
    saleBadgeBorderRadius: '20px',
    ...props,
  }),
  example: {},
}
