import type { OrderReceipt } from '@blockfront/contract'
import { useEffect, useState } from 'react'
import { pageLanguage } from '../language/language.ts'
import { problemMessages } from '../problems/messages.ts'
import { useShop } from '../shop.ts'
import { orderMessages } from './messages.ts'
import { PaymentMethodChoice } from './PaymentMethodChoice.tsx'
import { reservedUntil } from './waiting/reserved-until.ts'

interface OnlinePaymentProps {
  order: Pick<OrderReceipt, 'payment' | 'paymentMethods'>
  /** Whether the payment has been pending for longer than a provider usually takes. */
  isSlow: boolean
  /** Called when the payment method was changed to one without an online payment. */
  onChanged: () => Promise<void>
}

/** The state of an online payment that is expected, and what continues it: with the same payment method or another one. */
export function OnlinePayment({ order: { payment, paymentMethods }, isSlow, onChanged }: OnlinePaymentProps) {
  const { store } = useShop()
  const [isReturn, setIsReturn] = useState(false)
  // The server renders the page without its query.
  useEffect(() => setIsReturn(new URLSearchParams(location.search).get('payment') === 'return'), [])
  if (!payment?.canPay) return null
  const isConfirming = isReturn && !payment.failure
  return (
    <div className="sf-order__pay">
      <div role="status">
        {isConfirming ? (
          <p>{isSlow ? orderMessages['online.slow'] : orderMessages['online.confirming']}</p>
        ) : (
          payment.failure && (
            <p className="sf-notice sf-notice--problem">
              {orderMessages['online.failed']({
                // The provider writes English.
                reason: pageLanguage() === 'en' ? payment.failure : problemMessages.payment,
              })}
            </p>
          )
        )}
      </div>
      {(!isConfirming || isSlow) && (
        <>
          {payment.until && (
            <p className="sf-cart__hint">{orderMessages['online.until']({ time: reservedUntil(store, payment.until) })}</p>
          )}
          <PaymentMethodChoice
            methods={paymentMethods}
            label={payment.failure ? orderMessages['online.again'] : orderMessages['online.pay']}
            onChanged={onChanged}
          />
        </>
      )}
    </div>
  )
}
