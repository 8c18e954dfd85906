import { combinationKey, formatPriceInput } from '@blockfront/commerce'
import type { VariationInput } from '@blockfront/contract'
import type { ErrorTree } from '@blockfront/engine/form'
import { Checkbox, Input, Switch } from '@blockfront/ui'
import { ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, memo, useState } from 'react'
import { Thumbnail } from '../../../media/Thumbnail.tsx'
import { MoneyInput } from '../../parts/money/MoneyInput.tsx'
import { usePriceProblem } from '../../parts/money/money.ts'
import { useStore } from '../../store.ts'
import { NumberCell } from '../form/NumberCell.tsx'
import { isSaleWrong } from '../form/product-form.ts'
import { messages } from '../messages.ts'
import '../../../media/thumbnail-frame.css'

const optionMessages = messages.options

export type ChangeVariation = (index: number, next: Partial<VariationInput>) => void

interface VariationRowProps {
  index: number
  variation: VariationInput
  name: string
  /** The price of a variation without its own price. */
  productPrice: number
  tracked: boolean
  selected: boolean
  onSelect: (key: string) => void
  onChange: ChangeVariation
  error: ErrorTree | undefined
  disabled: boolean
  pickFile: ((accept: 'image') => Promise<string | undefined>) | undefined
}

/** A number of a variation; an empty input is 0. Other text stays, and the form rejects it. */
const numberFrom = (typed: number | string) => (typed === '' ? 0 : (typed as number))

/** The errors of a row, in one line below it. */
function problemOf({ variation, productPrice, error }: VariationRowProps): string | undefined {
  const { price, discountPrice } = variation
  if (isSaleWrong(price > 0 ? price : productPrice, discountPrice)) return messages.saleWrong
  return error?.message ?? Object.values(error?.children ?? {}).find(({ message }) => message)?.message
}

/** One variation. It renders again only when its data changes. */
export const VariationRow = memo(function VariationRow(props: VariationRowProps) {
  const { index, variation, name, productPrice, tracked, selected, onSelect, onChange, error, disabled } = props
  const { price, discountPrice = 0, stockQuantity = 0, enabled = true } = variation
  const { currency, locale } = useStore()
  const [left, setLeft] = useState(false)
  const priceProblem = usePriceProblem()
  const unread = left || error ? [price, discountPrice].map(priceProblem) : []
  const unreadStock = tracked && typeof stockQuantity === 'string' && (left || error) ? optionMessages.notWhole : undefined
  const problem = unread[0] ?? unread[1] ?? unreadStock ?? problemOf(props)
  const wrong = (field: string) => Boolean(error?.children?.[field])
  const amount = (field: 'price' | 'discountPrice', invalid: boolean) => ({
    bare: true,
    value: variation[field] || '',
    onChange: (next: number | string) => onChange(index, { [field]: numberFrom(next) }),
    onBlur: () => setLeft(true),
    invalid: invalid || wrong(field),
    disabled,
  })
  const code = (field: 'sku' | 'barcode') => ({
    value: variation[field] ?? '',
    maxLength: 80,
    autoComplete: 'off',
    invalid: wrong(field),
    disabled,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(index, { [field]: target.value }),
  })
  return (
    <>
      <tr className="variation" data-off={enabled ? undefined : ''}>
        <td>
          <Checkbox
            label={optionMessages.select(name)}
            checked={selected}
            onChange={() => onSelect(combinationKey(variation.attributes))}
            disabled={disabled}
          />
        </td>
        <th scope="row" className="variation__head">
          <span className="variation__title">
            <Picture {...props} />
            <span>{name}</span>
          </span>
        </th>
        <td data-title={optionMessages.price}>
          <MoneyInput
            {...amount('price', unread[0] !== undefined)}
            label={optionMessages.priceOf(name)}
            placeholder={productPrice > 0 ? formatPriceInput(productPrice, currency, locale) : undefined}
          />
        </td>
        <td data-title={optionMessages.sale}>
          <MoneyInput
            {...amount('discountPrice', unread[1] !== undefined || problem === messages.saleWrong)}
            label={optionMessages.saleOf(name)}
          />
        </td>
        <td data-title={optionMessages.sku}>
          <Input aria-label={optionMessages.skuOf(name)} {...code('sku')} />
        </td>
        <td data-title={optionMessages.barcode}>
          <Input aria-label={optionMessages.barcodeOf(name)} {...code('barcode')} />
        </td>
        {tracked && (
          <td data-title={optionMessages.stock}>
            <NumberCell
              label={optionMessages.stockOf(name)}
              value={stockQuantity}
              onChange={(next) => onChange(index, { stockQuantity: numberFrom(next) })}
              onBlur={() => setLeft(true)}
              invalid={unreadStock !== undefined || wrong('stockQuantity')}
              disabled={disabled}
            />
          </td>
        )}
        <td data-title={optionMessages.enabled}>
          <Switch
            label={optionMessages.enabledOf(name)}
            checked={enabled}
            onChange={(on) => onChange(index, { enabled: on })}
            disabled={disabled}
          />
        </td>
      </tr>
      {problem && (
        <tr className="variation__problem">
          <td colSpan={tracked ? 8 : 7} role="alert">
            {problem}
          </td>
        </tr>
      )}
    </>
  )
})

function Picture({ index, variation: { image = '' }, name, onChange, disabled, pickFile }: VariationRowProps) {
  const pick = async () => {
    const url = await pickFile?.('image')
    if (url) onChange(index, { image: url })
  }
  return (
    <span className="variation__picture">
      <button
        type="button"
        className="thumbnail-frame"
        aria-label={optionMessages.picture(name)}
        disabled={disabled || !pickFile}
        onClick={() => void pick()}
      >
        {image ? <Thumbnail url={image} /> : <ImagePlus size={16} aria-hidden />}
      </button>
      {image && (
        <button
          type="button"
          className="variation__remove"
          aria-label={optionMessages.removePicture(name)}
          disabled={disabled}
          onClick={() => onChange(index, { image: '' })}
        >
          <X size={10} aria-hidden />
        </button>
      )}
    </span>
  )
}
