import { Input } from '@blockfront/ui'
import type { ControlProps, Frame } from '../control.ts'
import { ChosenProducts } from '../products/ChosenProducts.tsx'

export const frame: Frame = { layout: 'stacked', group: true }

/** Products in order, chosen from a search with images. In an app without a product finder, their ids as text. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  const { products: finder, messages } = services
  const ids = Array.isArray(value) ? value.map(String) : []
  if (finder)
    return (
      <ChosenProducts
        id={id}
        ids={ids}
        max={meta.max ?? 24}
        onChange={onChange}
        finder={finder}
        messages={messages}
        disabled={disabled}
        describedBy={describedBy}
      />
    )
  return (
    <Input
      id={id}
      defaultValue={ids.join(', ')}
      aria-label={messages.productIds}
      placeholder={messages.productIds}
      onChange={(event) =>
        onChange(
          event.target.value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean),
        )
      }
      disabled={disabled}
      invalid={invalid}
      aria-describedby={describedBy}
    />
  )
}
