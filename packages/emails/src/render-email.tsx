import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from './brand.ts'
import { colorsOf } from './colors.ts'
import { headingIn, proseIn } from './components/styles.ts'
import { rightToLeftLines } from './direction.ts'
import { documentOf } from './document.ts'
import type { EmailType } from './email-type.ts'
import { type EmailData, type EmailKind, emailTypes } from './emails/all.ts'
import { languageFor } from './messages/languages.ts'
import { type Rendering, RenderingProvider } from './rendering.ts'

export interface RenderedEmail {
  subject: string
  /** A complete document for email clients. It loads nothing but the brand's logo. */
  html: string
  /** The same content as plain text. */
  text: string
}

/** Renders one email. Both forms come from the same view, so they have the same content. */
export function renderEmail<Kind extends EmailKind>(kind: Kind, data: EmailData<Kind>, sender: Brand): RenderedEmail {
  // TypeScript cannot see that the type and the data have the same kind.
  const type = emailTypes[kind] as unknown as EmailType<EmailData<Kind>>
  const { language, direction, locale, messages } = languageFor(type.recipient, sender.locale)
  const brand = { ...sender, locale }
  const [props, colors] = [{ data, brand, messages }, colorsOf(brand)]
  const sides = direction === 'rtl' ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const)
  const rendering = { brand, colors, direction, messages, sides, prose: proseIn(language), heading: headingIn(language) }
  const render = (medium: Rendering['medium']) =>
    markupOf({ ...rendering, medium }, <type.View data={data} brand={brand} messages={messages} />)
  const text = plainText(render('text'))
  const [title, preview] = [type.subject(props), type.preview?.(props) ?? '']
  return {
    subject: title,
    text: direction === 'rtl' ? rightToLeftLines(text) : text,
    html: documentOf({ title, preview, language, direction, colors, body: render('html') }),
  }
}

/** Renders an email from its sample data, for the preview and for test emails. */
export function renderSample<Kind extends EmailKind>(kind: Kind, brand: Brand): RenderedEmail {
  const { recipient, sample } = emailTypes[kind] as unknown as EmailType<object>
  const data = typeof sample === 'function' ? sample(languageFor(recipient, brand.locale).messages) : sample
  return renderEmail(kind, data as EmailData<Kind>, brand)
}

const markupOf = (rendering: Rendering, content: ReactNode): string =>
  renderToStaticMarkup(<RenderingProvider value={rendering}>{content}</RenderingProvider>)

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The strings that the components returned: without React's escapes, and with at most one empty line in a row. */
const plainText = (markup: string): string =>
  markup
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
