import { isBasicText, pageFonts, withFallback } from '@blockfront/fonts'
import { escapeHtml } from '../../../ground/escape-html.ts'
import { type StoreRow, storedTheme } from '../../../modules/store/index.ts'
import { directionOf } from '../payload/store-layout.ts'
import { closedMessages } from './messages/index.ts'

export type PasswordError = 'required' | 'wrong' | 'tooMany'

type Messages = ReturnType<typeof closedMessages>['messages']

export interface PasswordPage {
  store: StoreRow
  /** The URL that the visitor wanted, with its query. */
  path: string
  /** The platform's sign-in page. */
  signInUrl: string
  /** Why the password was not accepted. */
  error?: PasswordError
}

/** Path of the form on this page. */
export const PASSWORD_PATH = '/forms/password'

/** Returns the document that visitors of a closed store get instead of its pages. It needs no script, and no other file but the logo and the fonts of the theme. */
export function passwordPage({ store, path, signInUrl, error }: PasswordPage): string {
  const { palette, fonts, radius } = storedTheme(store)
  const { language, messages } = closedMessages(store.locale)
  const tokens = {
    ...{ surface: palette.surface, text: palette.text, muted: palette.muted, accent: palette.accent },
    ...{
      'on-accent': palette.onAccent,
      border: palette.border,
      heading: withFallback(fonts.heading),
      body: withFallback(fonts.body),
    },
    radius: `${radius}px`,
  }
  const style = Object.entries(tokens).map(([name, value]) => `--${name}: ${value}`)
  const name = escapeHtml(store.name)
  const brand = store.logo
    ? `<img class="logo" src="${escapeHtml(store.logo)}" alt="${name}">`
    : `<span class="name">${name}</span>`
  const message = store.closed_message && `<p class="message">${escapeHtml(store.closed_message)}</p>`
  const body = `<header>${brand}</header>
<main>
<h1>${messages.title}</h1>
${message}
${store.closed_newsletter ? newsletterForm(messages) : ''}
${passwordForm(messages, path, error && messages[error])}
</main>
<footer>${messages.owner} <a href="${escapeHtml(signInUrl)}">${messages.signIn}</a></footer>`
  const web = pageFonts([fonts.heading, fonts.body], { locale: store.locale, isBasic: isBasicText(body) })
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" style="${escapeHtml(style.join('; '))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${messages.title} – ${store.name}`)}</title>
${store.favicon ? `<link rel="icon" href="${escapeHtml(store.favicon)}">` : ''}
<style>${web.css}${CSS}</style>
</head>
<body>
${body}
</body>
</html>
`
}

const passwordForm = (
  messages: Messages,
  path: string,
  error: string | undefined,
) => `<form method="post" action="${PASSWORD_PATH}">
<p>${messages.lead}</p>
<input type="hidden" name="path" value="${escapeHtml(path)}">
<label for="password">${messages.password}</label>
<div class="row">
<input id="password" name="password" type="password" maxlength="100" required autocomplete="current-password"${error ? ' aria-invalid="true" aria-describedby="error" autofocus' : ''}>
<button>${messages.enter}</button>
</div>
${error ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : ''}
</form>`

const newsletterForm = (messages: Messages) => `<form method="post" action="/forms/newsletter">
<p>${messages.newsletter}</p>
<label for="email">${messages.email}</label>
<div class="row">
<input id="email" name="email" type="email" maxlength="254" required autocomplete="email">
<button>${messages.subscribe}</button>
</div>
</form>`

const CSS = `
*, ::before, ::after { box-sizing: border-box; }
:root { font: 1rem/1.6 var(--body); color: var(--text); background: var(--surface); }
body { display: grid; grid-template-rows: auto 1fr auto; min-height: 100vh; min-height: 100svh; margin: 0; padding: 1.5rem 1rem; gap: 2rem; }
header, footer { text-align: center; }
.logo { display: block; max-width: min(14rem, 70vw); max-height: 4.5rem; margin: auto; object-fit: contain; }
.name { font: 600 1.375rem/1.3 var(--heading); overflow-wrap: anywhere; }
main { display: grid; align-content: center; gap: 1.5rem; width: 100%; max-width: 30rem; margin: auto; }
h1 { margin: 0; font: 600 clamp(2rem, 8vw, 3rem)/1.15 var(--heading); letter-spacing: -0.02em; text-align: center; text-wrap: balance; }
p { margin: 0; text-wrap: pretty; overflow-wrap: anywhere; }
.message { font-size: 1.125rem; text-align: center; white-space: pre-line; unicode-bidi: plaintext; }
form { display: grid; gap: 0.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--border); }
label { font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
input { flex: 1 1 12rem; min-width: 0; min-height: 2.875rem; padding: 0.5rem 0.875rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--muted); border-radius: min(var(--radius), 12px); }
button { min-height: 2.875rem; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: min(var(--radius), 12px); cursor: pointer; }
.error { font-weight: 600; }
.error::before { content: "⚠ " / ""; }
[aria-invalid] { border-width: 2px; }
a { color: inherit; }
:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
footer { font-size: 0.9375rem; }
`
