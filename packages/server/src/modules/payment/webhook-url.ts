import type { Config } from '../../ground/config.ts'
import type { PaymentMethodRow } from './method/payment-methods.ts'

/** Returns the URL to which a provider sends the webhooks of a method (receive-webhook.ts). */
export const webhookUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { type, store_id, id }: Pick<PaymentMethodRow, 'type' | 'store_id' | 'id'>,
): string => `${publicUrl}/payment/webhook/${type}/${store_id}/${id}`
