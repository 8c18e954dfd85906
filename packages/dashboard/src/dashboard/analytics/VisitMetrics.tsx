import type { Analytics } from '@blockfront/contract'
import { Metric } from '../home/Metric.tsx'
import { growth, rateOf, useFigures } from './figures.ts'
import { messages } from './messages.ts'

/** Visits and the conversion rate of a period, as figures of a list. */
export function VisitMetrics({ analytics: { totals, previous } }: { analytics: Pick<Analytics, 'totals' | 'previous'> }) {
  const { number, percent } = useFigures()
  const rate = rateOf(totals, 'orders')
  const rateBefore = previous ? rateOf(previous, 'orders') : undefined
  return (
    <>
      <Metric
        name={messages.visits}
        value={number(totals.visits)}
        change={growth(totals.visits, previous?.visits)}
        note={totals.orders > totals.visits ? messages.uncounted : undefined}
      />
      <Metric
        name={messages.conversion}
        value={rate === undefined ? messages.noRate : percent(rate)}
        change={growth(rate, rateBefore)}
        note={rateBefore === undefined ? messages.conversionNote : undefined}
      />
    </>
  )
}
