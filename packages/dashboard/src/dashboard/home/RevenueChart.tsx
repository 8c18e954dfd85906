import { DayChart } from '../parts/chart/DayChart.tsx'
import { useMoney } from '../parts/money/money.ts'
import { messages } from './messages.ts'
import type { Day } from './period.ts'

/** Revenue per day, as a chart or a table. */
export function RevenueChart({ days, revenue }: { days: readonly Day[]; revenue: number }) {
  const money = useMoney()
  return (
    <DayChart
      title={messages.chart}
      about={messages.revenueNote}
      days={days.map((day) => ({ date: day.date, value: day.revenue, note: messages.ordersOf(day.orders) }))}
      format={money}
      name={(from, to) => messages.chartAbout(from, to, money(revenue))}
      columns={[
        { title: messages.orders, cells: days.map(({ orders }) => String(orders)) },
        { title: messages.revenue, cells: days.map((day) => money(day.revenue)) },
      ]}
    />
  )
}
