import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { RichText } from '../render/parts/rich-text/RichText.tsx'
import { vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    text: field.richText('Text').default('<h2>Made with care</h2><p>Tell shoppers what makes your store worth a visit.</p>'),
    textAlign: field.select('Alignment', ['left', 'center', 'right', 'justify']).default('left'),
    maxWidth: field
      .responsive(
        field.unitNumber('Maximum width', {
          group: 'Layout',
          units: ['px', 'rem', '%'],
          max: 1280,
          handle: { edge: 'width', of: '.bf-textBlock__text' },
        }),
      )
      .default('720px'),
    ...field.inside('2rem 0'),
    color: field.color('Text color').default(field.themeColor.text),
    fontSize: field.responsive(field.unitNumber('Text size', { units: ['px', 'rem', 'em'], max: 96 })).default('1rem'),
    fontWeight: field.themedWeight('Text weight').default(field.themeWeight.text),
    lineHeight: field.number('Line height', { group: 'Style', min: 0.8, max: 3, step: 0.05 }).default(1.6),
    ...field.ground('background', 'transparent'),
  })

/** Where lines start, also from right to left. */
const LOGICAL = { left: 'start', center: 'center', right: 'end', justify: 'justify' } as const

/** Formatted text in its own column. */
export function View({
  text,
  textAlign,
  maxWidth,
  padding,
  color,
  fontSize,
  fontWeight,
  lineHeight,
  background,
}: Props<typeof props>) {
  const style = vars({
    'text-align': LOGICAL[textAlign],
    'max-width': maxWidth,
    padding,
    color,
    'font-size': fontSize,
    'font-weight': fontWeight,
    'line-height': lineHeight,
    background,
  })
  return (
    <section className="bf-textBlock" style={style}>
      <div className="bf-inner">
        <RichText className="bf-textBlock__text" html={text} />
      </div>
    </section>
  )
}

export const css = `
.bf-textBlock {
  background: var(--background);
  padding: var(--padding);
}
.bf-textBlock__text {
  max-width: var(--max-width);
  margin-inline: var(--column-margin, auto);
  color: var(--color);
  font-size: var(--font-size);
  font-weight: var(--font-weight);
  line-height: var(--line-height);
  text-align: var(--text-align);
}
`

export default {
  type: 'textBlock',
  title: 'Text',
  description: 'Formatted text in its own column.',
  keywords: ['paragraph', 'rich text', 'copy', 'heading', 'title', 'story', 'about', 'list', 'quote'],
  icon: 'M4 8V5h16v3M12 5v14M9 19h6',
  contentType: 'normal',
  version: 3,
  loading: 'always',
  static: true,
  mainOf: 'policy',
  props,
  View,
  css,
  migrations: {
    1: {
      migrate: (props) => ({ color: '#1a1a1a', ...props }),
      example: { text: '<h2>About us</h2><p>We started in 2019.</p>', textAlign: 'center', fontSize: '1.125rem' },
    },
    2: { migrate: (props) => ({ fontWeight: '400', ...props }), example: {} },
  },
  presets: [
    {
      name: 'intro',
      title: 'Introduction',
      props: {
        text: '<h2>A short introduction</h2><p>One or two sentences that say what the store stands for.</p>',
        textAlign: 'center',
        fontSize: { desktop: '1.25rem', mobile: '1.125rem' },
        padding: '4rem 0',
      },
    },
    {
      name: 'quote',
      title: 'Quotation',
      props: { text: '<blockquote><p>Add a quotation here.</p></blockquote>', fontSize: '1.5rem' },
    },
  ],
} satisfies Block<typeof props>
