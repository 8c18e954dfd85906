export { addMethod, deleteMethod, sortMethods, updateMethod } from './method/edit-method.ts'
export { insertDefaultMethod, isDefaultMethod } from './method/insert-default-method.ts'
export { insertTestMethod } from './method/insert-test-method.ts'
export { listPaymentMethods } from './method/list-methods.ts'
export {
  acceptsOrder,
  isOffered,
  lacksBankDetails,
  methodsOf,
  NO_BANK_DETAILS,
  type PaymentMethodRow,
} from './method/payment-methods.ts'
export { nextCheck } from './next-check.ts'
export { type Incident, paymentChange } from './payment-change.ts'
export {
  insertPayment,
  latestPayment,
  type PaymentRow,
  paymentRow,
  paymentsOf,
  requestCapture,
  resolvePayments,
  setPaymentColumns,
  voidUnstarted,
} from './payment-rows.ts'
export { availableTypes } from './providers/all.ts'
export {
  type ExternalRefund,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type StartInput,
} from './providers/provider.ts'
export { isProviderType } from './providers/provider-type.ts'
export { fromStripeAmount, toStripeAmount } from './providers/stripe/amount.ts'
export { callStripe } from './providers/stripe/call-stripe.ts'
export { disableTestMethods } from './providers/test/disable-test-methods.ts'
export { mountHostedPage } from './providers/test/mount-hosted-page.ts'
export { sendTestWebhook } from './providers/test/test-webhook.ts'
export { refundAtProvider } from './refund/refund-at-provider.ts'
export { webhookUrl } from './webhook-url.ts'
export { anyMethod, providerOf, withProvider } from './with-provider.ts'
