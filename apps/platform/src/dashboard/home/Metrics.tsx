import type { OrderStats } from '@blockfront/contract'
import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { useMemo } from 'react'
import { useMoney } from '../parts/money/money.ts'
import { useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'
import { changeOf } from './period.ts'

/** The period's figures, compared with the previous period. */
export function Metrics({ stats, days }: { stats: OrderStats; days: number }) {
  const money = useMoney()
  const both = useStoreQuery('order.stats', { days: days * 2 })
  const before = both.data?.days.length === days * 2 ? both.data.days : []
  return (
    <dl className="figures">
      <Metric name={messages.revenue} value={money(stats.revenue)} change={changeOf(before, 'revenue')} />
      <Metric name={messages.orders} value={String(stats.orders)} change={changeOf(before, 'orders')} />
      <Metric name={messages.averageOrder} value={money(stats.averageOrder)} note={messages.averageOrderNote(stats.paidOrders)} />
      <Metric name={messages.toSend} value={String(stats.openOrders)} note={messages.toSendNote} />
    </dl>
  )
}

interface MetricProps {
  name: string
  value: string
  note?: string
  change?: number
}

const Metric = ({ name, value, note, change }: MetricProps) => (
  <div className="figure">
    <dt className="figure__name">{name}</dt>
    <dd className="figure__value">{value}</dd>
    {change !== undefined && <Change part={change} />}
    {note && <dd className="figure__note">{note}</dd>}
  </div>
)

function Change({ part }: { part: number }) {
  const { locale } = useStore()
  const percent = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }), [locale])
  if (Math.abs(part) < 0.005) return <dd className="figure__note">{messages.same}</dd>
  const Icon = part > 0 ? ArrowUpRight : ArrowDownRight
  return (
    <dd className="figure__note" data-up={part > 0 ? '' : undefined}>
      <Icon size={12} aria-hidden /> {messages.against(percent.format(part))}
    </dd>
  )
}
