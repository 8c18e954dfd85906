import type { FakeRequest, FakeResponse } from '../fake-api.ts'
import { cardPage, messagePage, outcomeOf, paymentPage } from '../hosted-page.ts'
import type { StripeAccount } from './account.ts'

/** The pages of Stripe for an invoice and for the billing portal; undefined for other paths. */
export function billingPage(accounts: readonly StripeAccount[], request: FakeRequest): FakeResponse | undefined {
  const [, kind, id = ''] = request.path.split('/')
  const card = request.method === 'POST' ? (new URLSearchParams(request.body).get('card') ?? '') : undefined
  if (kind === 'invoice') return invoicePage(accounts, { id, action: request.path, card })
  if (kind === 'portal') return portalPage(accounts, { id, action: request.path, card })
  return undefined
}

interface Shown {
  id: string
  action: string
  /** The number in the form that was sent; undefined before. */
  card: string | undefined
}

const html = (body: string, status = 200): FakeResponse => ({ status, body })

function invoicePage(accounts: readonly StripeAccount[], { id, action, card }: Shown): FakeResponse {
  const account = accounts.find(({ invoices }) => invoices.some((each) => each.id === id))
  if (!account) return html(messagePage('This invoice does not exist'), 404)
  const message = card === undefined ? null : account.payInvoice(id, outcomeOf(card) === 'approve')
  const { status, number, currency, amount_remaining } = account.invoice(id)
  if (status !== 'open') return html(messagePage(`Invoice ${number} is paid`))
  const amount = `${currency.toUpperCase()} ${amount_remaining}`
  return html(paymentPage({ action, description: `Invoice ${number}`, amount, cancelUrl: action, ...(message && { message }) }))
}

/** A form for another card. */
function portalPage(accounts: readonly StripeAccount[], { id, action, card }: Shown): FakeResponse {
  const account = accounts.find(({ portals }) => portals.has(id))
  const portal = account?.portals.get(id)
  if (!account || !portal) return html(messagePage('This page does not exist'), 404)
  if (card === undefined) return html(cardPage({ action, returnUrl: portal.returnUrl }))
  account.declineCard(portal.customer, outcomeOf(card) !== 'approve')
  return { status: 303, body: '', headers: { location: portal.returnUrl } }
}
