import type { OrderReceipt } from '@blockfront/contract'
import { useEffect, useState } from 'react'
import { RadioGroup } from '../checkout/form/RadioGroup.tsx'
import { useShop } from '../shop.ts'
import { orderMessages } from './messages.ts'
import { tokenOfPage } from './use-live-order.ts'

interface PaymentMethodChoiceProps {
  methods: OrderReceipt['paymentMethods']
  /** The label of the button for the payment method that the order has. Without it, the order has one that is not paid here. */
  label?: string
  /** Called when the payment method was changed to one without an online payment. */
  onChanged: () => Promise<void>
}

/** The payment methods of an unpaid order, of which the current one is selected, and the button that pays with the selected one. */
export function PaymentMethodChoice({ methods, label, onChanged }: PaymentMethodChoiceProps) {
  const current = methods.find(({ isCurrent }) => isCurrent)?.id ?? ''
  const [selected, setSelected] = useState(current)
  const { pay, isBusy, problem } = usePay(onChanged)
  const isChange = selected !== current
  const hasOthers = methods.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      {hasOthers && (
        <RadioGroup
          name="methodId"
          legend={orderMessages.payment}
          value={selected}
          onChange={setSelected}
          options={methods.map(({ id, title, instructions }) => ({ id, title, detail: instructions, price: '' }))}
        />
      )}
      {(label || isChange) && (
        <button
          type="button"
          className="sf-button"
          aria-disabled={isBusy}
          onClick={() => void pay(isChange ? selected : undefined)}
        >
          {isBusy ? orderMessages['online.opening'] : isChange ? orderMessages['methods.use'] : label}
        </button>
      )}
      {problem && (
        <p className="sf-notice sf-notice--problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/** The other payment methods of an order that is not paid online; nothing without any. */
export function OtherMethods({ order, onChanged }: { order: OrderReceipt; onChanged: () => Promise<void> }) {
  const { paymentMethods } = order
  if (!paymentMethods.some(({ isCurrent }) => !isCurrent)) return null
  return (
    <details className="sf-order__methods">
      <summary>{orderMessages['methods.others']}</summary>
      {/* A changed order starts with its new method. */}
      <PaymentMethodChoice key={order.method.title} methods={paymentMethods} onChanged={onChanged} />
    </details>
  )
}

/** Pays the order of this page, with another method if one is given: opens the page of the payment provider if there is one. */
function usePay(onChanged: () => Promise<void>) {
  const { api } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    // The browser may show this page again from its cache, as the shopper left it.
    const show = () => setIsBusy(false)
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])
  const pay = async (methodId: string | undefined) => {
    if (isBusy) return
    setIsBusy(true)
    setProblem('')
    try {
      const { redirectTo } = await api.call('order.pay', { body: { token: tokenOfPage(), ...(methodId && { methodId }) } })
      if (redirectTo) return location.assign(redirectTo)
      await onChanged()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setIsBusy(false)
  }
  return { pay, isBusy, problem }
}
