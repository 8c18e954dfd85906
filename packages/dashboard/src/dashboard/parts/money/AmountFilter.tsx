import { Popover, TextField } from '@blockfront/ui'
import { ChevronDown, X } from 'lucide-react'
import './amount-filter.css'
import { amountInUrl } from '../list/filter-values.ts'
import type { ListQuery } from '../list/list-query.ts'
import { messages } from '../messages.ts'
import { useMoney } from './money.ts'

interface AmountFilterProps {
  address: ListQuery
  /** Name of the amount. */
  label: string
  /** Keys of the URL for the lowest and the highest amount. */
  keys: readonly [from: string, to: string]
}

/** Filters a list by a range of amounts. */
export function AmountFilter({ address, label, keys }: AmountFilterProps) {
  const money = useMoney()
  const [fromKey, toKey] = keys
  const [from, to] = [amountInUrl(address.get(fromKey)), amountInUrl(address.get(toKey))]
  const bounds = [
    [fromKey, messages.amountFrom],
    [toKey, messages.amountTo],
  ] as const
  const chosen = rangeText(from, to, money)
  return (
    <span className="filter-chip" data-chosen={chosen ? '' : undefined}>
      <Popover
        label={label}
        align="start"
        trigger={
          <button type="button" className="filter-chip__open" aria-label={chosen ? `${label}: ${chosen}` : messages.any(label)}>
            {label}
            {chosen ? <span className="filter-chip__value">{chosen}</span> : <ChevronDown size={12} aria-hidden />}
          </button>
        }
      >
        <div className="amount-range">
          {bounds.map(([end, endLabel]) => (
            <TextField
              key={end}
              id={`amount-${end}`}
              label={endLabel}
              type="number"
              min={0}
              step="any"
              value={address.get(end) ?? ''}
              onChange={(event) => address.set({ [end]: event.target.value || undefined }, { replace: true })}
            />
          ))}
        </div>
      </Popover>
      {chosen && (
        <button
          type="button"
          className="filter-chip__remove"
          aria-label={messages.removeFilter(label)}
          onClick={() => address.set({ [fromKey]: undefined, [toKey]: undefined })}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  )
}

function rangeText(from: number | undefined, to: number | undefined, money: (amount: number) => string): string | undefined {
  if (from !== undefined && to !== undefined) return messages.amountBetween(money(from), money(to))
  if (from !== undefined) return messages.amountAtLeast(money(from))
  return to === undefined ? undefined : messages.amountAtMost(money(to))
}
