import type { EmailType } from '../email-type.ts'
import { accountChange } from './account-change.tsx'
import { accountCode } from './account-code.tsx'
import { backInStock } from './back-in-stock.tsx'
import { cartReminder } from './cart-reminder.tsx'
import { changeEmail } from './change-email.tsx'
import { changeEmailRequested } from './change-email-requested.tsx'
import { contact } from './contact.tsx'
import { emailChangeUndone } from './email-change-undone.tsx'
import { emailChanged } from './email-changed.tsx'
import { lowStock } from './low-stock.tsx'
import { orderCanceled } from './order-canceled.tsx'
import { orderDelivered } from './order-delivered.tsx'
import { orderNew } from './order-new.tsx'
import { orderPlaced } from './order-placed.tsx'
import { orderRefunded } from './order-refunded.tsx'
import { orderShipped } from './order-shipped.tsx'
import { orderTracking } from './order-tracking.tsx'
import { paymentFailed } from './payment-failed.tsx'
import { paymentIncident } from './payment-incident.tsx'
import { paymentLink } from './payment-link.tsx'
import { paymentReceived } from './payment-received.tsx'
import { paymentReturned } from './payment-returned.tsx'
import { planNotice } from './plan-notice.tsx'
import { platformContact } from './platform-contact.tsx'
import { resetPassword } from './reset-password.tsx'
import { securityNotice } from './security-notice.tsx'
import { signupKnown } from './signup-known.tsx'
import { staffInvitation } from './staff-invitation.tsx'
import { verifyEmail } from './verify-email.tsx'
import { webhookDisabled } from './webhook-disabled.tsx'

/** Every email type by kind: to shoppers, to owners, about accounts, to the operator. Add new ones here. */
export const emailTypes = {
  'order-placed': orderPlaced,
  'payment-link': paymentLink,
  'cart-reminder': cartReminder,
  'back-in-stock': backInStock,
  'payment-received': paymentReceived,
  'payment-failed': paymentFailed,
  'payment-returned': paymentReturned,
  'order-shipped': orderShipped,
  'order-tracking': orderTracking,
  'order-delivered': orderDelivered,
  'order-refunded': orderRefunded,
  'order-cancelled': orderCanceled,
  'account-code': accountCode,
  'order-new': orderNew,
  'low-stock': lowStock,
  contact: contact,
  'payment-incident': paymentIncident,
  'verify-email': verifyEmail,
  'signup-known': signupKnown,
  'reset-password': resetPassword,
  'change-email': changeEmail,
  'change-email-requested': changeEmailRequested,
  'email-changed': emailChanged,
  'email-change-undone': emailChangeUndone,
  'security-notice': securityNotice,
  'plan-notice': planNotice,
  'account-change': accountChange,
  'staff-invitation': staffInvitation,
  'webhook-disabled': webhookDisabled,
  'platform-contact': platformContact,
}

export type EmailKind = keyof typeof emailTypes

/** The data from which an email of a kind is rendered. */
export type EmailData<Kind extends EmailKind> = (typeof emailTypes)[Kind] extends EmailType<infer Data> ? Data : never
