/** Card numbers of Stripe's test mode; the fake of Mollie understands the same. */
export const cards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Asks for authentication. */
  authenticated: '4000 0000 0000 3155',
} as const

export type CardOutcome = 'approve' | 'decline' | 'authenticate' | 'invalid'

export function outcomeOf(cardNumber: string): CardOutcome {
  switch (cardNumber.replaceAll(' ', '')) {
    case '4242424242424242':
      return 'approve'
    case '4000000000000002':
      return 'decline'
    case '4000002500003155':
    case '4000000000003155':
      return 'authenticate'
    default:
      return 'invalid'
  }
}

export interface HostedPage {
  /** Path that the form posts to. */
  action: string
  description: string
  /** Such as "EUR 12.50". */
  amount: string
  cancelUrl: string
  message?: string
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The page on which a shopper enters a card. */
export const paymentPage = ({ action, description, amount, cancelUrl, message = '' }: HostedPage): string =>
  page(
    `Pay ${escaped(amount)}`,
    `<p>${escaped(description)}</p>${message && `<p role="alert">${escaped(message)}</p>`}
<form method="post" action="${escaped(action)}">
<label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number"></label>
<button>Pay</button></form>
<p><a href="${escaped(cancelUrl)}">Cancel</a></p>`,
  )

/** The page on which a customer changes the card of a subscription. */
export const cardPage = ({ action, returnUrl }: { action: string; returnUrl: string }): string =>
  page(
    'Payment method',
    `<form method="post" action="${escaped(action)}">
<label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number"></label>
<button>Save card</button></form>
<p><a href="${escaped(returnUrl)}">Return</a></p>`,
  )

/** The page of the bank that asks the shopper to confirm a payment. */
export const authenticationPage = (action: string): string =>
  page(
    'Confirm the payment',
    `<form method="post" action="${escaped(action)}">
<button name="confirm" value="yes">Complete authentication</button>
<button name="confirm" value="no">Fail authentication</button></form>`,
  )

export const messagePage = (title: string): string => page(title, '')

/** Where the shopper's browser is after it filled in the page: the URL to which the provider redirected, or the page that it shows. */
export interface PageResult {
  location: string | null
  html: string
}

/** Fills in a hosted page as a browser does. `confirm` answers the bank's question. */
export async function payOnPage(url: string, card: string, confirm: 'yes' | 'no' = 'yes'): Promise<PageResult> {
  const shown = await submit(url, { card })
  return shown.location === null && shown.html.includes('name="confirm"') ? submit(url, { confirm }) : shown
}

async function submit(url: string, fields: Record<string, string>): Promise<PageResult> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return { location: response.headers.get('location'), html: await response.text() }
}
