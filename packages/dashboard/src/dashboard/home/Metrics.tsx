import type { Analytics, OrderStats } from '@blockfront/contract'
import { VisitMetrics } from '../analytics/VisitMetrics.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useStoreQuery } from '../store-query.ts'
import { Metric } from './Metric.tsx'
import { messages } from './messages.ts'
import { changeOf } from './period.ts'

interface MetricsProps {
  stats: OrderStats
  days: number
  /** Undefined while visits cannot be loaded. */
  analytics: Analytics | undefined
}

/** The period's figures, compared with the previous period. */
export function Metrics({ stats, days, analytics }: MetricsProps) {
  const money = useMoney()
  const both = useStoreQuery('order.stats', { days: days * 2 })
  const before = both.data?.days.length === days * 2 ? both.data.days : []
  return (
    <dl className="figures">
      <Metric name={messages.revenue} value={money(stats.revenue)} change={changeOf(before, 'revenue')} />
      <Metric name={messages.orders} value={String(stats.orders)} change={changeOf(before, 'orders')} />
      <Metric name={messages.averageOrder} value={money(stats.averageOrder)} note={messages.averageOrderNote(stats.paidOrders)} />
      {analytics && <VisitMetrics analytics={analytics} />}
      <Metric name={messages.toSend} value={String(stats.openOrders)} note={messages.toSendNote} />
    </dl>
  )
}
