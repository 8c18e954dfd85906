import type { Colors, Scheme } from './colors.ts'
import type { EmailLanguage } from './messages/languages.ts'

interface Content extends Pick<EmailLanguage, 'language' | 'direction'> {
  title: string
  /** Text that inboxes show after the subject. */
  preview: string
  colors: Colors
  /** Markup of the email. */
  body: string
}

/** Outlook for Windows ignores `max-width`, so it gets a table with a fixed width. Other clients skip these comments. */
const [OUTLOOK_START, OUTLOOK_END] = [
  '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
]

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns the HTML document of an email. Inline styles hold the light colors, because some clients drop style sheets. */
export function documentOf({ title, preview, language, direction, colors, body }: Content): string {
  const { page, text } = colors.light
  const hidden = preview && `<div style="display:none;max-height:0;overflow:hidden">${escapeText(preview)}</div>`
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeText(title)}</title>
<style>${styleSheet(colors)}</style>
</head>
<body class="bf-page" style="margin:0;padding:0;background-color:${page};color:${text}">${hidden}<div class="bf-page" role="article" aria-roledescription="email" aria-label="${escapeText(title)}" lang="${language}" dir="${direction}" style="padding:24px 8px;background-color:${page}">${OUTLOOK_START}${body}${OUTLOOK_END}</div></body>
</html>
`
}

/** Styles that cannot be inline: focus, narrow screens and dark mode. `!important` overrides inline styles. */
const styleSheet = ({ light, dark, plate }: Colors): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a:focus-visible{outline:3px solid ${light.link};outline-offset:3px}
@media (max-width:480px){.bf-card{padding:24px 20px!important}.bf-button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){
${rule('.bf-page', `background-color:${dark.page}`)}
${rule('.bf-card', `background-color:${dark.card}`, `border-color:${dark.line}`)}
${rule('.bf-text', color(dark, 'text'))}
${rule('.bf-muted', color(dark, 'muted'))}
${rule('.bf-link', color(dark, 'link'))}
${rule('.bf-line', `border-color:${dark.line}`)}
${rule('.bf-button', `background-color:${dark.button}`, color(dark, 'buttonText'))}
${rule('.bf-logo', `background-color:${plate}`, 'padding:8px', 'border-radius:8px')}
a:focus-visible{outline-color:${dark.link}}
}
`

const color = (scheme: Scheme, name: 'text' | 'muted' | 'link' | 'buttonText') => `color:${scheme[name]}`
const rule = (selector: string, ...declarations: string[]) =>
  `${selector}{${declarations.map((declaration) => `${declaration}!important`).join(';')}}`
