import type { ReactNode } from 'react'

/** The heading above a row of cards; nothing without text. */
export const SectionTitle = ({ children }: { children?: ReactNode }) =>
  children ? <h2 className="bf-section__title">{children}</h2> : null

/** The message that replaces cards that failed to load or do not exist. */
export const SectionNote = ({ children, role }: { children: ReactNode; role?: 'alert' }) => (
  <p className="bf-section__note" role={role}>
    {children}
  </p>
)

export const css = `
.bf-section {
  padding-block: calc(var(--density) * clamp(2rem, 5cqw, 4rem));
}
.bf-section .bf-section__title {
  margin-block-end: 1.5rem;
  text-align: var(--section-title-align, center);
  color: var(--section-title-color, inherit);
  font-size: var(--section-title-font-size, min(2rem, max(1.5rem, 8cqw)));
  font-weight: var(--section-title-font-weight, var(--weight-heading));
  letter-spacing: -0.02em;
}
.bf-section__note {
  padding: 3rem 1rem;
  text-align: center;
  color: var(--color-muted);
  border: 1px dashed var(--color-border);
  border-radius: var(--radius);
}
.bf-section__note[role="alert"] {
  color: #b42318;
  border: 1px solid #f3c5c0;
  background: #fef4f3;
}
`
