/**
 * The colors of the store's theme, as stored in a color field. A block with such a default follows the owner's palette. The list
 * is fixed (`COLOR_TOKENS`): a color field accepts no other custom property.
 */
export const themeColor = {
  surface: 'var(--color-surface)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  accent: 'var(--color-accent)',
  onAccent: 'var(--color-on-accent)',
  border: 'var(--color-border)',
  sale: 'var(--color-sale)',
  /** Primary buttons on images: white, or the accent color if the theme says so. */
  heroButton: 'var(--color-hero-button)',
  onHeroButton: 'var(--color-on-hero-button)',
} as const
