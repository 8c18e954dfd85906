import type { Currency } from '@blockfront/commerce'
import type { EmailData, EmailKind } from '../emails/all.ts'
import type { OrderContents, OrderItem } from '../emails/order-contents.ts'

/** Text that breaks careless markup and narrow layouts. */
const names = [
  '<script>alert(1)</script> & "quotes" \'single\' </td></table>',
  'قميص كتان أبيض',
  'W'.repeat(120),
  'A product with a name that is longer than one line of a phone, and then some more words',
]
const name = (index: number) => names[index % names.length] ?? ''

const items: readonly OrderItem[] = Array.from({ length: 100 }, (_, index) => ({
  name: name(index),
  options: index % 3 === 0 ? [{ name: name(index + 1).slice(0, 60), value: 'XL' }] : [],
  quantity: index + 1,
}))

const orderIn = (currency: Currency): OrderContents => ({
  label: 'VERY-LONG-PREFIX-123456789',
  currency,
  lines: items.map((item, index) => ({ ...item, total: 123_456_789 + index * 1_001 })),
  subtotal: 12_345_678_901,
  discounts: names.map((text, index) => ({ name: text.slice(0, 60), code: index % 2 ? null : 'CODE', amount: index })),
  shipping: 0,
  isPickup: true,
  taxes: [{ name: '<b>VAT</b>', rate: 149_750, amount: 987_654_321 }],
  pricesIncludeTax: false,
  total: 13_333_333_333,
})

const order = orderIn('KWD')
const reference = { label: order.label, url: `https://store.example/order/${'t'.repeat(200)}?a=1&b=2` }
const yen = { ...reference, amount: 987_654_321, currency: 'JPY' as const }
const tracking = { carrier: name(0), number: '1'.repeat(80), url: `https://carrier.example/?number=${'1'.repeat(400)}&x=<y>` }
const link = { url: `https://blockfront.example/verify-link?token=${'x'.repeat(300)}` }
const message = {
  name: name(0),
  email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
  subject: name(2),
  message: names.join('\r\n'),
}
const until = new Date('2030-12-31T23:59:59Z')
const notes = { giftMessage: names.join('\n'), customerNote: name(2) }
const delivery = { shippingAddress: names, shippingMethod: name(2) }

/** Data at the limits: long and bidirectional texts, markup in names, 100 lines, currencies with 0 and 3 decimals. */
export const extremeData: { [Kind in EmailKind]: EmailData<Kind> } = {
  'order-placed': {
    ...delivery,
    ...notes,
    order,
    url: reference.url,
    payment: { title: name(3), instructions: names.join('\n'), dueAt: until },
  },
  'payment-link': { order: orderIn('JPY'), url: reference.url, until, message: names.join('\n') },
  'cart-reminder': { items, url: reference.url, unsubscribeUrl: link.url },
  'back-in-stock': { item: name(0), options: [{ name: name(1), value: name(2) }], url: reference.url, unsubscribeUrl: link.url },
  'payment-received': yen,
  'payment-failed': { ...reference, until },
  'payment-returned': yen,
  'order-shipped': {
    ...reference,
    delivery: 'pickup',
    position: 'last',
    tracking,
    items,
    earlier: [{ status: 'returned', tracking, items: items.slice(0, 3) }],
  },
  'order-tracking': { ...reference, tracking: { carrier: '', number: '', url: 'javascript:alert(1)' }, items },
  'order-delivered': { ...reference, isPickup: true, isFullOrder: false, asksForReviews: true, items },
  'order-refunded': { ...yen, manual: true, items },
  'order-cancelled': { ...reference, reason: { text: names.join('\n') }, canceled: orderIn('JPY') },
  'account-code': { code: '000000', minutes: 10 },
  'order-new': { ...delivery, ...notes, order, url: reference.url, payment: name(0), customer: ['', name(1), message.email] },
  'low-stock': { items, threshold: 1_000_000, url: link.url },
  contact: message,
  'payment-incident': { label: order.label, type: 'authorization_lost', url: link.url },
  'verify-email': link,
  'signup-known': { logInUrl: link.url, newPasswordUrl: link.url },
  'reset-password': link,
  'change-email': link,
  'change-email-requested': link,
  'email-changed': link,
  'email-change-undone': link,
  'security-notice': link,
  'plan-notice': { type: 'paymentFailed', plan: name(0), date: until, url: link.url },
  'account-change': { change: 'ownership-received', store: `${'x'.repeat(60)}.example`, url: link.url },
  'staff-invitation': {
    name: name(0),
    store: `${'x'.repeat(60)}.example`,
    inviter: message.email,
    role: 'fulfillment',
    url: link.url,
  },
  'webhook-disabled': { reason: 'gone', store: name(0), receiver: `${'x'.repeat(240)}.example:8443`, url: link.url },
  'platform-contact': message,
}
