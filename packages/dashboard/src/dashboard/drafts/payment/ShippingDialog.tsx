import type { DraftShipping, QuotedRate } from '@blockfront/contract'
import { SelectField, TextField } from '@blockfront/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { MoneyField } from '../../parts/money/MoneyField.tsx'
import { useMoney } from '../../parts/money/money.ts'
import { messages } from '../messages.ts'

const shippingFormMessages = messages.shippingForm
/** Values of the select besides the ids of rates. */
const AUTOMATIC = ''
const CUSTOM = 'custom'

interface ShippingDialogProps {
  shipping: DraftShipping | null
  /** The rates that apply at the address. */
  rates: readonly QuotedRate[]
  hasAddress: boolean
  onChange: (shipping: DraftShipping | null) => void
  onClose: () => void
}

/** Chooses a rate of the store's shipping zones, or a custom name and price. */
export function ShippingDialog({ shipping, rates, hasAddress, onChange, onClose }: ShippingDialogProps) {
  const money = useMoney()
  const [chosen, setChosen] = useState(shipping?.type === 'rate' ? shipping.rateId : (shipping?.type ?? AUTOMATIC))
  const [name, setName] = useState(shipping?.type === 'custom' ? shipping.name : shippingFormMessages.nameStart)
  const [price, setPrice] = useState<number | string>(shipping?.type === 'custom' ? shipping.price : '')
  const [isTried, setIsTried] = useState(false)
  const apply = async () => {
    setIsTried(true)
    if (chosen === AUTOMATIC) return onChange(null)
    if (chosen !== CUSTOM) return onChange({ type: 'rate', rateId: chosen })
    if (!name.trim()) throw new Error(shippingFormMessages.nameMissing)
    if (typeof price !== 'number') throw new Error(shippingFormMessages.priceMissing)
    onChange({ type: 'custom', name: name.trim(), price })
  }
  const options = [
    { value: AUTOMATIC, label: shippingFormMessages.automatic },
    ...rates.map((rate) => ({
      value: rate.id,
      label: shippingFormMessages.rate(rate.name, rate.price === 0 ? messages.free : money(rate.price)),
    })),
    { value: CUSTOM, label: shippingFormMessages.custom },
  ]
  return (
    <ConfirmDialog
      title={shippingFormMessages.title}
      action={shippingFormMessages.apply}
      tone="primary"
      onConfirm={apply}
      onClose={onClose}
    >
      <SelectField
        id="draft-rate"
        label={shippingFormMessages.type}
        help={hasAddress ? undefined : shippingFormMessages.noAddress}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      {chosen === CUSTOM && (
        <>
          <TextField
            id="draft-shipping-name"
            label={shippingFormMessages.name}
            error={isTried && !name.trim() ? shippingFormMessages.nameMissing : undefined}
            maxLength={120}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <MoneyField
            id="draft-shipping-price"
            label={shippingFormMessages.price}
            value={price}
            onChange={setPrice}
            error={isTried && typeof price !== 'number' ? shippingFormMessages.priceMissing : undefined}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
