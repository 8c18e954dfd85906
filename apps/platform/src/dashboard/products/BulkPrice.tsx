import { ApiError } from '@blockfront/contract/client'
import { Field, Segmented } from '@blockfront/engine/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { MoneyInput } from '../parts/MoneyInput.tsx'
import type { ProductChanges } from './product-changes.ts'
import { words } from './words.ts'

const kinds = ['price', 'sale', 'end'] as const
type Kind = (typeof kinds)[number]
const options = kinds.map((value) => ({ value, label: words.priceKinds[value] }))

interface BulkPriceProps {
  count: number
  onChange: (changes: ProductChanges) => Promise<void>
  onClose: () => void
}

/** The server's words about the one field that this dialog has. */
const inItsWords = (error: unknown) => {
  const [said] = error instanceof ApiError ? Object.values(error.fields) : []
  return said ? new Error(said) : error
}

/** Asks for a price that several products get. */
export function BulkPrice({ count, onChange, onClose }: BulkPriceProps) {
  const [kind, setKind] = useState<Kind>('price')
  const [amount, setAmount] = useState<number | string>('')
  const [tried, setTried] = useState(false)
  const wrong = kind === 'end' || (typeof amount === 'number' && (kind === 'price' || amount > 0)) ? undefined : words.notPrice
  const changes = (): ProductChanges => {
    if (kind === 'end') return { discountPrice: 0 }
    return kind === 'price' ? { price: Number(amount) } : { discountPrice: Number(amount) }
  }
  const confirm = async () => {
    setTried(true)
    if (wrong) throw new Error(wrong)
    await onChange(changes()).catch((error: unknown) => Promise.reject(inItsWords(error)))
  }
  return (
    <ConfirmDialog
      title={words.priceTitle(count)}
      action={words.changePrice}
      tone="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Segmented wide label={words.priceKind} value={kind} onChange={setKind} options={options} />
      {kind === 'end' ? (
        <p>{words.endSaleHelp}</p>
      ) : (
        <Field id="bulk-price" label={kind === 'price' ? words.newPrice : words.newSalePrice} help={words.variationPrices}>
          {({ id, describedBy }) => (
            <MoneyInput id={id} value={amount} onChange={setAmount} describedBy={describedBy} invalid={tried && Boolean(wrong)} />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
