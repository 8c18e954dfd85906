import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { readEditedConfig } from '../../modules/checkout/index.ts'
import type { DraftContent } from '../../modules/order/index.ts'
import { contactAndAddressProblems } from './check-contact.ts'
import type { OrderDetails } from './insert-order.ts'

interface Check {
  content: DraftContent
  requiresShipping: boolean
  /** Whether the customer gets a payment link. */
  isLink: boolean
}

const NO_ADDRESS = 'Add a shipping address. At least one item requires shipping.'
const NO_EMAIL = 'Add the email address of the customer. The payment provider needs it.'

/**
 * The customer and addresses of the order. Throws `invalid_input` for a missing address or email address, and for addresses that break the
 * rules of their country. An order without shipping has no shipping address.
 */
export async function checkDraft(
  trx: StoreTrx,
  storeId: string,
  { content, requiresShipping, isLink }: Check,
): Promise<OrderDetails> {
  const { contact } = content
  const shippingAddress = requiresShipping ? (content.shippingAddress ?? undefined) : undefined
  const billingAddress = content.billingAddress ?? (requiresShipping ? undefined : content.shippingAddress) ?? undefined
  const { fields } = await readEditedConfig(trx, storeId)
  const problems = contactAndAddressProblems(fields, { contact, shippingAddress, billingAddress })
  if (requiresShipping && !shippingAddress) problems.shippingAddress = NO_ADDRESS
  if (isLink && !contact.email) problems['contact.email'] = NO_EMAIL
  const [message] = Object.values(problems)
  if (message) throw appError('invalid_input', { message, fields: problems })
  return { contact, shippingAddress, billingAddress, note: '', marketingConsent: false }
}
