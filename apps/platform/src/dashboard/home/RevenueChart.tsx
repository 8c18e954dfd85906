import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { Card } from '../parts/Card.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'
import { type Day, scaleTop } from './period.ts'

/** Revenue per day, as a chart or a table. */
export function RevenueChart({ days, revenue }: { days: readonly Day[]; revenue: number }) {
  const [table, setTable] = useState(false)
  const money = useMoney()
  const { shortDay } = useTime()
  const [first, last] = [days[0], days.at(-1)]
  const about = first && last && messages.chartAbout(shortDay(first.date), shortDay(last.date), money(revenue))
  return (
    <Card
      title={messages.chart}
      about={messages.revenueNote}
      actions={
        <Button size="small" variant="ghost" onClick={() => setTable(!table)}>
          {table ? messages.asChart : messages.asTable}
        </Button>
      }
    >
      {table ? <DayTable days={days} /> : <Bars days={days} about={about ?? ''} />}
    </Card>
  )
}

/** Pixels. */
const HEIGHT = 200
/** The width of a bar as a fraction of a day's width. */
const FILLED = 0.68
/** Positions of grid lines as fractions of the maximum. */
const LINES = [0, 0.5, 1]

function Bars({ days, about }: { days: readonly Day[]; about: string }) {
  const money = useMoney()
  const { shortDay } = useTime()
  const [at, setAt] = useState<number>()
  const top = scaleTop(Math.max(...days.map(({ revenue }) => revenue)))
  const place = 100 / days.length
  const shown = at === undefined ? undefined : days[at]
  return (
    <div className="chart">
      <div className="chart__scale" aria-hidden>
        {LINES.toReversed().map((part) => (
          <span key={part}>{money(Math.round(top * part * 100) / 100)}</span>
        ))}
      </div>
      <div className="chart__plot" dir="ltr">
        <svg width="100%" height={HEIGHT} role="img" aria-label={about} onPointerLeave={() => setAt(undefined)}>
          {LINES.map((part) => (
            <line key={part} className="chart__line" x1="0" x2="100%" y1={HEIGHT * (1 - part)} y2={HEIGHT * (1 - part)} />
          ))}
          {days.map(({ date, revenue }, i) => (
            <g key={date} onPointerEnter={() => setAt(i)}>
              <rect className="chart__place" x={`${i * place}%`} y="0" width={`${place}%`} height={HEIGHT} />
              <rect
                className="chart__bar"
                x={`${(i + (1 - FILLED) / 2) * place}%`}
                y={HEIGHT * (1 - revenue / top)}
                width={`${place * FILLED}%`}
                height={(HEIGHT * revenue) / top}
                rx="2"
              />
            </g>
          ))}
        </svg>
        {shown && at !== undefined && (
          <div className="chart__tip" style={{ insetInlineStart: `${Math.min(Math.max((at + 0.5) * place, 12), 88)}%` }}>
            <strong>{money(shown.revenue)}</strong>
            <span>
              {shortDay(shown.date)} · {messages.ordersOf(shown.orders)}
            </span>
          </div>
        )}
        <div className="chart__days" aria-hidden>
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
            (day) => day && <span key={day.date}>{shortDay(day.date)}</span>,
          )}
        </div>
      </div>
    </div>
  )
}

function DayTable({ days }: { days: readonly Day[] }) {
  const money = useMoney()
  const { shortDay } = useTime()
  return (
    <section className="day-table" aria-label={messages.chart}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.day}</th>
            <th scope="col">{messages.orders}</th>
            <th scope="col">{messages.revenue}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, orders, revenue }) => (
            <tr key={date}>
              <th scope="row">{shortDay(date)}</th>
              <td>{orders}</td>
              <td>{money(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
