import type { Order } from '@blockfront/contract'
import { Button, Dialog, Notice, TextareaField } from '@blockfront/ui'
import { useState } from 'react'
import { messages as general } from '../../../messages.ts'
import { toast } from '../../../toast.tsx'
import { CheckboxRow } from '../../parts/CheckboxRow.tsx'
import { MoneyField } from '../../parts/money/MoneyField.tsx'
import { useMoney } from '../../parts/money/money.ts'
import { fulfillmentMessages } from '../fulfillment/fulfillment-messages.ts'
import { messages } from '../messages.ts'
import { refundable, unfulfilled } from '../order-actions.ts'
import { useOrderChange } from '../order-change.ts'
import { RefundItems } from './RefundItems.tsx'
import { RefundMethod } from './RefundMethod.tsx'
import { newRefundId } from './refund-id.ts'
import { useRefundForm } from './use-refund-form.ts'

/** Refunds items, shipping or an amount of a paid order. */
export function RefundOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const refund = useOrderChange('order.refund', order)
  const money = useMoney()
  const form = useRefundForm(order)
  // One id for all tries of this dialog: a repeated request is the same refund.
  const [refundId] = useState(newRefundId)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const reachable = order.contact.email !== ''
  const { values, set, amount, problem } = form
  const submit = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { refunds } = await refund({ ...form.body(), refundId, notify: values.notify && reachable })
      const status = refunds.find(({ id }) => id === refundId)?.status ?? 'done'
      toast[status === 'failed' ? 'error' : 'success'](messages.refundResults[status](money(amount)))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={messages.refundTitle(order.number)}
      description={unfulfilled(order).length > 0 ? messages.refundUnsent : messages.refundHelp}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" busy={busy} disabled={problem !== undefined || form.isEmpty} onClick={() => void submit()}>
            {messages.refundAction(money(problem === undefined ? amount : 0))}
          </Button>
        </>
      }
    >
      <div className="fulfill">
        <RefundItems items={refundable(order)} chosen={values.lines} onChange={(lines) => set({ lines })} />
        {order.refundableShipping > 0 && (
          <MoneyField
            id="refund-shipping"
            label={fulfillmentMessages(order.rate?.type).price}
            help={messages.upTo(money(order.refundableShipping))}
            error={problem === 'shipping' ? messages.tooMuch(money(order.refundableShipping)) : undefined}
            value={values.shipping}
            onChange={(shipping) => set({ shipping })}
          />
        )}
        <MoneyField
          id="refund-amount"
          label={messages.refundAmount}
          help={messages.upTo(money(order.refundableTotal))}
          error={problem === 'amount' ? messages.tooMuch(money(order.refundableTotal)) : undefined}
          value={amount}
          onChange={(typed) => set({ amount: typed })}
        />
        <RefundMethod order={order} manual={values.manual} onChange={(manual) => set({ manual })} />
        <TextareaField
          id="refund-reason"
          label={messages.reason}
          note={messages.optional}
          help={messages.refundReasonHelp}
          rows={2}
          maxLength={500}
          value={values.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
        {reachable && (
          <CheckboxRow
            id="refund-notify"
            label={messages.notifyRefund}
            checked={values.notify}
            onChange={(notify) => set({ notify })}
          />
        )}
        {failure && (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
