import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { NewsletterForm } from '../render/parts/NewsletterForm.tsx'
import { titleSize, vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    title: field.text('Title').max(200).default('Get our news by email'),
    text: field.textarea('Text').max(1000).default('Be the first to hear about new products and offers.'),
    buttonLabel: field
      .text('Button label', { help: 'If empty, the label is “Subscribe” in the language of the page.' })
      .max(60)
      .default(''),
    note: field
      .textarea('Note under the form', { help: 'What customers agree to, with a link to your privacy policy in the footer.' })
      .max(1000)
      .default('You can unsubscribe at any time.'),
    layout: field
      .select('Layout', ['center', 'split'], { labels: { center: 'Centered', split: 'Side by side' } })
      .default('center'),
    padding: field.responsive(field.spacing('Padding')).default({ desktop: '4rem 0', mobile: '3rem 0' }),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2rem' }),
    textColor: field.color('Text color').default(field.themeColor.text),
    background: field.gradient('Background').default('color-mix(in srgb, var(--color-text) 5%, var(--color-surface))'),
    buttonBackground: field.color('Button background').default(field.themeColor.accent),
    buttonColor: field.color('Button text color').default(field.themeColor.onAccent),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 48 }))
      .default(field.themeRadius.button),
  })

/** A section in which customers subscribe to the store's newsletter. */
export function View({ title, text, buttonLabel, note, layout, ...settings }: Props<typeof props>) {
  const { messages } = useBlockServices()
  const style = vars({
    padding: settings.padding,
    'title-color': settings.titleColor,
    'title-size': titleSize(settings.titleFontSize),
    color: settings.textColor,
    background: settings.background,
    'button-background': settings.buttonBackground,
    'button-color': settings.buttonColor,
    corner: settings.borderRadius,
  })
  return (
    <section className="bf-newsletter" style={style}>
      <div className="bf-inner bf-newsletter__columns" data-layout={layout}>
        <div className="bf-newsletter__text">
          {title && <h2 className="bf-newsletter__title">{title}</h2>}
          {text && <p>{text}</p>}
        </div>
        <div className="bf-newsletter__form">
          <NewsletterForm name="bf-newsletter" label={messages.newsletterEmail} labelClass="bf-hidden" button={buttonLabel} />
          {note && <p className="bf-newsletter__note">{note}</p>}
        </div>
      </div>
    </section>
  )
}

export const css = `
.bf-newsletter {
  padding: var(--padding);
  color: var(--color);
  background: var(--background);
}
.bf-newsletter__columns {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  &[data-layout="center"] {
    justify-items: center;
    text-align: center;
  }
}
.bf-newsletter__text {
  max-width: 100%;
  text-wrap: pretty;
}
.bf-newsletter .bf-newsletter__title {
  margin-block-end: 0.5rem;
  color: var(--title-color);
  font-size: var(--title-size);
  letter-spacing: -0.02em;
}
.bf-newsletter__form {
  width: 100%;
  max-width: 32rem;
}
.bf-newsletter__row {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  > * {
    min-height: 3rem;
    border-radius: var(--corner);
  }
  input {
    flex: 1 1 14rem;
    min-width: 0;
    padding-inline: 1rem;
    color: var(--color-text);
    background: var(--color-surface);
    border: 1px solid color-mix(in srgb, var(--color-text) 50%, var(--color-surface));
  }
  input::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  button {
    flex: 0 1 auto;
    min-width: 0;
    padding: 0.5rem 1.5rem;
    font-weight: 600;
    overflow-wrap: anywhere;
    color: var(--button-color);
    background: var(--button-background);
  }
  button:disabled {
    opacity: 0.6;
    cursor: default;
  }
}
.bf-newsletter__status:not(:empty) {
  margin-block-start: 0.5rem;
  font-weight: 600;
}
.bf-newsletter__note {
  margin-block-start: 0.75rem;
  font-size: 0.8125rem;
}
@container page (width < 480px) {
  .bf-newsletter__row button {
    flex: 1 1 100%;
  }
}
@container page (width >= 768px) {
  .bf-newsletter__columns[data-layout="split"] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: 3rem;
  }
}
`

export default {
  type: 'newsletter',
  title: 'Newsletter',
  description: 'A section in which customers subscribe to your newsletter.',
  icon: 'M2 9h14v11H2zM2 10l7 5l7-5M19 2v8M15 6h8',
  keywords: ['email', 'subscribe', 'sign up', 'signup', 'mailing list'],
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  props,
  View,
  css,
  migrations: { 1: { migrate: (props) => ({ borderRadius: '8px', ...props }), example: {} } },
  presets: [
    {
      name: 'split',
      title: 'Side by side, on an accent color',
      props: {
        layout: 'split',
        background: 'var(--color-accent)',
        titleColor: 'var(--color-on-accent)',
        textColor: 'var(--color-on-accent)',
        buttonBackground: 'var(--color-on-accent)',
        buttonColor: 'var(--color-accent)',
      },
    },
  ],
} satisfies Block<typeof props>
