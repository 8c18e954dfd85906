import type { Analytics } from '@blockfront/contract'
import { DayChart } from '../parts/chart/DayChart.tsx'
import { useFigures } from './figures.ts'
import { messages } from './messages.ts'

interface VisitsChartProps {
  days: Analytics['days']
  /** Whether the previous period was counted. */
  compared: boolean
}

/** Visits per day with those of the previous period, as a chart or a table. */
export function VisitsChart({ days, compared }: VisitsChartProps) {
  const { number } = useFigures()
  const sum = days.reduce((total, { visits }) => total + visits, 0)
  return (
    <DayChart
      title={messages.chart}
      about={compared ? <Legend /> : `${messages.visitsNote} ${messages.notCompared}`}
      days={days.map(({ date, visits, previousVisits, orders }) => ({
        date,
        value: visits,
        previous: compared ? previousVisits : undefined,
        note: messages.ordersOf(orders),
      }))}
      format={number}
      name={(from, to) => messages.chartAbout(from, to, number(sum))}
      columns={[
        { title: messages.visits, cells: days.map(({ visits }) => number(visits)) },
        ...(compared
          ? [{ title: messages.previousPeriod, cells: days.map(({ previousVisits }) => number(previousVisits)) }]
          : []),
        { title: messages.orders, cells: days.map(({ orders }) => number(orders)) },
      ]}
    />
  )
}

const Legend = () => (
  <span className="chart__legend">
    <span>{messages.visitsNote}</span>
    <span className="chart__key">{messages.thisPeriod}</span>
    <span className="chart__key" data-before="">
      {messages.previousPeriod}
    </span>
  </span>
)
