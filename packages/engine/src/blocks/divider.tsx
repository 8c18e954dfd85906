import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { vars } from '../render/styles/css.ts'

const props = () => {
  const drawn = { when: { line: { not: 'none' } } } as const
  return z.object({
    line: field
      .select('Line', ['solid', 'dashed', 'dotted', 'none'], { group: 'Content', labels: { none: 'None (space only)' } })
      .default('solid'),
    text: field.text('Text in the middle', drawn).max(120).default(''),
    space: field
      .responsive(field.unitNumber('Space above and below', { group: 'Layout', units: ['rem', 'px', 'vh'], max: 12 }))
      .default({ desktop: '2.5rem', mobile: '1.5rem' }),
    width: field
      .responsive(field.unitNumber('Width', { group: 'Layout', units: ['%', 'px', 'rem'], max: 1280, ...drawn }))
      .default('100%'),
    thickness: field.responsive(field.unitNumber('Thickness', { units: ['px'], max: 12, ...drawn })).default('1px'),
    color: field.color('Line color', drawn).default(field.themeColor.border),
    textColor: field.color('Text color', { when: { text: { not: '' } } }).default(field.themeColor.muted),
  })
}

/** A line between two sections, with an optional text, or only space. */
export function View({ line, text, space, width, thickness, color, textColor }: Props<typeof props>) {
  const style = vars({ line, space, width, thickness, color, 'text-color': textColor })
  return (
    <div className="bf-divider" style={style}>
      {line !== 'none' && (
        <div className="bf-inner">{text ? <p className="bf-divider__text">{text}</p> : <hr className="bf-divider__line" />}</div>
      )}
    </div>
  )
}

export const css = `
.bf-divider {
  padding-block: var(--space);
}
.bf-divider__line,
.bf-divider__text::before,
.bf-divider__text::after {
  height: 0;
  border: 0;
  border-block-start: var(--thickness) var(--line) var(--color);
}
.bf-divider__line,
.bf-divider__text {
  width: var(--width);
  max-width: 100%;
  margin: 0 auto;
}
.bf-divider__text {
  display: flex;
  align-items: center;
  gap: 1rem;
  min-width: 0;
  color: var(--text-color);
  font-size: 0.9375rem;
  text-align: center;
  overflow-wrap: anywhere;
  &::before,
  &::after {
    content: "";
    flex: 1 0 1rem;
  }
}
`

export default {
  type: 'divider',
  title: 'Divider',
  description: 'A line between two sections, with an optional text, or only space.',
  icon: 'M3 12h18M8 6h8M8 18h8',
  keywords: ['spacer', 'separator', 'line', 'space', 'gap', 'rule'],
  contentType: 'normal',
  version: 1,
  loading: 'rare',
  static: true,
  props,
  View,
  css,
  presets: [{ name: 'space', title: 'Space', props: { line: 'none' } }],
} satisfies Block<typeof props>
