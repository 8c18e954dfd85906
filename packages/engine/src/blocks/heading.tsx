import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    text: field.text('Text').max(300).default('A clear, short heading'),
    eyebrow: field.text('Small text above the heading').max(120).default(''),
    level: field
      .select('Level', ['h1', 'h2', 'h3', 'h4'], {
        group: 'Content',
        labels: { h1: 'Page title (H1)', h2: 'Section (H2)', h3: 'Subsection (H3)', h4: 'Small heading (H4)' },
        help: 'For search engines and screen readers. A page has one page title.',
      })
      .default('h2'),
    align: field.select('Alignment', ['start', 'center', 'end']).default('start'),
    maxWidth: field
      .responsive(field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%'], max: 1280 }))
      .default('100%'),
    ...field.inside('2rem 0 0.5rem'),
    color: field.color('Text color').default(field.themeColor.text),
    fontSize: field
      .responsive(field.unitNumber('Text size', { units: ['rem', 'px', 'em'], max: 8 }))
      .default({ desktop: '2.5rem', mobile: '1.875rem' }),
    fontWeight: field.themedWeight('Text weight').default(field.themeWeight.heading),
    eyebrowColor: field.color('Small text color', { when: { eyebrow: { not: '' } } }).default(field.themeColor.accent),
  })

/** A heading with an optional small text above it. */
export function View({ text, eyebrow, level: Level, align, maxWidth, padding, ...settings }: Props<typeof props>) {
  const style = vars({
    align,
    'max-width': maxWidth,
    padding,
    color: settings.color,
    size: settings.fontSize,
    weight: settings.fontWeight,
    'eyebrow-color': settings.eyebrowColor,
  })
  return (
    <div className="bf-heading" style={style} data-align={align}>
      <div className="bf-inner">
        <div className="bf-heading__column">
          {eyebrow && <p className="bf-heading__eyebrow">{eyebrow}</p>}
          {text && <Level className="bf-heading__text">{text}</Level>}
        </div>
      </div>
    </div>
  )
}

export const css = `
.bf-heading {
  padding: var(--padding);
  text-align: var(--align);
}
.bf-heading__column {
  max-width: var(--max-width);
}
.bf-heading[data-align="center"] .bf-heading__column {
  margin-inline: auto;
}
.bf-heading[data-align="end"] .bf-heading__column {
  margin-inline-start: auto;
}
.bf-heading .bf-heading__text {
  color: var(--color);
  font-size: var(--size);
  font-weight: var(--weight);
  letter-spacing: -0.02em;
}
.bf-heading__eyebrow {
  margin-block-end: 0.5rem;
  color: var(--eyebrow-color);
  font-size: 0.875rem;
  font-weight: 600;
  letter-spacing: 0.06em;
}
`

export default {
  type: 'heading',
  title: 'Heading',
  description: 'A heading with an optional small text above it.',
  icon: 'M6 4v16M18 4v16M6 12h12',
  keywords: ['title', 'headline', 'h1', 'h2', 'text'],
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  static: true,
  drawsHeading: ({ text, level }) => text !== '' && level === 'h1',
  props,
  View,
  css,
  migrations: { 1: { migrate: (props) => ({ fontWeight: '700', ...props }), example: {} } },
  presets: [
    {
      name: 'centered',
      title: 'Centered, with small text',
      props: { text: 'New this season', eyebrow: 'Just in', align: 'center', padding: '4rem 0 1rem' },
    },
  ],
} satisfies Block<typeof props>
