import { Select } from '@blockfront/ui'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'stacked' }

/** A product collection: the newest, the oldest, or a category of the store. A deleted category stays selected by its id. */
export function Control({ id, value, onChange, disabled, invalid, describedBy, services }: ControlProps) {
  const { messages, collections = [] } = services
  const chosen = String(value ?? '')
  const own = Object.entries(messages.collections).map(([key, label]) => ({ value: key, label }))
  const categories = collections
    .filter((one) => !own.some((fixed) => fixed.value === one.value))
    .map(({ value: key, label }) => ({ value: String(key), label }))
  const known = [...own, ...categories].some((one) => one.value === chosen)
  const lost = known || chosen === '' ? [] : [{ value: chosen, label: chosen }]
  const rest = [...categories, ...lost]
  return (
    <Select
      id={id}
      value={chosen}
      onChange={onChange}
      options={
        rest.length > 0
          ? [
              { label: messages.ofStore, options: own },
              { label: messages.categories, options: rest },
            ]
          : own
      }
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
    />
  )
}
