/** The stored detail of an entry. */
export type Detail = Readonly<Record<string, unknown>>

/** The subject of an entry: the name of the record at the time or now, or an empty string. */
type Text = string | ((name: string, detail: Detail) => string)

const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
const num = (value: unknown, one: string, many: string) => (Number(value) === 1 ? `1 ${one}` : `${Number(value)} ${many}`)
const or = (name: string, fallback: string) => name || fallback

const productFields: Readonly<Record<string, string>> = {
  name: 'name',
  price: 'price',
  discount_price: 'sale price',
  status: 'status',
  stock_quantity: 'stock',
  description: 'description',
}

const changedProduct: Text = (name, { fields }) => {
  const parts = list(fields).flatMap((field) => productFields[field] ?? [])
  return parts.length > 0 && parts.length <= 3
    ? `Changed the ${new Intl.ListFormat('en').format(parts)} of ${or(name, 'a product')}`
    : `Changed ${or(name, 'a product')}`
}

const reviewActions: Readonly<Record<string, string>> = {
  published: 'Published',
  rejected: 'Rejected',
  pending: 'Unpublished',
}

/** Entries in words, by action. Actions without one use the summary of their endpoint. */
export const messages: Readonly<Record<string, Text>> = {
  'product.add': (name) => `Added the product ${name}`,
  'product.update': changedProduct,
  'product.delete': (name) => `Deleted the product ${name}`,
  'product.bulkUpdate': (_, { ids }) => `Changed ${num(list(ids).length, 'product', 'products')}`,
  'review.setStatus': (_, { count, status }) =>
    `${reviewActions[String(status)] ?? 'Changed'} ${num(count, 'review', 'reviews')}`,
  'review.reply': 'Changed the reply to a review',
  'review.delete': (_, { count }) => `Deleted ${num(count, 'review', 'reviews')}`,
  'review.updateSettings': 'Changed the settings of reviews',
  'category.add': (name) => `Added the category ${name}`,
  'category.update': (name) => `Changed the category ${name}`,
  'category.delete': (name) => `Deleted the category ${name}`,
  'page.add': (name) => `Added the page ${name}`,
  'component.add': (name) => `Created the shared component ${name}`,
  'page.update': (name) => `Changed the settings of the page ${name}`,
  'page.applyOperations': (name, { label }) =>
    label ? `Changed the draft of the page ${name}: ${label}` : `Changed the draft of the page ${name}`,
  'page.publish': (name) => `Published the page ${name}`,
  'page.unpublish': (name) => `Unpublished the page ${name}`,
  'page.delete': (name) => `Deleted the page ${name}`,
  'page.restoreVersion': (name, { number }) => `Restored version ${number} of the page ${name}`,
  'page.schedulePublish': (name, { publishAt }) =>
    publishAt ? `Scheduled the page ${name}` : `Canceled the scheduled publishing of the page ${name}`,
  'comment.delete': 'Deleted a comment of another member',
  'redirect.add': (_, { fromPath, toPath }) => `Added a redirect from ${fromPath} to ${toPath}`,
  'redirect.update': (_, { fromPath, toPath }) => `Changed the redirect from ${fromPath} to ${toPath}`,
  'redirect.delete': 'Deleted a redirect',
  'font.add': (_, { family }) => `Uploaded the font ${family}`,
  'font.delete': (_, { family }) => `Deleted the font ${family}`,
  'section.add': (_, { name }) => `Saved the section ${name}`,
  'preview.add': 'Created a preview link',
  'preview.revoke': 'Revoked a preview link',
  'section.rename': (_, { name }) => `Renamed a section to ${name}`,
  'section.delete': (_, { name }) => `Deleted the section ${name}`,
  'media.upload': (name) => `Uploaded ${or(name, 'a file')}`,
  'media.update': (name) => `Changed the details of ${or(name, 'a file')}`,
  'media.delete': (name) => `Deleted ${or(name, 'a file')}`,
  'discount.add': (name) => `Added the discount ${name}`,
  'discount.update': (name) => `Changed the discount ${name}`,
  'discount.setEnabled': (name, { enabled }) => `${enabled ? 'Enabled' : 'Disabled'} the discount ${name}`,
  'discount.delete': (name) => `Deleted the discount ${name}`,
  'draftOrder.add': 'Added a draft order',
  'draftOrder.update': 'Changed a draft order',
  'draftOrder.delete': (_, { number }) => `Deleted the draft order ${number ?? ''}`,
  'draftOrder.complete': (_, { order }) => `Created order ${order ?? ''} from a draft`,
  'draftOrder.reopen': (_, { order }) => `Reopened the draft of order ${order ?? ''}`,
  'customer.add': 'Added a customer',
  'customer.update': 'Changed a customer',
  'customer.delete': 'Deleted a customer',
  'customer.erase': 'Erased the personal data of a customer',
  'customer.exportData': 'Exported the personal data of a customer',
  'customer.bulkTags': (_, { count }) => `Changed the tags of ${num(count, 'customer', 'customers')}`,
  'subscriber.remove': (_, { count }) => `Removed ${num(count, 'subscriber', 'subscribers')}`,
  'message.delete': (_, { count }) => `Deleted ${num(count, 'message', 'messages')}`,
  'abandonedCheckout.delete': (_, { count }) => `Deleted ${num(count, 'abandoned checkout', 'abandoned checkouts')}`,
  'abandonedCheckout.updateSettings': 'Changed the settings of abandoned checkouts',
  'store.create': 'Created the store',
  'store.updateDetails': 'Changed the settings of the store',
  'store.publishTheme': 'Published the theme',
  'store.updatePixel': 'Changed the Meta pixel',
  'store.removeDemoProducts': 'Removed the demo products',
  'storeEmail.updateSettings': 'Changed the email settings',
  'storeEmail.sendTest': 'Sent a test email',
  'checkout.publish': 'Published the checkout settings',
  'checkout.restoreVersion': (_, { number }) => `Restored version ${number} of the checkout settings`,
  'payment.addMethod': (name) => `Added the payment method ${name}`,
  'payment.updateMethod': (name) => `Changed the payment method ${name}`,
  'payment.deleteMethod': (name) => `Deleted the payment method ${name}`,
  'payment.sortMethods': 'Changed the order of the payment methods',
  'payment.resolveIncident': 'Resolved a payment incident',
  'tax.addRates': (_, { count }) => `Added ${num(count, 'tax rate', 'tax rates')}`,
  'tax.updateRate': 'Changed a tax rate',
  'tax.deleteRate': 'Deleted a tax rate',
  'tax.dismissUntaxed': 'Dismissed the notice about orders without tax',
  'archive.create': 'Started an export of the whole store',
  'archive.cancel': 'Canceled an export of the whole store',
  'archive.download': 'Downloaded an archive of the whole store',
  'archive.delete': 'Deleted an archive of the whole store',
  'import.upload': 'Uploaded a product file',
  'import.start': 'Started an import of products',
  'import.cancel': 'Canceled an import of products',
  'import.retryImages': 'Retried the images of an import',
  'shipping.addZone': 'Added a shipping zone',
  'shipping.updateZone': 'Changed a shipping zone',
  'shipping.deleteZone': 'Deleted a shipping zone',
  'shipping.orderZones': 'Changed the order of the shipping zones',
  'shipping.addRate': 'Added a shipping rate',
  'shipping.updateRate': 'Changed a shipping rate',
  'shipping.enableRate': 'Enabled or disabled a shipping rate',
  'shipping.deleteRate': 'Deleted a shipping rate',
  'shipping.orderRates': 'Changed the order of the shipping rates',
  'domain.add': 'Added a domain',
  'domain.release': 'Removed a domain',
  'store.updateDomain': 'Changed the primary domain',
  'store.updateOpening': 'Changed who can visit the online store',
  'language.update': 'Changed the languages of the store',
  'translation.save': 'Changed translations',
  'translation.import': 'Imported translations',
  'policy.updateSettings': 'Changed the settings of the policies',
  'tracking.update': 'Changed the tracking settings',
  'staff.invite': (_, { email }) => `Invited ${email}`,
  'staff.resendInvitation': (_, { email }) => `Sent the invitation to ${email} again`,
  'staff.cancelInvitation': (_, { email }) => `Canceled the invitation to ${email}`,
  'staff.acceptInvitation': 'Joined the store',
  'staff.changeRole': (_, { name, role }) => `Changed the role of ${name} to ${role}`,
  'staff.remove': (_, { name }) => `Removed ${name} from the staff`,
  'staff.leave': 'Left the store',
  'apiToken.add': (name) => `Created the API token ${name}`,
  'apiToken.delete': (name) => `Deleted the API token ${name}`,
  'webhook.add': (_, { receiver }) => `Added a webhook to ${receiver}`,
  'webhook.update': (_, { receiver }) => `Changed the webhook to ${receiver}`,
  'webhook.delete': (_, { receiver }) => `Deleted the webhook to ${receiver}`,
  'webhook.rotateSecret': (_, { receiver }) => `Replaced the secret of the webhook to ${receiver}`,
  'webhook.sendTest': (_, { receiver }) => `Sent a test event to ${receiver}`,
  'webhook.redeliver': (_, { receiver }) => `Sent a webhook to ${receiver} again`,
  'staff.transferOwnership': (_, { name }) => `Transferred the ownership to ${name}`,
}

/** Entries about orders, by the type of the order's event. */
const orderEvents: Readonly<Record<string, (label: string) => string>> = {
  paid: (label) => `Marked order ${label} as paid`,
  capture_requested: (label) => `Captured the payment of order ${label}`,
  fulfilled: (label) => `Fulfilled items of order ${label}`,
  tracking: (label) => `Changed the tracking of order ${label}`,
  refund_requested: (label) => `Refunded order ${label}`,
  cancelled: (label) => `Canceled order ${label}`,
  note: (label) => `Added a note to order ${label}`,
  contact_changed: (label) => `Changed the contact or address of order ${label}`,
  payment_link_sent: (label) => `Sent the payment link of order ${label}`,
}

/** Returns what an entry about an order says. */
export const orderText = (event: string, label: string): string =>
  orderEvents[event]?.(label) ?? `Changed order ${label} (${event.replaceAll('_', ' ')})`

/** Returns what an entry says whose action has no text. */
export const otherText = (summary: string, name: string): string => (name ? `${summary}: ${name}` : summary)
