import { maxQuantity, type TaxClass, taxClasses } from '@blockfront/commerce'
import type { CustomItem } from '@blockfront/contract'
import { Checkbox, Field, Input, Select } from '@blockfront/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { MoneyField } from '../../parts/money/MoneyField.tsx'
import '../drafts.css'
import { quantityOf } from '../draft-values.ts'
import { messages } from '../messages.ts'

const itemMessages = messages.item

interface CustomItemDialogProps {
  /** Undefined for a new item. */
  item: CustomItem | undefined
  onSave: (item: CustomItem) => void
  onClose: () => void
}

const newId = () => crypto.randomUUID()

/** Adds or edits an item that is not in the catalog. */
export function CustomItemDialog({ item, onSave, onClose }: CustomItemDialogProps) {
  const [name, setName] = useState(item?.name ?? '')
  const [price, setPrice] = useState<number | string>(item?.unitPrice ?? '')
  const [quantity, setQuantity] = useState(item?.quantity ?? 1)
  const [taxClass, setTaxClass] = useState<TaxClass>(item?.taxClass ?? 'standard')
  const [requiresShipping, setRequiresShipping] = useState(item?.requiresShipping ?? true)
  const [isTried, setIsTried] = useState(false)
  const save = async () => {
    setIsTried(true)
    if (!name.trim()) throw new Error(itemMessages.nameMissing)
    if (typeof price !== 'number') throw new Error(itemMessages.priceMissing)
    onSave({ id: item?.id ?? newId(), name: name.trim(), unitPrice: price, quantity, taxClass, requiresShipping })
  }
  return (
    <ConfirmDialog
      title={item ? itemMessages.edit : messages.addCustom}
      action={item ? itemMessages.save : itemMessages.add}
      tone="primary"
      onConfirm={save}
      onClose={onClose}
    >
      <Field id="custom-name" label={itemMessages.name} error={isTried && !name.trim() ? itemMessages.nameMissing : undefined}>
        {({ id, describedBy, invalid }) => (
          <Input
            id={id}
            maxLength={200}
            autoComplete="off"
            aria-describedby={describedBy}
            invalid={invalid}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className="draft-pair">
        <MoneyField
          id="custom-price"
          label={itemMessages.price}
          value={price}
          onChange={setPrice}
          error={isTried && typeof price !== 'number' ? itemMessages.priceMissing : undefined}
        />
        <Field id="custom-quantity" label={itemMessages.quantity}>
          {({ id }) => (
            <Input
              id={id}
              type="number"
              inputMode="numeric"
              min={1}
              max={maxQuantity}
              value={quantity}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setQuantity(quantityOf(event.target.valueAsNumber, maxQuantity))}
            />
          )}
        </Field>
      </div>
      <Field id="custom-tax" label={itemMessages.taxClass}>
        {({ id }) => (
          <Select
            id={id}
            value={taxClass}
            options={taxClasses.map((value) => ({ value, label: itemMessages.taxClasses[value] }))}
            onChange={(value) => setTaxClass(value as TaxClass)}
          />
        )}
      </Field>
      <label className="draft-check" htmlFor="custom-shipping">
        <Checkbox id="custom-shipping" checked={requiresShipping} onChange={setRequiresShipping} />
        <span>{itemMessages.requiresShipping}</span>
      </label>
    </ConfirmDialog>
  )
}
