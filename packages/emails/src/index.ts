/** Every email that Blockfront sends, as HTML and as plain text. */
export type { Brand } from './brand.ts'
export type { EmailType } from './email-type.ts'
export type { AccountChange } from './emails/account-change.tsx'
export { type EmailData, type EmailKind, emailTypes } from './emails/all.ts'
export type { OrderContents, OrderItem, OrderReference, Shipment, Tracking } from './emails/order-contents.ts'
export type { Recipient } from './recipient.ts'
export { type RenderedEmail, renderEmail, renderSample } from './render-email.tsx'
