import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'

interface MetricProps {
  name: string
  value: string
  note?: string
  change?: number
}

/** One figure with its change since the previous period. */
export const Metric = ({ name, value, note, change }: MetricProps) => (
  <div className="figure">
    <dt className="figure__name">{name}</dt>
    <dd className="figure__value">{value}</dd>
    {change !== undefined && <Change part={change} />}
    {note && <dd className="figure__note">{note}</dd>}
  </div>
)

interface ChangeProps {
  /** Growth since the previous period: 0.25 is a quarter more. */
  part: number
  /** The element. Default: one of a definition list. */
  as?: 'dd' | 'span'
}

/** The change of a figure since the previous period. */
export function Change({ part, as: Element = 'dd' }: ChangeProps) {
  const { locale } = useStore()
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }), [locale])
  if (Math.abs(part) < 0.005) return <Element className="figure__note">{messages.same}</Element>
  const Icon = part > 0 ? ArrowUpRight : ArrowDownRight
  return (
    <Element className="figure__note" data-up={part > 0 ? '' : undefined}>
      <Icon size={12} aria-hidden /> {messages.against(percent.format(part))}
    </Element>
  )
}
