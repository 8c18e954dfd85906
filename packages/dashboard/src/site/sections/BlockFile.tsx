import { messages } from '../messages.ts'

const code = `const props = () => z.object({
  heading: field.text('Heading').max(80).default('New season'),
  align: field.select('Alignment', ['left', 'center']).default('left'),
})

/** Full-width opening banner. */
export function View({ heading, align }: Props<typeof props>) {
  return <h2 style={{ textAlign: align }}>{heading}</h2>
}

export default {
  type: 'banner',
  title: 'Banner',
  contentType: 'normal',
  version: 1,
  props,
  View,
} satisfies Block<typeof props>`

/** For developers: a block is one file, and everything derived from it. */
export const BlockFile = () => (
  <section className="site-wide block-file">
    <div className="block-file__text">
      <h2 className="landing-title">{messages.landing.codeTitle}</h2>
      <p>{messages.landing.codeText}</p>
      <ul className="block-file__list">
        {messages.landing.codeGives.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
    <section className="block-file__code" tabIndex={0} aria-label={messages.landing.codeLabel} dir="ltr">
      <pre>{code}</pre>
    </section>
  </section>
)
