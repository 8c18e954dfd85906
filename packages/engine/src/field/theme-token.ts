/**
 * Shapes and weights of the store's theme, as stored in a field. A block with such a default follows the theme. The lists are fixed: a field
 * accepts no other custom property. Their values without a theme are in `render/styles/base-css.ts`.
 */
export const themeRadius = {
  button: 'var(--radius-button)',
  small: 'var(--radius)',
  box: 'var(--radius-box)',
  quote: 'var(--radius-quote)',
  badge: 'var(--radius-badge)',
} as const

/** Weights of the theme's headings, of names such as those of products and links of the navigation, and of running text. */
export const themeWeight = {
  heading: 'var(--weight-heading)',
  name: 'var(--weight-name)',
  text: 'var(--weight-text)',
} as const

/** Shadows of the theme: of cards, and of cards with quotes and reviews. */
export const themeShadow = { card: 'var(--shadow-card)', quote: 'var(--shadow-quote)', review: 'var(--shadow-review)' } as const

/** The tokens that a radius can be, with their labels. */
export const RADIUS_TOKENS = [
  { value: themeRadius.box, label: 'Theme' },
  { value: themeRadius.button, label: 'Theme, buttons' },
  { value: themeRadius.small, label: 'Theme, small' },
  { value: themeRadius.quote, label: 'Theme, large' },
  { value: themeRadius.badge, label: 'Theme, badges' },
] as const

/** The tokens that a weight can be, with their labels. */
export const WEIGHT_TOKENS = [
  { value: themeWeight.heading, label: 'Theme, headings' },
  { value: themeWeight.name, label: 'Theme, names' },
  { value: themeWeight.text, label: 'Theme, text' },
] as const
