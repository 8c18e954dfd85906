import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { MoneyField } from '../../parts/money/MoneyField.tsx'
import { messages } from '../messages.ts'
import { isSaleWrong } from './product-form.ts'

const formMessages = messages.form

/** The discount of the sale price in whole percent; undefined without a sale. */
function percentOff(price: unknown, discount: unknown): number | undefined {
  if (typeof price !== 'number' || typeof discount !== 'number' || discount <= 0 || discount >= price) return undefined
  return Math.round((1 - discount / price) * 100)
}

/** Price and sale price side by side. Each is validated against the other while typing. */
function Control({ id, value, onChange, errors, disabled }: ControlProps) {
  const { price, discountPrice } = (value ?? {}) as { price?: unknown; discountPrice?: unknown }
  const problem = isSaleWrong(price, discountPrice) ? messages.saleWrong : errors?.children?.discountPrice?.message
  const off = percentOff(price, discountPrice)
  return (
    <div className="field-pair">
      <MoneyField
        id={`${id}-price`}
        label={formMessages.price}
        error={errors?.children?.price?.message}
        value={price}
        onChange={(next) => onChange({ price: next, discountPrice })}
        disabled={disabled}
      />
      <MoneyField
        id={`${id}-sale`}
        label={formMessages.salePrice}
        error={problem}
        help={off === undefined ? formMessages.saleHelp : formMessages.saves(off)}
        value={discountPrice === 0 ? '' : discountPrice}
        onChange={(next) => onChange({ price, discountPrice: next === '' ? 0 : next })}
        disabled={disabled}
      />
    </div>
  )
}

export const pricingControl: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
