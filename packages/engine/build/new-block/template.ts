/** `promoBanner` becomes "Promo banner". */
const titleOf = (type: string) => {
  const words = type.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The file of a new block type: small, complete and publishable unchanged. */
export const blockFile = (type: string) => `import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { vars } from '../render/styles/css.ts'
import { SmartLink } from '../render/parts/SmartLink.tsx'

const props = () =>
  z.object({
    heading: field.text('Heading').max(80).default('Something worth a look'),
    text: field.textarea('Text').max(400).default('Say in a sentence or two what it is and why it matters.'),
    linkLabel: field.text('Button').max(40).default('See more'),
    linkUrl: field.url('Link URL', { when: { linkLabel: { not: '' } } }).default('/shop'),
    align: field.select('Alignment', ['left', 'center']).default('center'),
    padding: field.spacing('Padding').default('3rem 0'),
    background: field.color('Background').default('#f4f1ec'),
    color: field.color('Text color').default('#1a1a1a'),
    buttonBackground: field.color('Button background').default('#1a1a1a'),
    buttonColor: field.color('Button text color').default('#ffffff'),
  })

/** A heading, a text and a button on a colored background. */
export function View({ heading, text, linkLabel, linkUrl, align, ...settings }: Props<typeof props>) {
  const { padding, background, color, buttonBackground, buttonColor } = settings
  const style = vars({ padding, background, color, 'button-background': buttonBackground, 'button-color': buttonColor })
  return (
    <section className="bf-${type}" data-align={align} style={style}>
      <div className="bf-inner bf-${type}__inner">
        {heading && <h2>{heading}</h2>}
        {text && <p>{text}</p>}
        {linkLabel && (
          <SmartLink className="bf-${type}__button" url={linkUrl}>
            {linkLabel}
          </SmartLink>
        )}
      </div>
    </section>
  )
}

export const css = \`
.bf-${type} {
  background: var(--background);
  color: var(--color);
  padding: var(--padding);
}
.bf-${type}__inner {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  justify-items: start;
}
.bf-${type}[data-align="center"] .bf-${type}__inner {
  justify-items: center;
  text-align: center;
}
.bf-${type} h2 {
  font-size: clamp(1.5rem, 5cqw, 2.5rem);
  max-width: 100%;
}
.bf-${type} p {
  max-width: min(60ch, 100%);
  white-space: pre-line;
}
.bf-${type}__button {
  max-width: 100%;
  padding: 0.75rem 1.5rem;
  border-radius: var(--radius);
  background: var(--button-background);
  color: var(--button-color);
  font-weight: 600;
}
@container page (width < 768px) {
  .bf-${type}__button {
    width: 100%;
    text-align: center;
  }
}
\`

export default {
  type: '${type}',
  title: '${titleOf(type)}',
  description: 'A heading, a text and a button on a colored background.',
  contentType: 'normal',
  version: 1,
  props,
  View,
  css,
  presets: [
    {
      name: 'dark',
      title: 'Dark',
      props: { background: '#1a1a1a', color: '#ffffff', buttonBackground: '#ffffff', buttonColor: '#1a1a1a' },
    },
  ],
} satisfies Block<typeof props>
`
