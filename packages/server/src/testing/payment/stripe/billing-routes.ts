import type { StripeAccount } from './account.ts'
import { billingParams } from './billing-params.ts'
import type { FormValue } from './form-params.ts'

type Given = { [key: string]: FormValue }

const page = (data: object[]) => ({ object: 'list', data, has_more: false, url: '' })

/** Runs a call about customers and subscriptions; undefined if it is none. */
export function billingCall(account: StripeAccount, method: string, names: readonly string[], given: Given): object | undefined {
  const [first, second = '', third] = names
  switch (`${method} ${[first, ...(third ? [second, third] : second ? ['…'] : [])].join('/')}`) {
    case 'POST customers':
      return account.createCustomer(billingParams.createCustomer.parse(given))
    case 'POST products':
      return account.createProduct(billingParams.createProduct.parse(given))
    case 'GET products':
      return page(account.listProducts(billingParams.listProducts.parse(given)))
    case 'POST prices':
      return account.createPrice(billingParams.createPrice.parse(given))
    case 'GET prices':
      return page(account.listPrices(billingParams.listPrices.parse(given)))
    case 'GET subscriptions':
      return page(account.listSubscriptions(billingParams.listSubscriptions.parse(given)))
    case 'GET subscriptions/…':
      return account.subscription(second)
    case 'POST subscriptions/…':
      return account.updateSubscription(second, billingParams.updateSubscription.parse(given))
    case 'DELETE subscriptions/…':
      return account.cancelSubscription(second, billingParams.cancelSubscription.parse(given))
    case 'GET invoices':
      return page(account.listInvoices(billingParams.listInvoices.parse(given)))
    case 'POST invoices/…':
      return second === 'create_preview' ? account.previewInvoice(billingParams.previewInvoice.parse(given)) : undefined
    case 'POST billing_portal/…':
      return second === 'sessions' ? account.createPortal(billingParams.createPortal.parse(given)) : undefined
    case 'POST checkout/…':
      return second === 'sessions' && given.mode === 'subscription'
        ? account.createSubscriptionSession(billingParams.createSession.parse(given))
        : undefined
    case 'GET checkout/…': {
      if (second !== 'sessions' || !('customer' in given)) return undefined
      const { customer, status } = billingParams.listSessions.parse(given)
      const all = [...account.sessions.keys()].map((id) => account.session(id))
      return page(all.filter((each) => each.customer === customer && (!status || each.status === status)))
    }
    default:
      return undefined
  }
}
