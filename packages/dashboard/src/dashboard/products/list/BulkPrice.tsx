import { ApiError } from '@blockfront/contract/client'
import { Field, type FieldIds, Input, SegmentedControl } from '@blockfront/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { MoneyInput } from '../../parts/money/MoneyInput.tsx'
import { usePriceProblem } from '../../parts/money/money.ts'
import { messages } from '../messages.ts'
import { priceChanges, priceKinds, priceUnits, readPercent, type TypedPrice, wrongPrice } from './bulk-price.ts'
import type { ProductChanges } from './product-changes.ts'

const kindOptions = priceKinds.map((value) => ({ value, label: messages.priceKinds[value] }))
const unitOptions = priceUnits.map((value) => ({ value, label: messages.priceUnits[value] }))

interface BulkPriceProps {
  count: number
  onChange: (changes: ProductChanges) => Promise<void>
  onClose: () => void
}

/** The server's message for the dialog's only field. */
const inItsWords = (error: unknown) => {
  const [said] = error instanceof ApiError ? Object.values(error.fields) : []
  return said ? new Error(said) : error
}

/** Asks for a new price of several products, or for a change in percent. */
export function BulkPrice({ count, onChange, onClose }: BulkPriceProps) {
  const [typed, setTyped] = useState<TypedPrice>({ kind: 'price', unit: 'amount', value: '' })
  const [tried, setTried] = useState(false)
  const { kind, unit } = typed
  const priceProblem = usePriceProblem()
  const wrong = (unit === 'amount' && kind !== 'end' && priceProblem(typed.value)) || wrongPrice(typed)
  const change = (next: Partial<TypedPrice>) => setTyped((before) => ({ ...before, ...next }))
  const confirm = async () => {
    setTried(true)
    if (wrong) throw new Error(wrong)
    await onChange(priceChanges(typed)).catch((error: unknown) => Promise.reject(inItsWords(error)))
  }
  return (
    <ConfirmDialog
      title={messages.priceTitle(count)}
      action={messages.changePrice}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <SegmentedControl
        wide
        label={messages.priceKind}
        value={kind}
        onChange={(next) => change({ kind: next })}
        options={kindOptions}
      />
      {kind === 'end' ? (
        <p>{messages.endSaleHelp}</p>
      ) : (
        <Field
          id="bulk-price"
          label={labelOf(typed)}
          help={kind === 'price' && unit === 'percent' ? messages.pricePercentHelp : messages.variationPrices}
          actions={
            <SegmentedControl
              size="small"
              label={messages.priceUnit}
              value={unit}
              onChange={(next) => change({ unit: next, value: '' })}
              options={unitOptions}
            />
          }
        >
          {(ids) => <NumberOf {...ids} typed={typed} invalid={tried && Boolean(wrong)} onChange={(value) => change({ value })} />}
        </Field>
      )}
    </ConfirmDialog>
  )
}

function labelOf({ kind, unit }: TypedPrice): string {
  if (unit === 'percent') return kind === 'price' ? messages.pricePercent : messages.salePercent
  return kind === 'price' ? messages.newPrice : messages.newSalePrice
}

interface NumberOfProps extends FieldIds {
  typed: TypedPrice
  onChange: (value: number | string) => void
}

function NumberOf({ typed: { unit, value }, onChange, id, describedBy, invalid }: NumberOfProps) {
  if (unit === 'amount')
    return <MoneyInput id={id} value={value} onChange={onChange} describedBy={describedBy} invalid={invalid} />
  return <PercentInput id={id} onChange={onChange} describedBy={describedBy} invalid={invalid} />
}

/** A percentage; the typed text stays unchanged. */
function PercentInput({ id, onChange, describedBy, invalid }: FieldIds & { onChange: (value: number | string) => void }) {
  const [text, setText] = useState('')
  return (
    <Input
      id={id}
      aria-describedby={describedBy}
      inputMode="text"
      autoComplete="off"
      dir="ltr"
      value={text}
      invalid={invalid}
      onChange={(event) => {
        setText(event.target.value)
        onChange(readPercent(event.target.value))
      }}
      after={<span className="ui-input__affix">%</span>}
    />
  )
}
