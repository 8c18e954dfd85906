import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    layout: field
      .select('Layout', ['stack', 'row', 'grid'], { labels: { stack: 'Stack', row: 'Side by side' } })
      .default('stack'),
    columns: field.responsive(field.number('Columns', { min: 1, max: 12, when: { layout: 'grid' } })).default(2),
    gap: field
      .responsive(field.unitNumber('Gap', { group: 'Layout', units: ['rem', 'px', '%', 'em', 'vw'], max: 12 }))
      .default('1.5rem'),
    align: field.select('Alignment', ['stretch', 'start', 'center', 'end']).default('stretch'),
    justify: field
      .select('Distribution', ['start', 'center', 'end', 'space-between', 'space-around', 'space-evenly'], {
        labels: { start: 'Equal widths' },
        when: { layout: 'row' },
      })
      .default('start'),
    stackOnMobile: field.checkbox('Stack on mobile', { group: 'Layout', when: { layout: { not: 'stack' } } }).default(true),
    maxWidth: field
      .responsive(field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%', 'vw'], max: 1920 }))
      .default('1280px'),
    padding: field
      .responsive(field.spacing('Padding', { handle: { edge: 'padding' } }))
      .default({ desktop: '2rem', mobile: '1.5rem 1rem' }),
    background: field.gradient('Background').default('transparent'),
    backgroundImage: field.file('Background image', { group: 'Style' }).default(''),
    borderRadius: field.responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem', '%'], max: 64 })).default('0px'),
  })

/** Holds other blocks: below each other, side by side, or in a grid. */
export function View({
  layout,
  columns,
  gap,
  align,
  justify,
  stackOnMobile,
  maxWidth,
  padding,
  background,
  backgroundImage,
  borderRadius,
  children,
}: Props<typeof props> & { children?: ReactNode }) {
  const { imageSource } = useBlockServices()
  const style = vars({ columns, gap, align, justify, 'max-width': maxWidth, padding, background, corner: borderRadius })
  return (
    <div className="bf-container" style={style}>
      {backgroundImage && (
        <img className="bf-container__picture" loading="lazy" sizes="100vw" {...imageSource(backgroundImage)} alt="" />
      )}
      <div className="bf-container__inner" data-layout={layout} data-justify={justify} data-stack={stackOnMobile || undefined}>
        {children}
      </div>
    </div>
  )
}

export const css = `
.bf-container {
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: calc(var(--max-width) + 2 * var(--gutter));
  min-width: 0;
  margin-inline: auto;
  padding: var(--padding);
  background: var(--background);
  border-radius: var(--corner);
}
.bf-container__picture {
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  border-radius: inherit;
}
.bf-container__inner {
  display: flex;
  flex-direction: column;
  align-items: var(--align);
  gap: var(--gap);
  min-height: 4rem;
}
.bf-container__inner:not(:empty) {
  min-height: 0;
}
.bf-container__inner > *,
.bf-container__inner > :where([data-hidden-on]) > * {
  min-width: 0;
  max-width: 100%;
}
.bf-container__inner[data-layout="row"] {
  flex-direction: row;
  flex-wrap: wrap;
  justify-content: var(--justify);
}
.bf-container__inner[data-layout="row"] > *,
.bf-container__inner[data-layout="row"] > :where([data-hidden-on]) > * {
  flex: 0 1 auto;
  min-width: min(12rem, 100%);
}
.bf-container__inner[data-layout="row"][data-justify="start"] > *,
.bf-container__inner[data-layout="row"][data-justify="start"] > :where([data-hidden-on]) > * {
  flex: 1 1 0;
}
.bf-container__inner[data-layout="grid"] {
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
}
.bf-container .bf-inner {
  max-width: var(--content);
  padding-inline: 0;
}
.bf-container .bf-container {
  max-width: min(100%, var(--max-width) + 2 * var(--gutter));
}
@container page (width < 768px) {
  .bf-container__inner[data-stack][data-layout="row"] {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
  }
  .bf-container__inner[data-stack][data-layout="row"][data-justify] > *,
  .bf-container__inner[data-stack][data-layout="row"][data-justify] > :where([data-hidden-on]) > * {
    flex: none;
    width: 100%;
  }
  .bf-container__inner[data-stack][data-layout="grid"] {
    grid-template-columns: minmax(0, 1fr);
  }
}
`

/** The page's background mixed with a little of its text color, so that text is readable on it in every palette. */
const TINT = 'color-mix(in srgb, var(--color-text) 4%, var(--color-surface))'

export default {
  type: 'container',
  title: 'Container',
  description: 'Holds other blocks: stacked, side by side, or in a grid.',
  keywords: ['section', 'box', 'columns', 'row', 'grid', 'layout', 'group', 'card', 'wrapper', 'side by side'],
  icon: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8.5 12h7M12 8.5v7',
  contentType: 'container',
  version: 3,
  loading: 'always',
  static: true,
  props,
  View,
  css,
  migrations: {
    1: {
      // Version 2 allows a value for each width.
      migrate: (props) => props,
      example: { layout: 'row', maxWidth: '960px', borderRadius: '16px', padding: { desktop: '2rem', mobile: '1rem' } },
    },
    2: { migrate: (props) => ({ borderRadius: '0px', ...props }), example: {} },
  },
  presets: [
    { name: 'columns', title: 'Two columns', props: { layout: 'grid', columns: 2 } },
    { name: 'row', title: 'Row', props: { layout: 'row', align: 'center' } },
    { name: 'card', title: 'Card', props: { background: TINT, borderRadius: 'var(--radius-box)', padding: '2.5rem 2rem' } },
  ],
} satisfies Block<typeof props>
