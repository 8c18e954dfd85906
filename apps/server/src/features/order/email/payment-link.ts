import type { Config } from '../../../config.ts'
import type { StoreTrx } from '../../../db/scope.ts'
import { queueStoreEmail } from '../../store/email/queue-store-email.ts'
import type { StoreRow } from '../../store/store-view.ts'
import { storeInLanguage } from '../../translation/languages.ts'
import { type EmailOrder, orderContents } from './order-contents.ts'

export interface PaymentLinkEmail extends EmailOrder {
  store: StoreRow
  paymentUrl: string
  /** Text of the member; empty without one. */
  message: string
}

/** Sends the payment link of an order to its customer. */
export const queuePaymentLinkEmail = (
  trx: StoreTrx,
  config: Pick<Config, 'publicUrl'>,
  { store, paymentUrl, message, ...placed }: PaymentLinkEmail,
): Promise<void> =>
  queueStoreEmail(trx, config, storeInLanguage(store, placed.order), {
    kind: 'payment-link',
    to: placed.order.email,
    data: { order: orderContents(placed), url: paymentUrl, until: placed.order.pay_until, message },
  })
