import { type Block, field, type Props } from '@blockfront/engine'
import { SmartLink } from '@blockfront/engine/render'
import { z } from 'zod'

const props = () =>
  z.object({
    heading: field.text('Heading').max(80).default('New season'),
    text: field.textarea('Text').max(400).default('Say in one sentence what visitors find here.'),
    linkLabel: field.text('Button').max(40).default(''),
    linkUrl: field.url('Link URL', { when: { linkLabel: { not: '' } } }).default('/'),
    align: field.select('Alignment', ['left', 'center']).default('center'),
    background: field.color('Background').default('#f1efe9'),
    color: field.color('Text color').default('#1a1a1a'),
  })

/** A heading, a text and a link over the full width of the page. */
export function View({ heading, text, linkLabel, linkUrl, align, background, color }: Props<typeof props>) {
  return (
    <section className="bf-banner" data-align={align} style={{ background, color }}>
      {heading && <h1>{heading}</h1>}
      {text && <p>{text}</p>}
      {linkLabel && (
        <SmartLink className="bf-banner__link" url={linkUrl}>
          {linkLabel}
        </SmartLink>
      )}
    </section>
  )
}

const css = `
.bf-banner {
  display: grid;
  justify-items: start;
  gap: 1rem;
  padding: clamp(2.5rem, 10cqw, 7rem) max(var(--gutter), calc((100% - 60rem) / 2));
}
.bf-banner[data-align="center"] {
  justify-items: center;
  text-align: center;
}
.bf-banner h1 {
  max-width: 100%;
  font-size: clamp(2rem, 6cqw, 3.5rem);
}
.bf-banner p {
  max-width: min(60ch, 100%);
  font-size: 1.125rem;
  white-space: pre-line;
}
.bf-banner__link {
  max-width: 100%;
  padding: 0.75rem 1.5rem;
  border: 1px solid currentColor;
  border-radius: var(--radius);
  font-weight: 600;
}
`

export default {
  type: 'banner',
  title: 'Banner',
  description: 'A heading, a text and a link over the full width of the page.',
  icon: 'M3 5h18v14H3zM7 10h10M9 14h6',
  contentType: 'normal',
  version: 1,
  static: true,
  props,
  View,
  css,
} satisfies Block<typeof props>
