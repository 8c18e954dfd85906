import { type ControlKind, type ControlProps, momentOf, wallTime } from '@blockfront/engine/form'
import { Input } from '@blockfront/ui'
import { MoneyInput } from '../parts/money/MoneyInput.tsx'
import { useStore } from '../store.ts'

const Money = ({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) => (
  <MoneyInput {...{ id, value, onChange, disabled, invalid, describedBy }} />
)

/** An amount in the store's currency. */
export const moneyControl: ControlKind = { Control: Money, frame: { layout: 'inline' } }

/** A moment as ISO 8601 text, edited in the store's time zone. Empty text means no moment. */
function Moment({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) {
  const { timezone } = useStore()
  const change = (wall: string) => {
    const moment = momentOf(wall, timezone)
    onChange(Number.isNaN(moment) ? '' : new Date(moment).toISOString())
  }
  return (
    <Input
      id={id}
      type="datetime-local"
      value={typeof value === 'string' && value !== '' ? wallTime(value, timezone) : ''}
      aria-describedby={describedBy}
      onChange={(event) => change(event.target.value)}
      {...{ disabled, invalid }}
    />
  )
}

export const momentControl: ControlKind = { Control: Moment, frame: { layout: 'stacked' } }
