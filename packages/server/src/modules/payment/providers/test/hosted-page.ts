import { createHash } from 'node:crypto'
import { type Currency, formatMoney } from '@blockfront/commerce'
import type { Selectable } from 'kysely'
import type { TestPaymentsTable } from '../../../../ground/db/tables.ts'
import { escapeHtml } from '../../../../ground/escape-html.ts'
import type { Outcome } from './choose-outcome.ts'

export type TestPaymentRow = Selectable<TestPaymentsTable>

const STYLE = `
:root{color-scheme:light dark;--text:light-dark(#1c1e21,#f1f2f4);--muted:light-dark(#5a5f66,#b3b8bf);--page:light-dark(#f4f5f7,#16181b);--card:light-dark(#fff,#22252a);--line:light-dark(#d5d9de,#42474e);--accent:light-dark(#1d4ed8,#9db8ff);--on-accent:light-dark(#fff,#10182c);--note:light-dark(#fff4d6,#3d3211)}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem 1rem;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 .25rem;font-size:1.25rem}
p{margin:.5rem 0;overflow-wrap:anywhere}
.note{padding:.75rem 1rem;background:var(--note);border-radius:8px}
.amount{font-size:2rem;font-weight:600}
.muted{color:var(--muted)}
form{display:grid;gap:.75rem;margin:1.25rem 0}
button,.link{min-block-size:48px;padding:.5rem 1rem;border:1px solid var(--line);border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button[value=approve],button[value=confirm]{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.link{display:grid;place-items:center;color:var(--accent);text-align:center}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`

/** Content-Security-Policy of the page: no script, this style, and forms to this server, which may redirect to the store. */
export function hostedPagePolicy({ success_url }: Pick<TestPaymentRow, 'success_url'>): string {
  const style = createHash('sha256').update(STYLE).digest('base64')
  const store = new URL(success_url).origin
  return `default-src 'none'; style-src 'sha256-${style}'; img-src data:; form-action 'self' ${store}; base-uri 'none'; frame-ancestors 'none'`
}

/** Returns the hosted page of a payment as HTML. */
export function hostedPage(payment: TestPaymentRow): string {
  const { amount, currency, description, cancel_url } = payment
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Test payment</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>Test payment</h1>
<p class="note">This is a test. No money is moved, and no card is needed.</p>
<p class="muted">${escapeHtml(description)}</p>
<p class="amount">${escapeHtml(formatMoney(amount, currency as Currency, 'en'))}</p>
${stepOf(payment)}
<a class="link" href="${escapeHtml(cancel_url)}">Return to the store without paying</a>
</main></body></html>`
}

function stepOf({ state, needs_confirmation, failure, expires_at }: TestPaymentRow): string {
  if (state === 'pending' && expires_at <= new Date()) return '<p role="status">This payment has expired.</p>'
  if (state !== 'pending')
    return `<p role="status">${failure ? escapeHtml(failure) : `This payment is ${state}.`} Nothing more can be done here.</p>`
  return needs_confirmation
    ? choices('Your bank asks you to confirm this payment.', [
        ['confirm', 'Confirm payment'],
        ['reject', 'Fail the authentication'],
      ])
    : choices('Choose how the payment ends.', [
        ['approve', 'Approve payment'],
        ['authenticate', 'Require authentication'],
        ['decline', 'Decline payment'],
      ])
}

const choices = (question: string, buttons: readonly (readonly [Outcome, string])[]) =>
  `<p>${question}</p><form method="post">${buttons
    .map(([value, label]) => `<button name="outcome" value="${value}">${label}</button>`)
    .join('')}</form>`
