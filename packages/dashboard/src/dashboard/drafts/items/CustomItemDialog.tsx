import { maxQuantity, type TaxClass, taxClasses } from '@blockfront/commerce'
import type { CustomItem } from '@blockfront/contract'
import { SelectField, TextField } from '@blockfront/ui'
import { useState } from 'react'
import { CheckboxRow } from '../../parts/CheckboxRow.tsx'
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
      <TextField
        id="custom-name"
        label={itemMessages.name}
        error={isTried && !name.trim() ? itemMessages.nameMissing : undefined}
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="draft-pair">
        <MoneyField
          id="custom-price"
          label={itemMessages.price}
          value={price}
          onChange={setPrice}
          error={isTried && typeof price !== 'number' ? itemMessages.priceMissing : undefined}
        />
        <TextField
          id="custom-quantity"
          label={itemMessages.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxQuantity}
          value={quantity}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setQuantity(quantityOf(event.target.valueAsNumber, maxQuantity))}
        />
      </div>
      <SelectField
        id="custom-tax"
        label={itemMessages.taxClass}
        value={taxClass}
        options={taxClasses.map((value) => ({ value, label: itemMessages.taxClasses[value] }))}
        onChange={(value) => setTaxClass(value as TaxClass)}
      />
      <CheckboxRow
        id="custom-shipping"
        label={itemMessages.requiresShipping}
        checked={requiresShipping}
        onChange={setRequiresShipping}
      />
    </ConfirmDialog>
  )
}
