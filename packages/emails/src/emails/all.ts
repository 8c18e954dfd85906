import type { EmailType } from '../email-type.ts'
import { cartReminder } from './cart-reminder.tsx'
import { orderNew } from './order-new.tsx'
import { orderPlaced } from './order-placed.tsx'
import { paymentLink } from './payment-link.tsx'

/** Every email type by kind. Add new ones here. */
export const emailTypes = {
  'order-placed': orderPlaced,
  'payment-link': paymentLink,
  'cart-reminder': cartReminder,
  'order-new': orderNew,
}

export type EmailKind = keyof typeof emailTypes

/** What an email of a kind is made from. */
export type EmailData<Kind extends EmailKind> = (typeof emailTypes)[Kind] extends EmailType<infer Data> ? Data : never
