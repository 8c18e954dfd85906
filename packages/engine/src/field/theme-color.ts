/**
 * The colors of the store's theme, as a color field stores them. A block that starts with one follows the owner's palette. The list is
 * fixed (`COLOR_TOKENS`): no other custom property fits a color field.
 */
export const themeColor = {
  surface: 'var(--color-surface)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  accent: 'var(--color-accent)',
  onAccent: 'var(--color-on-accent)',
  border: 'var(--color-border)',
  sale: 'var(--color-sale)',
} as const
