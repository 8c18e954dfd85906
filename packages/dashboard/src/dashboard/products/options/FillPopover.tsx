import type { VariationInput } from '@blockfront/contract'
import { Button, Field, Popover, SegmentedControl } from '@blockfront/ui'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { MoneyField } from '../../parts/money/MoneyField.tsx'
import { usePriceProblem } from '../../parts/money/money.ts'
import { NumberCell } from '../form/NumberCell.tsx'
import { messages } from '../messages.ts'

const optionMessages = messages.options

interface FillPopoverProps {
  label: string
  count: number
  tracked: boolean
  disabled: boolean
  onFill: (next: Partial<VariationInput>) => void
}

type Typed = {
  price: number | string
  discountPrice: number | string
  stockQuantity: number | string
  enabled: 'same' | 'yes' | 'no'
}

const nothing: Typed = { price: '', discountPrice: '', stockQuantity: '', enabled: 'same' }

const filled = ({ price, discountPrice, stockQuantity, enabled }: Typed): Partial<VariationInput> => ({
  ...(typeof price === 'number' && { price }),
  ...(typeof discountPrice === 'number' && { discountPrice }),
  ...(typeof stockQuantity === 'number' && { stockQuantity }),
  ...(enabled !== 'same' && { enabled: enabled === 'yes' }),
})

/** Sets price, stock or availability of several variations at once. */
export function FillPopover({ label, count, tracked, disabled, onFill }: FillPopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<Typed>(nothing)
  const [tried, setTried] = useState(false)
  const problemOf = usePriceProblem()
  const isStockWrong = typeof typed.stockQuantity === 'string' && typed.stockQuantity !== ''
  const set = (next: Partial<Typed>) => setTyped({ ...typed, ...next })
  const apply = () => {
    setTried(true)
    if (problemOf(typed.price) || problemOf(typed.discountPrice) || isStockWrong) return
    setTried(false)
    onFill(filled(typed))
    setTyped(nothing)
    setOpen(false)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    apply()
  }
  return (
    <Popover
      label={optionMessages.fillTitle(count)}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" disabled={disabled}>
          {label}
          <ChevronDown size={12} aria-hidden />
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of the fields applies */}
      <div className="fill" onKeyDown={enter}>
        <p className="fill__help">{optionMessages.fillHelp}</p>
        <MoneyField
          id={`${id}-price`}
          label={optionMessages.price}
          value={typed.price}
          error={tried && problemOf(typed.price)}
          onChange={(price) => set({ price })}
        />
        <MoneyField
          id={`${id}-sale`}
          label={optionMessages.sale}
          value={typed.discountPrice}
          error={tried && problemOf(typed.discountPrice)}
          onChange={(discountPrice) => set({ discountPrice })}
        />
        {tracked && (
          <Field
            id={`${id}-stock`}
            label={optionMessages.stock}
            error={tried && isStockWrong ? optionMessages.notWhole : undefined}
          >
            {(ids) => (
              <NumberCell
                id={ids.id}
                describedBy={ids.describedBy}
                value={typed.stockQuantity}
                invalid={tried && isStockWrong}
                onChange={(stockQuantity) => set({ stockQuantity })}
              />
            )}
          </Field>
        )}
        <SegmentedControl
          wide
          label={optionMessages.enabled}
          value={typed.enabled}
          onChange={(enabled) => set({ enabled })}
          options={[
            { value: 'same', label: '—' },
            { value: 'yes', label: optionMessages.sell },
            { value: 'no', label: optionMessages.dontSell },
          ]}
        />
        <Button variant="primary" wide onClick={apply}>
          {optionMessages.apply}
        </Button>
      </div>
    </Popover>
  )
}
