import { Button, Popover, TextField } from '@blockfront/ui'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { dayOf } from '../../parts/list/filter-values.ts'
import type { ListQuery } from '../../parts/list/list-query.ts'
import { messages as listMessages } from '../../parts/messages.ts'
import { type StoreTime, useTime } from '../../parts/time.ts'
import { messages } from '../messages.ts'

const PERIODS = [
  { key: 'today', days: 1 },
  { key: 'week', days: 7 },
  { key: 'month', days: 30 },
] as const

interface Range {
  from: string | undefined
  to: string | undefined
}

function rangeText({ from, to }: Range, { today, day }: StoreTime): string {
  const period = to ? undefined : PERIODS.find(({ days }) => from === today(days - 1))
  if (period) return messages.periods[period.key]
  const formatDate = (date: string) => day(`${date}T12:00:00Z`)
  if (from && to) return from === to ? formatDate(from) : messages.between(formatDate(from), formatDate(to))
  return from ? messages.fromDay(formatDate(from)) : messages.untilDay(formatDate(to ?? ''))
}

/** Filters a list by date: a preset, or a range of days. */
export function DateFilter({ address }: { address: ListQuery }) {
  const time = useTime()
  const [open, setOpen] = useState(false)
  const range = { from: dayOf(address.get('from')), to: dayOf(address.get('to')) }
  const chosen = range.from || range.to ? rangeText(range, time) : undefined
  return (
    <span className="filter-chip" data-chosen={chosen ? '' : undefined}>
      <Popover
        label={messages.dates}
        align="start"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            className="filter-chip__open"
            aria-label={chosen ? `${messages.dates}: ${chosen}` : listMessages.any(messages.dates)}
          >
            {messages.dates}
            {chosen ? <span className="filter-chip__value">{chosen}</span> : <ChevronDown size={12} aria-hidden />}
          </button>
        }
      >
        <Days address={address} range={range} time={time} onDone={() => setOpen(false)} />
      </Popover>
      {chosen && (
        <button
          type="button"
          className="filter-chip__remove"
          aria-label={listMessages.removeFilter(messages.dates)}
          onClick={() => address.set({ from: undefined, to: undefined })}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  )
}

interface DaysProps {
  address: ListQuery
  range: Range
  time: StoreTime
  onDone: () => void
}

function Days({ address, range, time, onDone }: DaysProps) {
  const choose = (days: number) => {
    address.set({ from: time.today(days - 1), to: undefined })
    onDone()
  }
  return (
    <div className="order-days">
      <div className="order-days__periods">
        {PERIODS.map(({ key, days }) => (
          <Button key={key} size="small" onClick={() => choose(days)}>
            {messages.periods[key]}
          </Button>
        ))}
      </div>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          id={`orders-${end}`}
          label={messages[end]}
          type="date"
          min={end === 'to' ? range.from : undefined}
          max={end === 'from' ? range.to : undefined}
          value={range[end] ?? ''}
          onChange={(event) => address.set({ [end]: dayOf(event.target.value) }, { replace: true })}
        />
      ))}
    </div>
  )
}
