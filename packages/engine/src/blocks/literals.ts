import type { Migration } from '../block.ts'

/**
 * Returns the migration to defaults that are tokens of the theme (docs/decisions/0153): it writes the literal defaults of the earlier version
 * into props that are missing, so that a stored block keeps its look.
 */
export const keepLiterals = (literals: Readonly<Record<string, unknown>>): Migration => ({
  migrate: (props) => ({ ...literals, ...props }),
  example: {},
})

/** The literal shapes and weights of product cards, before they were tokens. */
export const PRODUCT_LITERALS = /* @__PURE__ */ keepLiterals({
  sectionTitleFontWeight: '700',
  cardBorderRadius: '12px',
  cardBoxShadow: '0 1px 3px rgba(0,0,0,0.1)',
  titleFontWeight: '600',
  buyButtonBorderRadius: '8px',
  saleBadgeBorderRadius: '20px',
})
