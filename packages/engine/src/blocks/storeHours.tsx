import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { titleSize, vars } from '../render/styles/css.ts'
import { DAYS, type Days, dayOf, daysOf, isOpenAt } from '../render/time/opening-hours.ts'
import { useNow } from '../render/time/use-now.ts'
import { wallTime } from '../render/time/zoned-time.ts'

const props = () =>
  z.object({
    title: field.text('Title').max(200).default('Opening hours'),
    hours: field
      .list(
        'Opening hours',
        {
          days: field
            .select('Days', DAYS, {
              group: 'Content',
              labels: { everyDay: 'Every day', weekdays: 'Monday to Friday', weekend: 'Saturday and Sunday' },
            })
            .default('monday'),
          opens: field.time('Opens', { help: 'Leave both times empty for a closed day.' }).default('09:00'),
          closes: field.time('Closes').default('18:00'),
        },
        { itemName: 'Entry', itemTitle: 'days', max: 21 },
      )
      .default([
        { days: 'weekdays', opens: '09:00', closes: '18:00' },
        { days: 'saturday', opens: '10:00', closes: '16:00' },
        { days: 'sunday', opens: '', closes: '' },
      ]),
    timeFormat: field
      .select('Time format', ['24', '12'], { group: 'Content', labels: { 24: '18:00', 12: '6:00 PM' } })
      .default('24'),
    showState: field
      .checkbox('Show whether the store is open', { group: 'Content', help: 'In the time zone of your store’s settings.' })
      .default(true),
    openText: field
      .text('Text when open', { when: { showState: true } })
      .max(80)
      .default('Open now'),
    closedText: field
      .text('Text when closed', { when: { showState: true } })
      .max(80)
      .default('Closed now'),
    dayClosedText: field.text('Text for closed days').max(80).default('Closed'),
    note: field.textarea('Note', { help: 'For example, different hours on public holidays.' }).max(1000).default(''),
    maxWidth: field
      .responsive(field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%'], max: 1280 }))
      .default('440px'),
    ...field.inside('2.5rem 0'),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '1.75rem' }),
    color: field.color('Text color').default(field.themeColor.text),
    lineColor: field.color('Line color').default(field.themeColor.border),
  })

/** A Monday, so that its name and those of the following days can be formatted. */
const MONDAY = Date.UTC(2024, 0, 1)

/** The names of the days in a locale: `Monday` or `Monday – Friday`. */
function nameOf(days: Days, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const [first, last] = daysOf(days)
  const names = [first, last].map((day) => format.format(MONDAY + day * 86_400_000))
  return first === last ? `${names[0]}` : names.join(' – ')
}

/** `18:30` as `6:30 PM`. */
function on12Hours(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The opening hours of a physical store, and whether it is open now. */
export function View({
  title,
  hours,
  timeFormat,
  showState,
  openText,
  closedText,
  dayClosedText,
  note,
  ...settings
}: Props<typeof props>) {
  const { locale = 'en', timeZone = 'UTC' } = useBlockServices()
  const now = useNow(30_000)
  const wall = now === undefined ? undefined : wallTime(now, timeZone)
  const today = wall === undefined ? -1 : dayOf(wall)
  const isOpen = wall !== undefined && isOpenAt(hours, wall)
  const text = (time: string) => (timeFormat === '12' ? on12Hours(time) : time)
  const style = vars({
    'max-width': settings.maxWidth,
    padding: settings.padding,
    'title-color': settings.titleColor,
    'title-size': titleSize(settings.titleFontSize),
    color: settings.color,
    line: settings.lineColor,
  })
  return (
    <section className="bf-storeHours" style={style}>
      <div className="bf-inner">
        <div className="bf-storeHours__column">
          {title && <h2 className="bf-storeHours__title">{title}</h2>}
          {showState && (
            <p className="bf-storeHours__state" data-open={isOpen}>
              {wall === undefined ? ' ' : isOpen ? openText : closedText}
            </p>
          )}
          <dl className="bf-storeHours__list">
            {hours.map(({ days, opens, closes }, index) => {
              const [first, last] = daysOf(days)
              return (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day may have two entries
                  key={index}
                  className="bf-storeHours__entry"
                  data-today={(today >= first && today <= last) || undefined}
                >
                  <dt>{nameOf(days, locale)}</dt>
                  <dd>{opens && closes ? `${text(opens)} – ${text(closes)}` : dayClosedText}</dd>
                </div>
              )
            })}
          </dl>
          {note && <p className="bf-storeHours__note">{note}</p>}
        </div>
      </div>
    </section>
  )
}

export const css = `
.bf-storeHours {
  padding: var(--padding);
  color: var(--color);
}
.bf-storeHours__column {
  max-width: var(--max-width);
  margin-inline: auto;
}
.bf-storeHours .bf-storeHours__title {
  color: var(--title-color);
  font-size: var(--title-size);
}
.bf-storeHours__state {
  min-height: 1.5em;
  margin-block-start: 0.5rem;
  font-weight: 600;
  &::before {
    content: "";
    display: inline-block;
    width: 0.625em;
    height: 0.625em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: var(--color-muted);
  }
  &[data-open="true"]::before {
    background: #1a8f4c;
  }
}
.bf-storeHours__list {
  margin: 1rem 0 0;
}
.bf-storeHours__entry {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  padding-block: 0.625rem;
  border-block-end: 1px solid var(--line);
  &[data-today] {
    border-block-end-color: currentcolor;
  }
  > * {
    min-width: 0;
    margin: 0;
  }
}
.bf-storeHours__entry dd {
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
.bf-storeHours__note {
  margin-block-start: 1rem;
  color: var(--color-muted);
  font-size: 0.9375rem;
  white-space: pre-line;
}
`

export default {
  type: 'storeHours',
  title: 'Opening hours',
  description: 'The opening hours of your store, and whether it is open now.',
  icon: 'M3 9h18v10H3zM7 9l5-6l5 6M7 14h4M14 14h3',
  keywords: ['hours', 'open', 'closed', 'schedule', 'times', 'location'],
  contentType: 'normal',
  version: 1,
  loading: 'rare',
  props,
  View,
  css,
} satisfies Block<typeof props>
