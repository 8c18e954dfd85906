import { isDeepStrictEqual } from 'node:util'
import type { Order, PostalAddress } from '@blockfront/contract'
import type { MemberScope } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { readEditedConfig } from '../../modules/checkout/index.ts'
import { recordCustomer } from '../../modules/customer/index.ts'
import { keepParcelAddresses, updateOrder } from '../../modules/order/index.ts'
import { addressProblems, searchText, withRegionCode } from '../place-order/index.ts'

/** The person to whom a changed email address belongs. The consent to marketing was given for the earlier address. */
const newCustomer = (storeId: string, { email, phone }: Order['contact'], address: PostalAddress | null) => ({
  storeId,
  email,
  phone,
  addresses: address ? [address] : [],
  marketingConsent: false,
  locale: undefined,
})

/**
 * Changes the contact and the shipping address of an order with items to send. The parcels that were sent keep the earlier address, and totals
 * stay as the shopper agreed to them. Throws `invalid_input` like the checkout, and `transition_forbidden` once everything was sent or the
 * order is closed.
 */
export const updateContact = (context: MemberScope, input: Body<'order.updateContact'>) =>
  updateOrder(context, input, { type: 'contact_changed' }, async (trx, order) => {
    const isOpen = order.status === 'open' || order.status === 'pending_payment'
    if (!isOpen || !['unfulfilled', 'partially_fulfilled'].includes(order.fulfillment_status))
      throw appError('transition_forbidden', {
        message: 'Contact and address of an open order can be changed while it has items to send.',
      })
    const { contact } = input
    const isShipped = order.shipping_address !== null
    const shippingAddress = isShipped && input.shippingAddress ? withRegionCode(input.shippingAddress) : undefined
    const { contactMethod, fields } = await readEditedConfig(trx, order.store_id)
    const problems = addressProblems({ contactMethod, fields }, { contact, shippingAddress })
    if (Object.keys(problems).length > 0) throw appError('invalid_input', { fields: problems })
    // The parcels that were sent keep the earlier address.
    if (shippingAddress && !isDeepStrictEqual(order.shipping_address, shippingAddress)) await keepParcelAddresses(trx, order)
    const address = shippingAddress ?? order.shipping_address ?? order.billing_address
    const { firstName = '', lastName = '' } = (address ?? {}) as { firstName?: string; lastName?: string }
    // The order belongs to the customer with the address: their lists, their account and the erasure of their data include it.
    const customer =
      contact.email === order.email.toLowerCase()
        ? {}
        : { customer_id: await recordCustomer(trx, newCustomer(order.store_id, contact, address as PostalAddress | null)) }
    return {
      ...customer,
      email: contact.email,
      contact: JSON.stringify(contact),
      ...(shippingAddress && { shipping_address: JSON.stringify(shippingAddress) }),
      search_text: searchText({ label: order.label, firstName, lastName, email: contact.email }),
    }
  })
