import type { OrderReceipt } from '@blockfront/contract'
import { useEffect, useState } from 'react'
import { pageLanguage } from '../language/language.ts'
import { problemMessages } from '../problems/messages.ts'
import { useShop } from '../shop.ts'
import { orderMessages } from './messages.ts'
import { tokenOfPage } from './use-live-order.ts'

/** Milliseconds. */
const DAY = 86_400_000

interface OnlinePaymentProps {
  order: OrderReceipt
  /** Whether the payment has been pending for longer than a provider usually takes. */
  isSlow: boolean
}

/** The state of an online payment that is expected, and the button that continues it. */
export function OnlinePayment({ order: { payment }, isSlow }: OnlinePaymentProps) {
  const { store } = useShop()
  const [isReturn, setIsReturn] = useState(false)
  // The server renders the page without its query.
  useEffect(() => setIsReturn(new URLSearchParams(location.search).get('payment') === 'return'), [])
  if (!payment?.canPay) return null
  const isConfirming = isReturn && !payment.failure
  const until = payment.until && new Date(payment.until)
  // A payment link is valid for days.
  const dateStyle = until && until.getTime() - Date.now() > DAY ? 'long' : undefined
  const time =
    until && new Intl.DateTimeFormat(store.locale, { dateStyle, timeStyle: 'short', timeZone: store.timezone }).format(until)
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
          {time && <p className="sf-cart__hint">{orderMessages['online.until']({ time })}</p>}
          <PayButton label={payment.failure ? orderMessages['online.again'] : orderMessages['online.pay']} />
        </>
      )}
    </div>
  )
}

/** Opens the page of the payment provider. */
function PayButton({ label }: { label: string }) {
  const { api } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    // The browser may show this page again from its cache, as the shopper left it.
    const show = () => setIsBusy(false)
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])
  const pay = async () => {
    if (isBusy) return
    setIsBusy(true)
    setProblem('')
    try {
      const { redirectTo } = await api.call('order.pay', { body: { token: tokenOfPage() } })
      location.assign(redirectTo)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }
  return (
    <>
      <button type="button" className="sf-button" aria-disabled={isBusy} onClick={() => void pay()}>
        {isBusy ? orderMessages['online.opening'] : label}
      </button>
      {problem && (
        <p className="sf-notice sf-notice--problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
