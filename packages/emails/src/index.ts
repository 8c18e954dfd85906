/** Every email that Blockfront sends, as HTML and as plain text. */
export type { Brand } from './brand.ts'
export type { EmailType, Recipient } from './email-type.ts'
export { type EmailData, type EmailKind, emailTypes } from './emails/all.ts'
export type { OrderContents, OrderItem, OrderReference, Tracking } from './emails/order-contents.ts'
export { languageOf } from './messages/languages.ts'
export { type RenderedEmail, renderEmail, renderSample } from './render-email.tsx'
