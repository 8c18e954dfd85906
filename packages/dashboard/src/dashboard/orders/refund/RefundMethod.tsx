import type { Order } from '@blockfront/contract'
import { Field, SegmentedControl } from '@blockfront/ui'
import { messages } from '../messages.ts'

interface RefundMethodProps {
  order: Order
  manual: boolean
  onChange: (manual: boolean) => void
}

/** How the money goes back: through the payment provider, or outside of the platform. Without an online payment there is no choice. */
export function RefundMethod({ order, manual, onChange }: RefundMethodProps) {
  if (!order.refundsOnline) return <p className="order-quiet">{messages.refundManually(order.method.title)}</p>
  return (
    <Field id="refund-method" label={messages.refundMethod} help={manual ? messages.refundRecorded : undefined} group>
      {({ id, describedBy }) => (
        <SegmentedControl
          id={id}
          label={messages.refundMethod}
          wide
          value={manual ? 'manual' : 'online'}
          onChange={(value) => onChange(value === 'manual')}
          describedBy={describedBy}
          options={[
            { value: 'online', label: messages.refundOnline(order.method.title) },
            { value: 'manual', label: messages.refundRecord },
          ]}
        />
      )}
    </Field>
  )
}
