import type { AppError } from '../../errors.ts'
import { escapeHtml } from '../../escape-html.ts'
import { messages } from '../messages.ts'

/**
 * Returns the document for a store's page that failed. It needs no other file and no script. The link without an address reloads the
 * page.
 */
export function failedPage({ code, message, options }: Pick<AppError, 'code' | 'message' | 'options'>): string {
  // Rate limits and outages have a message with the seconds to wait.
  const isWait = (code === 'rate_limited' || code === 'unavailable') && options.message !== undefined
  const [title, text] = isWait ? [messages.wait, message] : [messages.failed, messages.failedWhy]
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
h1, p { margin: 0; text-wrap: pretty; }
h1 { font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.02em; }
a { display: inline-block; margin-top: 0.75rem; padding: 0.7rem 1.5rem; border-radius: 10px; font-weight: 600; text-decoration: none; color: Canvas; background: CanvasText; }
a:focus-visible { outline: 2px solid CanvasText; outline-offset: 3px; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="">${messages.tryAgain}</a></p>
</main>
</body>
</html>
`
}

/** It loads nothing and runs nothing. */
export const failedHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}
