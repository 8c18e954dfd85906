import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { queueStoreEmail, type StoreRow } from '../../store/index.ts'
import { storeInLanguage } from '../../translation/index.ts'
import { translateLines } from '../order-language.ts'
import { type EmailOrder, orderContents } from './order-contents.ts'

export interface PaymentLinkEmail extends EmailOrder {
  store: StoreRow
  paymentUrl: string
  /** Text of the member; empty without one. */
  message: string
}

/** Sends the payment link of an order to its customer, in the language of the order. */
export async function queuePaymentLinkEmail(
  trx: StoreTrx,
  config: Pick<Config, 'publicUrl'>,
  { store, paymentUrl, message, ...placed }: PaymentLinkEmail,
): Promise<void> {
  const { order } = placed
  const lines = await translateLines(trx, order, placed.lines)
  await queueStoreEmail(trx, config, storeInLanguage(store, order), {
    kind: 'payment-link',
    to: order.email,
    orderId: order.id,
    data: { order: orderContents({ ...placed, lines }), url: paymentUrl, until: order.pay_until, message },
  })
}
