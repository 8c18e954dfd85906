import { Field, Input, Popover } from '@blockfront/ui'
import { ChevronDown, X } from 'lucide-react'
import type { ListQuery } from '../parts/list/list-query.ts'
import { messages as listMessages } from '../parts/messages.ts'
import { useMoney } from '../parts/money/money.ts'
import { amountOf } from './customer-filters.ts'
import { messages } from './messages.ts'

const ends = [
  ['from', messages.spentFrom],
  ['to', messages.spentTo],
] as const

/** Filters customers by the amount that they spent. */
export function SpentFilter({ address }: { address: ListQuery }) {
  const money = useMoney()
  const [from, to] = [amountOf(address.get('from')), amountOf(address.get('to'))]
  const chosen = rangeText(from, to, money)
  return (
    <span className="filter-chip" data-chosen={chosen ? '' : undefined}>
      <Popover
        label={messages.spent}
        align="start"
        trigger={
          <button
            type="button"
            className="filter-chip__open"
            aria-label={chosen ? `${messages.spent}: ${chosen}` : listMessages.any(messages.spent)}
          >
            {messages.spent}
            {chosen ? <span className="filter-chip__value">{chosen}</span> : <ChevronDown size={12} aria-hidden />}
          </button>
        }
      >
        <div className="customer-range">
          {ends.map(([end, label]) => (
            <Field key={end} id={`customers-${end}`} label={label}>
              {({ id }) => (
                <Input
                  id={id}
                  type="number"
                  min={0}
                  step="any"
                  value={address.get(end) ?? ''}
                  onChange={(event) => address.set({ [end]: event.target.value || undefined }, { replace: true })}
                />
              )}
            </Field>
          ))}
        </div>
      </Popover>
      {chosen && (
        <button
          type="button"
          className="filter-chip__remove"
          aria-label={listMessages.removeFilter(messages.spent)}
          onClick={() => address.set({ from: undefined, to: undefined })}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  )
}

function rangeText(from: number | undefined, to: number | undefined, money: (amount: number) => string): string | undefined {
  if (from !== undefined && to !== undefined) return messages.spentBetween(money(from), money(to))
  if (from !== undefined) return messages.spentAtLeast(money(from))
  return to === undefined ? undefined : messages.spentAtMost(money(to))
}
