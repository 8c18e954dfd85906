import type { Order, PostalAddress } from '@blockfront/contract'
import type { MemberScope } from '../../context.ts'
import { appError } from '../../errors.ts'
import type { Body } from '../../handler.ts'
import { readEditedConfig } from '../checkout/checkout-config.ts'
import { recordCustomer } from '../customer/record-customer.ts'
import { addressProblems } from './place/check-contact.ts'
import { searchText, withRegionCode } from './place/insert-order.ts'
import { updateOrder } from './update-order.ts'

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
 * Changes the contact and the shipping address of an order before it is fulfilled. Totals stay as the shopper agreed to them. Throws
 * `invalid_input` like the checkout, and `transition_forbidden` once a parcel was sent or the order is closed.
 */
export const updateContact = (context: MemberScope, input: Body<'order.updateContact'>) =>
  updateOrder(context, input, { type: 'contact_changed' }, async (trx, order) => {
    const isOpen = order.status === 'open' || order.status === 'pending_payment'
    if (!isOpen || order.fulfillment_status !== 'unfulfilled')
      throw appError('transition_forbidden', { message: 'The address can be changed until the first shipment of an open order.' })
    const { contact } = input
    const isShipped = order.shipping_address !== null
    const shippingAddress = isShipped && input.shippingAddress ? withRegionCode(input.shippingAddress) : undefined
    const { contactMethod, fields } = await readEditedConfig(trx, order.store_id)
    const problems = addressProblems({ contactMethod, fields }, { contact, shippingAddress })
    if (Object.keys(problems).length > 0) throw appError('invalid_input', { fields: problems })
    const address = shippingAddress ?? order.shipping_address ?? order.billing_address
    const { firstName = '', lastName = '' } = (address ?? {}) as { firstName?: string; lastName?: string }
    // The order belongs to the customer with the address: their lists, their account and the erasure of their data include it.
    const customer =
      contact.email === order.email.toLowerCase()
        ? {}
        : { customer_id: await recordCustomer(trx, newCustomer(order.store_id, contact, address as PostalAddress | null)) }
    await trx
      .updateTable('orders')
      .set({
        ...customer,
        email: contact.email,
        contact: JSON.stringify(contact),
        ...(shippingAddress && { shipping_address: JSON.stringify(shippingAddress) }),
        search_text: searchText({ label: order.label, firstName, lastName, email: contact.email }),
      })
      .where('store_id', '=', order.store_id)
      .where('id', '=', order.id)
      .execute()
    return {}
  })
