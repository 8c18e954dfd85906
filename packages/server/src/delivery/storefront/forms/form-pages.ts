import { escapeHtml } from '../../../ground/escape-html.ts'
import { type PageTexts, titleIn } from '../messages.ts'
import { directionOf } from '../payload/store-layout.ts'

export interface FormField {
  name: string
  label: string
  /** A hidden field is sent again with the confirmation. */
  type: 'text' | 'email' | 'textarea' | 'hidden'
  maxLength: number
  value: string
  /** The error of the value; empty for a valid one. */
  error: string
}

/** The store that a page belongs to. */
export interface Around {
  /** The name of the store. */
  store: string
  /** BCP 47. */
  locale: string
  /** The path of the home page in this language. */
  home: string
  texts: PageTexts
}

export interface FormPage extends Around {
  title: string
  button: string
  action: string
  fields: readonly FormField[]
  /** The name of the invisible field. */
  trap: string
  /** Confirms the fields as they are shown; without it they have to be corrected first. */
  token?: string
  /** Why the form is shown again. */
  notice?: string
}

/** The form with what was typed, to correct it or to confirm that it should be sent. */
export function formPage({ title, button, action, fields, trap, token, notice, ...around }: FormPage): string {
  const { texts } = around
  const review = token !== undefined
  const rows = fields.map((field, index) => {
    const { name, label, type, maxLength, value, error } = field
    if (type === 'hidden') return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
    const attributes = [
      `id="f${index}" name="${name}" maxlength="${maxLength}" required`,
      review ? 'readonly' : '',
      error ? `aria-invalid="true" aria-describedby="e${index}"` : '',
    ].join(' ')
    const control =
      type === 'textarea'
        ? `<textarea rows="6" ${attributes}>\n${escapeHtml(value)}</textarea>`
        : `<input type="${type}" ${attributes} value="${escapeHtml(value)}">`
    const problem = error && `<p class="error" id="e${index}">${escapeHtml(error)}</p>`
    return `<p><label for="f${index}">${escapeHtml(label)}</label>${control}</p>${problem}`
  })
  const lead = review ? `<p>${escapeHtml(texts.confirm)}</p>` : ''
  return document(
    around,
    title,
    `${notice ? `<p class="notice" role="alert">${escapeHtml(notice)}</p>` : ''}${lead}
<form method="post" action="${action}" novalidate>
${rows.join('\n')}
<p class="trap" aria-hidden="true"><label>Website <input name="${trap}" tabindex="-1" autocomplete="off"></label></p>
${review ? `<input type="hidden" name="token" value="${escapeHtml(token)}">` : ''}
<p><button>${escapeHtml(button)}</button></p>
</form>
<p><a href="${escapeHtml(around.home)}">${escapeHtml(around.texts.backToStore)}</a></p>`,
  )
}

/** The result of a form. */
export const messagePage = ({ title, text, ...around }: Around & { title: string; text: string }): string =>
  document(
    around,
    title,
    `<p>${escapeHtml(text)}</p>\n<p><a class="button" href="${escapeHtml(around.home)}">${escapeHtml(around.texts.backToStore)}</a></p>`,
  )

/** Asks for a confirmation. The button posts to the URL of the page. */
export const confirmPage = ({
  title,
  text,
  button,
  ...around
}: Around & { title: string; text: string; button: string }): string =>
  document(
    around,
    title,
    `<p>${escapeHtml(text)}</p>
<form method="post"><p><button>${escapeHtml(button)}</button></p></form>
<p><a href="${escapeHtml(around.home)}">${escapeHtml(around.texts.backToStore)}</a></p>`,
  )

/** Explains that the cart needs scripts, and how to order without them. */
export function cartPage({ back, email, phone, ...around }: Around & { back: string; email: string; phone: string }): string {
  const { texts } = around
  const ways = [
    email && `<a href="mailto:${escapeHtml(encodeURI(email))}">${escapeHtml(email)}</a>`,
    phone && `<a href="tel:${escapeHtml(phone.replace(/[^\d+]/g, ''))}">${escapeHtml(phone)}</a>`,
  ].filter(Boolean)
  const contact = ways.length > 0 ? `<p>${escapeHtml(texts.orderByContact)}</p>\n<p>${ways.join('<br>\n')}</p>` : ''
  return document(
    around,
    texts.cartNeedsScript,
    `<p>${escapeHtml(texts.cartNeedsScriptText)}</p>\n${contact}\n<p><a class="button" href="${escapeHtml(encodeURI(back))}">${escapeHtml(texts.back)}</a></p>`,
  )
}

const document = ({ store, locale }: Around, title: string, body: string) => `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(titleIn(store, title))}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: auto; padding: 3rem 1.25rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.02em; text-wrap: balance; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
label { display: block; font-weight: 600; margin-block-end: 0.25rem; }
:where([dir="rtl"]) :is(h1, p, label, button, a) { unicode-bidi: plaintext; }
:where([dir="rtl"]) :is(h1, p, label) { text-align: right; }
input, textarea { box-sizing: border-box; width: 100%; padding: 0.7rem 0.8rem; font: inherit; color: FieldText; background: Field; border: 1px solid GrayText; border-radius: 8px; }
[readonly] { background: transparent; }
[aria-invalid] { border-color: #d92d20; }
.error { margin-block-start: -0.75rem; font-size: 0.9rem; }
.error, .notice { color: light-dark(#b42318, #fda29b); }
.trap { position: absolute; inset-inline-start: -200vw; }
button, .button { display: inline-block; padding: 0.7rem 1.5rem; border: 0; border-radius: 10px; font: inherit; font-weight: 600; text-decoration: none; color: Canvas; background: CanvasText; cursor: pointer; }
:focus-visible { outline: 2px solid CanvasText; outline-offset: 3px; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
