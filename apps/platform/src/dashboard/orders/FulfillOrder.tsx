import { endpoints, type Order } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog, Input } from '@blockfront/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { messages as general } from '../../messages.ts'
import { toast } from '../../toast.tsx'
import { messages } from './messages.ts'
import { type Quantities, unfulfilled } from './order-actions.ts'
import { useOrderChange } from './order-change.ts'

const FORM = 'fulfil-form'
const parcel = endpoints['order.fulfill'].body.pick({ carrier: true, trackingNumber: true, trackingUrl: true, notify: true })
const fields = {
  carrier: { label: messages.carrier, autoComplete: 'off' },
  trackingNumber: { label: messages.trackingNumber, control: 'text', autoComplete: 'off' },
  trackingUrl: { label: messages.trackingUrl, control: 'text', inputType: 'url', placeholder: 'https://', autoComplete: 'off' },
  notify: { label: messages.notify, control: 'checkbox' },
}
const names = Object.keys(fields)

/** Selects the items of a shipment and its tracking details. */
export function FulfillOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const fulfil = useOrderChange('order.fulfill', order)
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
  const submit = async (values: z.output<typeof parcel>) => {
    await fulfil({ ...values, notify: values.notify && reachable, lines: sent })
    toast.success(messages.fulfilled(order.number))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={messages.fulfilTitle(order.number)}
      description={messages.fulfilHelp}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy} disabled={count === 0}>
            {messages.fulfilAction(count)}
          </Button>
        </>
      }
    >
      <div className="fulfil">
        <ul className="fulfil__lines">
          {left.map((pieces, at) => (
            <LineQuantity
              key={pieces.line.id}
              pieces={pieces}
              value={lines[at]?.quantity ?? 0}
              onChange={(quantity) => setChosen((before) => ({ ...before, [pieces.line.id]: quantity }))}
            />
          ))}
        </ul>
        <SchemaForm
          id={FORM}
          label={messages.fulfilTitle(order.number)}
          schema={parcel}
          fields={fields}
          only={reachable ? names : names.filter((name) => name !== 'notify')}
          onSubmit={submit}
          onStateChange={({ isSubmitting }: FormState) => setBusy(isSubmitting)}
        />
      </div>
    </Dialog>
  )
}

interface LineQuantityProps {
  pieces: Quantities
  value: number
  onChange: (quantity: number) => void
}

const LineQuantity = ({ pieces: { line, quantity: left }, value, onChange }: LineQuantityProps) => (
  <li className="fulfil__line">
    <span className="order-line__text">
      <span className="order-line__name">{line.name}</span>
      <span className="order-line__about">{Object.values(line.selectedAttributes).join(' · ')}</span>
    </span>
    <Input
      className="fulfil__quantity"
      type="number"
      inputMode="numeric"
      min={0}
      max={left}
      step={1}
      aria-label={messages.quantityOf(line.name)}
      value={value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(Math.max(0, Math.min(left, Math.trunc(event.target.valueAsNumber || 0))))}
      after={<span className="ui-input__affix">{messages.ofLeft(left)}</span>}
    />
  </li>
)
