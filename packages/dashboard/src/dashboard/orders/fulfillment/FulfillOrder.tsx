import type { Order } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { messages as general } from '../../../messages.ts'
import { toast } from '../../../toast.tsx'
import { unfulfilled } from '../order-actions.ts'
import { useOrderChange } from '../order-change.ts'
import { QuantityInput } from '../QuantityInput.tsx'
import { fulfillmentMessages } from './fulfillment-messages.ts'
import { trackingFields, trackingNames, trackingSchema } from './tracking-fields.ts'

const FORM = 'fulfill-form'

/** Selects the items of a shipment and its tracking details, or the items that are ready for pickup. */
export function FulfillOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const shipmentMessages = fulfillmentMessages(order.rate?.type)
  const fulfill = useOrderChange('order.fulfill', order)
  const left = unfulfilled(order)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [busy, setBusy] = useState(false)
  const lines = left.map(({ line, quantity }) => ({
    lineId: line.id,
    quantity: Math.min(chosen[line.id] ?? quantity, quantity),
  }))
  const sent = lines.filter(({ quantity }) => quantity > 0)
  const count = sent.reduce((sum, { quantity }) => sum + quantity, 0)
  const reachable = order.contact.email !== ''
  const submit = async (values: z.output<typeof trackingSchema>) => {
    await fulfill({ ...values, notify: values.notify && reachable, lines: sent })
    toast.success(shipmentMessages.fulfilled(order.number))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={shipmentMessages.fulfillTitle(order.number)}
      description={shipmentMessages.fulfillHelp}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy} disabled={count === 0}>
            {shipmentMessages.fulfillAction(count)}
          </Button>
        </>
      }
    >
      <div className="fulfill">
        <ul className="fulfill__lines">
          {left.map((item, at) => (
            <QuantityInput
              key={item.line.id}
              item={item}
              value={lines[at]?.quantity ?? 0}
              onChange={(quantity) => setChosen((before) => ({ ...before, [item.line.id]: quantity }))}
            />
          ))}
        </ul>
        <SchemaForm
          id={FORM}
          label={shipmentMessages.fulfillTitle(order.number)}
          schema={trackingSchema}
          fields={{ ...trackingFields, notify: { ...trackingFields.notify, label: shipmentMessages.notify } }}
          only={trackingNames({ reachable, isPickup: order.rate?.type === 'pickup' })}
          onSubmit={submit}
          onStateChange={({ isSubmitting }: FormState) => setBusy(isSubmitting)}
        />
      </div>
    </Dialog>
  )
}
