import { Button } from '@blockfront/ui'
import { type ReactNode, useState } from 'react'
import { Card } from '../Card.tsx'
import { useTime } from '../time.ts'
import { messages } from './messages.ts'
import './chart.css'
import { scaleTop } from './scale-top.ts'

/** A calendar day of a chart. */
export interface ChartDay {
  date: string
  value: number
  /** The value of the same day in the previous period, drawn as a line. */
  previous?: number
  /** Shown after the date when the pointer is over the day. */
  note: string
}

interface DayChartProps {
  title: string
  about?: ReactNode
  days: readonly ChartDay[]
  /** Formats a value. */
  format: (value: number) => string
  /** Accessible name of the chart: what it shows, of which days, and the sum. */
  name: (from: string, to: string) => string
  /** The columns of the table, after the day. */
  columns: readonly { title: string; cells: readonly string[] }[]
}

/** A value for each day, as a chart or a table. */
export function DayChart({ title, about, days, format, name, columns }: DayChartProps) {
  const [table, setTable] = useState(false)
  const { shortDay } = useTime()
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Card
      title={title}
      about={about}
      actions={
        <Button size="small" variant="ghost" onClick={() => setTable(!table)}>
          {table ? messages.asChart : messages.asTable}
        </Button>
      }
    >
      {table ? (
        <DayTable title={title} days={days} columns={columns} />
      ) : (
        <Bars days={days} format={format} name={first && last ? name(shortDay(first.date), shortDay(last.date)) : title} />
      )}
    </Card>
  )
}

/** Pixels. */
const HEIGHT = 200
/** The width of a bar as a fraction of a day's width. */
const FILLED = 0.68
/** Positions of grid lines as fractions of the maximum. */
const LINES = [0, 0.5, 1]

function Bars({ days, format, name }: { days: readonly ChartDay[]; format: DayChartProps['format']; name: string }) {
  const { shortDay } = useTime()
  const [at, setAt] = useState<number>()
  const largest = Math.max(...days.flatMap(({ value, previous = 0 }) => [value, previous]))
  const top = scaleTop(largest)
  // Without values there is no scale.
  const lines = largest > 0 ? LINES : [0]
  const place = 100 / days.length
  const shown = at === undefined ? undefined : days[at]
  const left = (i: number, filled: number) => `${(i + (1 - filled) / 2) * place}%`
  return (
    <div className="chart">
      <div className="chart__scale" aria-hidden>
        {lines.toReversed().map((part) => (
          <span key={part}>{format(Math.round(top * part * 100) / 100)}</span>
        ))}
      </div>
      <div className="chart__plot" dir="ltr">
        <svg width="100%" height={HEIGHT} role="img" aria-label={name} onPointerLeave={() => setAt(undefined)}>
          {lines.map((part) => (
            <line key={part} className="chart__line" x1="0" x2="100%" y1={HEIGHT * (1 - part)} y2={HEIGHT * (1 - part)} />
          ))}
          {days.map(({ date, value, previous }, i) => (
            <g key={date} onPointerEnter={() => setAt(i)}>
              <rect className="chart__place" x={`${i * place}%`} y="0" width={`${place}%`} height={HEIGHT} />
              <rect
                className="chart__bar"
                x={left(i, FILLED)}
                y={HEIGHT * (1 - value / top)}
                width={`${place * FILLED}%`}
                height={(HEIGHT * value) / top}
                rx="2"
              />
              {previous !== undefined && (
                <rect
                  className="chart__before"
                  x={left(i, 1)}
                  y={HEIGHT * (1 - previous / top) - 1}
                  width={`${place}%`}
                  height="2"
                />
              )}
            </g>
          ))}
        </svg>
        {largest <= 0 && <p className="chart__empty">{messages.empty}</p>}
        {shown && at !== undefined && (
          <div className="chart__tip" style={{ insetInlineStart: `${Math.min(Math.max((at + 0.5) * place, 12), 88)}%` }}>
            <strong>{format(shown.value)}</strong>
            <span>
              {shortDay(shown.date)} · {shown.note}
            </span>
          </div>
        )}
        <div className="chart__days" aria-hidden>
          {[...new Set([days[0], days[Math.floor(days.length / 2)], days.at(-1)])].map(
            (day) => day && <span key={day.date}>{shortDay(day.date)}</span>,
          )}
        </div>
      </div>
    </div>
  )
}

interface DayTableProps {
  title: string
  days: readonly ChartDay[]
  columns: DayChartProps['columns']
}

function DayTable({ title, days, columns }: DayTableProps) {
  const { shortDay } = useTime()
  const rows = days.map(({ date }, i) => ({
    date,
    cells: columns.map((column) => ({ of: column.title, text: column.cells[i] })),
  }))
  return (
    <section className="day-table" aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.day}</th>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ date, cells }) => (
            <tr key={date}>
              <th scope="row">{shortDay(date)}</th>
              {cells.map(({ of, text }) => (
                <td key={of}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
