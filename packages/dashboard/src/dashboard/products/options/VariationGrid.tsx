import { combinationKey } from '@blockfront/commerce'
import type { AttributeGroup, VariationInput } from '@blockfront/contract'
import type { ErrorTree } from '@blockfront/engine/form'
import { Button, Checkbox } from '@blockfront/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTyped } from '../../parts/form/AddressControl.tsx'
import { useSelection } from '../../parts/list/selection.ts'
import { messages } from '../messages.ts'
import { FillPopover } from './FillPopover.tsx'
import { nameOf } from './option-groups.ts'
import { type ChangeVariation, VariationRow } from './VariationRow.tsx'

const optionMessages = messages.options

/** Number of rows that are rendered before the owner requests all of them. */
const FIRST = 100

interface VariationGridProps {
  groups: readonly AttributeGroup[]
  variations: readonly VariationInput[]
  errors: ErrorTree | undefined
  disabled: boolean
  pickFile: ((accept: 'image') => Promise<string | undefined>) | undefined
  onChange: (variations: readonly VariationInput[]) => void
}

const priceTyped = (pricing: unknown): number => {
  const price = (pricing as { price?: unknown } | undefined)?.price
  return typeof price === 'number' ? price : 0
}

/** Every variation in a row, with bulk editing. */
export function VariationGrid({ groups, variations, errors, disabled, pickFile, onChange }: VariationGridProps) {
  const [all, setAll] = useState(false)
  const tracked = useTyped(({ trackInventory }) => trackInventory === true)
  const price = useTyped(({ pricing }) => priceTyped(pricing))
  const keys = useMemo(() => variations.map(({ attributes }) => combinationKey(attributes)), [variations])
  const selection = useSelection(keys)
  // Stable callbacks, so that rows render again only when they change.
  const latest = useRef({ variations, onChange, select: selection.toggle })
  useEffect(() => {
    latest.current = { variations, onChange, select: selection.toggle }
  })
  const select = useCallback((key: string) => latest.current.select(key), [])
  const change = useCallback<ChangeVariation>((index, next) => {
    const now = latest.current
    now.onChange(now.variations.map((one, at) => (at === index ? { ...one, ...next } : one)))
  }, [])
  const chosen = selection.keys.length > 0 ? selection.keys : keys
  const fill = (next: Partial<VariationInput>) => {
    const set = new Set(chosen)
    onChange(variations.map((one, index) => (set.has(keys[index] ?? '') ? { ...one, ...next } : one)))
  }
  const stock = variations.reduce(
    (sum, { stockQuantity = 0, enabled = true }) => sum + (enabled ? Number(stockQuantity) || 0 : 0),
    0,
  )
  return (
    <div className="variations">
      <div className="variations__bar">
        <span className="variations__count">
          {optionMessages.count(variations.length)}
          {tracked && ` · ${optionMessages.stockSum(stock)}`}
        </span>
        <FillPopover
          label={selection.keys.length > 0 ? optionMessages.fill(chosen.length) : optionMessages.fillAll}
          count={chosen.length}
          tracked={tracked}
          disabled={disabled}
          onFill={fill}
        />
      </div>
      <table className="variations__table" aria-label={optionMessages.variations}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                label={optionMessages.selectAll}
                checked={selection.all}
                onChange={selection.toggleAll}
                disabled={disabled}
              />
            </th>
            <th scope="col">{optionMessages.variation}</th>
            <th scope="col">{optionMessages.price}</th>
            <th scope="col">{optionMessages.sale}</th>
            <th scope="col">{optionMessages.sku}</th>
            <th scope="col">{optionMessages.barcode}</th>
            {tracked && <th scope="col">{optionMessages.stock}</th>}
            <th scope="col">{optionMessages.enabled}</th>
          </tr>
        </thead>
        <tbody>
          {variations.slice(0, all ? undefined : FIRST).map((variation, index) => (
            <VariationRow
              key={keys[index]}
              index={index}
              variation={variation}
              name={nameOf(variation, groups)}
              productPrice={price}
              tracked={tracked}
              selected={selection.has(keys[index] ?? '')}
              onSelect={select}
              onChange={change}
              error={errors?.children?.[index]}
              disabled={disabled}
              pickFile={pickFile}
            />
          ))}
        </tbody>
      </table>
      {!all && variations.length > FIRST && (
        <Button onClick={() => setAll(true)}>{optionMessages.showAll(variations.length)}</Button>
      )}
      <p className="variations__help">{optionMessages.help}</p>
    </div>
  )
}
