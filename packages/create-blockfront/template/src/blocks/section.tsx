import { type Block, field, type Props } from '@blockfront/engine'
import type { CSSProperties, ReactNode } from 'react'
import { z } from 'zod'

const props = () =>
  z.object({
    heading: field.text('Heading').max(80).default(''),
    columns: field.number('Columns', { min: 1, max: 4 }).default(2),
  })

/** Blocks next to each other. On a narrow page they are below each other. */
export function View({ heading, columns, children }: Props<typeof props> & { children?: ReactNode }) {
  return (
    <section className="bf-section">
      {heading && <h2>{heading}</h2>}
      <div className="bf-section__columns" style={{ '--columns': columns } as CSSProperties}>
        {children}
      </div>
    </section>
  )
}

const css = `
.bf-section {
  display: grid;
  gap: 1.5rem;
  padding: clamp(2rem, 6cqw, 4rem) max(var(--gutter), calc((100% - 60rem) / 2));
}
.bf-section__columns {
  display: grid;
  gap: 1.5rem;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  min-height: 4rem;
}
@container page (width < 768px) {
  .bf-section__columns {
    grid-template-columns: minmax(0, 1fr);
  }
}
`

export default {
  type: 'section',
  title: 'Section',
  description: 'Blocks next to each other, with a heading.',
  icon: 'M4 5h16M4 9h7v10H4zM13 9h7v10h-7z',
  contentType: 'container',
  version: 1,
  static: true,
  props,
  View,
  css,
} satisfies Block<typeof props>
