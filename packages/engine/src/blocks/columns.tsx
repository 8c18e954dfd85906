import { z } from 'zod'
import type { Block, Props, Slots } from '../block.ts'
import * as field from '../field/index.ts'
import { vars } from '../render/styles/css.ts'
import { sharesOf } from '../render/styles/shares.ts'

/** The shares of the width by layout. */
const SHARES = {
  halves: [1, 1],
  wideStart: [2, 1],
  wideEnd: [1, 2],
  thirds: [1, 1, 1],
  wideMiddle: [1, 2, 1],
  quarters: [1, 1, 1, 1],
} as const

const props = () =>
  z.object({
    layout: field
      .select('Columns', ['halves', 'wideStart', 'wideEnd', 'thirds', 'wideMiddle', 'quarters'], {
        group: 'Layout',
        labels: {
          halves: 'Two',
          wideStart: 'Two (first one wider)',
          wideEnd: 'Two (second one wider)',
          thirds: 'Three',
          wideMiddle: 'Three (middle one wider)',
          quarters: 'Four',
        },
        help: 'Drag the line between two columns to change their widths. If you choose fewer columns, a column with blocks moves to the next line.',
      })
      .default('halves'),
    ratio: field.ratio('Column widths', { per: 'layout', of: '.bf-columns__column' }),
    gap: field.responsive(field.unitNumber('Gap', { group: 'Layout', units: ['rem', 'px', '%', 'em'], max: 12 })).default('2rem'),
    align: field
      .select('Alignment', ['stretch', 'start', 'center', 'end'], { labels: { start: 'Top', end: 'Bottom' } })
      .default('stretch'),
    stack: field
      .select('Stack columns', ['phones', 'tablets', 'never'], {
        group: 'Layout',
        labels: { phones: 'On mobile', tablets: 'On mobile and tablet', never: 'Never' },
      })
      .default('phones'),
    lastFirst: field
      .checkbox('Last column first', {
        group: 'Layout',
        help: 'Applies to stacked columns, for example to show an image above its text.',
        when: { stack: { not: 'never' } },
      })
      .default(false),
    maxWidth: field
      .responsive(field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%', 'vw'], max: 1920 }))
      .default('1280px'),
    padding: field.responsive(field.spacing('Padding')).default({ desktop: '2rem', mobile: '1.5rem 1rem' }),
    background: field.gradient('Background').default('transparent'),
    borderRadius: field.responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem', '%'], max: 64 })).default('0px'),
  })

const NAMES = ['first', 'second', 'third', 'fourth'] as const
type Name = (typeof NAMES)[number]

/** Two to four columns of blocks, with a ratio of their widths. */
export function View({
  layout,
  ratio,
  gap,
  align,
  stack,
  lastFirst,
  maxWidth,
  padding,
  background,
  borderRadius,
  slots,
}: Props<typeof props> & Slots<Name>) {
  const shares = sharesOf(ratio, layout, SHARES[layout].length) ?? SHARES[layout]
  const tracks = shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
  const style = vars({ tracks, gap, align, 'max-width': maxWidth, padding, background, corner: borderRadius })
  return (
    <div className="bf-columns" style={style}>
      <div className="bf-columns__grid" data-stack={stack} data-last-first={lastFirst || undefined}>
        {NAMES.map(
          (name, index) =>
            (index < shares.length || slots[name]) && (
              <div key={name} className="bf-columns__column">
                {slots[name]}
              </div>
            ),
        )}
      </div>
    </div>
  )
}

export const css = `
.bf-columns {
  width: 100%;
  max-width: calc(var(--max-width) + 2 * var(--gutter));
  min-width: 0;
  margin-inline: auto;
  padding: var(--padding);
  background: var(--background);
  border-radius: var(--corner);
}
.bf-columns__grid {
  display: grid;
  grid-template-columns: var(--tracks);
  align-items: var(--align);
  gap: var(--gap);
}
.bf-columns__column {
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  min-width: 0;
}
.bf-columns__column > *,
.bf-columns__column > :where([data-hidden-on]) > * {
  min-width: 0;
  max-width: 100%;
}
/* Cards side by side end at the same height. */
.bf-columns__column > .bf-container {
  flex-grow: 1;
}
.bf-columns .bf-inner {
  padding-inline: 0;
}
@container page (width < 1024px) {
  .bf-columns__grid[data-stack="tablets"] {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
  .bf-columns__grid[data-stack="tablets"][data-last-first] {
    flex-direction: column-reverse;
  }
}
@container page (width < 768px) {
  .bf-columns__grid[data-stack="phones"] {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
  .bf-columns__grid[data-stack="phones"][data-last-first] {
    flex-direction: column-reverse;
  }
}
`

export default {
  type: 'columns',
  title: 'Columns',
  description: 'Two to four columns of blocks, stacked on small screens.',
  keywords: ['side by side', 'split', 'row', 'grid', 'layout', 'two', 'three', 'four', 'sidebar', 'half'],
  icon: 'M4 5h16v14H4zM12 5v14',
  contentType: 'container',
  version: 2,
  loading: 'grouped',
  static: true,
  props,
  View,
  css,
  slots: {
    first: { title: 'Column 1' },
    second: { title: 'Column 2' },
    third: { title: 'Column 3', when: { layout: { in: ['thirds', 'wideMiddle', 'quarters'] } } },
    fourth: { title: 'Column 4', when: { layout: 'quarters' } },
  },
  migrations: { 1: { migrate: (props) => ({ borderRadius: '0px', ...props }), example: {} } },
  presets: [
    { name: 'sidebar', title: 'Content and sidebar', props: { layout: 'wideStart', align: 'start' } },
    { name: 'thirds', title: 'Three columns', props: { layout: 'thirds' } },
    { name: 'quarters', title: 'Four columns', props: { layout: 'quarters', stack: 'tablets' } },
  ],
} satisfies Block<typeof props, Name>
