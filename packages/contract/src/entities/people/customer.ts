import { z } from 'zod'
import { amount, count, currency, id, requiredText, text, time } from '../../values.ts'
import { review } from '../catalog/review.ts'
import { stockAlert } from '../catalog/stock-alert.ts'
import { abandonedCheckout } from '../selling/abandoned-checkout.ts'
import { orderAddress } from '../selling/checkout.ts'
import { order, orderSummary } from '../selling/order.ts'
import { contactMessage } from './audience.ts'

/** Maximum number of tags of a customer. */
export const maxCustomerTags = 50

export const customerTag = requiredText(40)

/** The place of a customer's consent to marketing, or of its withdrawal. */
export const consentSource = z.enum(['checkout', 'newsletter', 'dashboard', 'unsubscribe'])

/** A customer in the dashboard's list. */
export const customerSummary = z
  .object({
    customerId: id(),
    email: text(254),
    firstName: text(80),
    lastName: text(80),
    phone: text(40),
    tags: z.array(text(40)),
    acceptsMarketing: z.boolean(),
    orderCount: count().describe('Orders that are neither canceled nor expired, paid or not.'),
    spent: amount().describe('Payments minus refunds.'),
    currency: currency(),
    lastOrderAt: time().nullable(),
    createdAt: time(),
  })
  .meta({ id: 'CustomerSummary' })

export const customerAddress = z
  .object({ addressId: id(), address: orderAddress, usedAt: time() })
  .meta({ id: 'CustomerAddress' })

/** A customer as members of the store see it. */
export const customer = customerSummary
  .extend({
    note: text(5000),
    firstOrderAt: time().nullable(),
    consentAt: time().nullable().describe('When marketing consent was given or withdrawn; null if the customer was never asked.'),
    consentSource: consentSource.nullable(),
    subscribedAt: time()
      .nullable()
      .describe('When the address was subscribed with the newsletter form; null without a subscription.'),
    addresses: z.array(customerAddress).describe('Addresses of orders, the last used first.'),
    orders: z.array(orderSummary).describe('The latest orders.'),
  })
  .meta({ id: 'Customer' })

/** Products in one wishlist. */
export const maxWishlistItems = 100

/** Everything that a store has stored about a person. */
export const customerData = z
  .object({
    exportedAt: time(),
    customer: customer,
    orders: z.array(order).describe('All orders with their timelines, newest first.'),
    messages: z.array(contactMessage).describe('Messages that were sent with the contact form.'),
    reviews: z.array(review).describe('Reviews of ordered products, newest first.'),
    wishlist: z.array(z.object({ productId: id(), name: text(200), addedAt: time() })).describe('Saved products, newest first.'),
    abandonedCheckouts: z.array(abandonedCheckout.omit({ recoveryUrl: true })).describe('Kept carts, newest first.'),
    stockAlerts: z.array(stockAlert).describe('Sold-out products that the customer waits for, newest first.'),
  })
  .meta({ id: 'CustomerData' })

/** The fields of a customer that members of a store may change. */
export const customerDetails = z.object({
  firstName: text(80),
  lastName: text(80),
  phone: text(40),
  note: text(5000),
  tags: z.array(customerTag).max(maxCustomerTags),
  acceptsMarketing: z.boolean(),
})

export type CustomerSummary = z.output<typeof customerSummary>
export type CustomerAddress = z.output<typeof customerAddress>
export type Customer = z.output<typeof customer>
export type CustomerData = z.output<typeof customerData>
