import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from './brand.ts'
import { colorsOf } from './colors.ts'
import { documentOf } from './document.ts'
import type { EmailType } from './email-type.ts'
import { type EmailData, type EmailKind, emailTypes } from './emails/all.ts'
import { messagesIn } from './messages/languages.ts'
import { type Rendering, RenderingProvider } from './rendering.ts'

export interface RenderedEmail {
  subject: string
  /** A complete document for email clients. It loads nothing but the brand's logo. */
  html: string
  /** The same content as plain text. */
  text: string
}

/** Renders one email. Both forms come from the same view, so they have the same content. */
export function renderEmail<Kind extends EmailKind>(kind: Kind, data: EmailData<Kind>, brand: Brand): RenderedEmail {
  // TypeScript cannot see that the type and the data have the same kind.
  const type = emailTypes[kind] as unknown as EmailType<EmailData<Kind>>
  const messages = messagesIn(brand.language)
  const [props, colors] = [{ data, brand, messages }, colorsOf(brand)]
  const sides =
    brand.direction === 'rtl' ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const)
  const render = (medium: Rendering['medium']) =>
    markupOf({ medium, brand, colors, messages, sides }, <type.View data={data} brand={brand} messages={messages} />)
  const [subject, text] = [type.subject(props), plainText(render('text'))]
  const preview = type.preview?.(props) ?? ''
  return { subject, text, html: documentOf({ title: subject, preview, brand, colors, body: render('html') }) }
}

/** Renders an email from its sample data, for the preview and for test emails. */
export const renderSample = (kind: EmailKind, brand: Brand): RenderedEmail =>
  renderEmail(kind, emailTypes[kind].sample as EmailData<typeof kind>, brand)

const markupOf = (rendering: Rendering, content: ReactNode): string =>
  renderToStaticMarkup(<RenderingProvider value={rendering}>{content}</RenderingProvider>)

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The strings that the components returned: without React's escapes, and with at most one empty line in a row. */
const plainText = (markup: string): string =>
  markup
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
