import { escapeHtml } from '../../../ground/escape-html.ts'

interface MessagePage {
  title: string
  text: string
  /** A link: its URL, which is empty for this page, and its label. */
  link?: { url: string; label: string }
  /** Whether it has the picture of a store. */
  hasPicture?: boolean
}

/** The store of lucide-react, which no browser has loaded. */
const PICTURE = `<svg width="56" height="56" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5"/><path d="M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244"/><path d="M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05"/></svg>
`

/** Returns a document for the hostname of a store that shows one message. It needs no other file and no script. */
export function messagePage({ title, text, link, hasPicture }: MessagePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
main { display: grid; align-content: center; gap: 0.75rem; min-height: 90vh; max-width: 32rem; margin: auto; padding: 0 1.25rem; }
h1, p { margin: 0; text-wrap: pretty; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.02em; }
a { display: inline-block; margin-top: 0.75rem; padding: 0.7rem 1.5rem; border-radius: 10px; font-weight: 600; text-decoration: none; color: Canvas; background: CanvasText; }
a:focus-visible { outline: 2px solid CanvasText; outline-offset: 3px; }
</style>
</head>
<body>
<main>
${hasPicture ? PICTURE : ''}<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : ''}
</main>
</body>
</html>
`
}

/** It loads nothing and runs nothing. */
export const messageHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}
