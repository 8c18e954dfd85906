import { useState } from 'react'
import { cartMessages } from '../cart/messages.ts'
import { orderPath } from '../order/order-path.ts'
import { reservedUntil } from '../order/waiting/reserved-until.ts'
import type { WaitingOrderState } from '../order/waiting/use-waiting-order.ts'
import { useShop } from '../shop.ts'

interface WaitingOrderNoticeProps {
  order: NonNullable<WaitingOrderState['order']>
  until: WaitingOrderState['until']
  cancel: WaitingOrderState['cancel']
}

/** Leads to an order that waits for its payment, instead of a form that would place the same items twice. A new order cancels it. */
export function WaitingOrderNotice({ order, until, cancel }: WaitingOrderNoticeProps) {
  const { store } = useShop()
  const { number } = order
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const replace = async () => {
    if (isBusy) return
    setIsBusy(true)
    setProblem('')
    try {
      await cancel()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }
  return (
    <div className="sf-message">
      <h2 className="sf-message__title">{cartMessages.waiting({ number })}</h2>
      <p>
        {until && `${cartMessages.waitingUntil({ time: reservedUntil(store, until) })} `}
        {cartMessages.waitingReplace({ number })}
      </p>
      <a className="sf-button" href={store.root + orderPath(order)}>
        {cartMessages.waitingPay({ number })}
      </a>
      <button type="button" className="sf-link" aria-disabled={isBusy} onClick={() => void replace()}>
        {cartMessages.waitingCancel({ number })}
      </button>
      {problem && (
        <p className="sf-notice sf-notice--problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
