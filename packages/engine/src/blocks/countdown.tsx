import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { Buttons } from '../render/parts/Buttons.tsx'
import { titleSize, vars } from '../render/styles/css.ts'
import { buttonsCss } from '../render/styles/part-styles.ts'
import { useNow } from '../render/time/use-now.ts'
import { momentOf } from '../render/time/zoned-time.ts'

const props = () =>
  z.object({
    title: field.text('Title').max(200).default('Something new is coming'),
    text: field.textarea('Text').max(1000).default(''),
    endsAt: field.dateTime('Ends at', { help: 'In the time zone of your store’s settings.' }).default(''),
    whenEnded: field
      .select('After the end', ['text', 'hide'], { group: 'Content', labels: { text: 'Show text', hide: 'Hide the block' } })
      .default('text'),
    endText: field
      .text('Text after the end', { when: { whenEnded: 'text' } })
      .max(300)
      .default('It is here.'),
    buttons: field.buttons(['See all products', 'primary', '/shop']),
    showSeconds: field.checkbox('Show seconds', { group: 'Content' }).default(true),
    padding: field.responsive(field.spacing('Padding')).default({ desktop: '3.5rem 0', mobile: '2.5rem 0' }),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2rem' }),
    color: field.color('Text color').default(field.themeColor.text),
    background: field.gradient('Background').default('color-mix(in srgb, var(--color-text) 5%, var(--color-surface))'),
    numberBackground: field.color('Number background').default(field.themeColor.surface),
    numberColor: field.color('Number color').default(field.themeColor.text),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 48 }))
      .default(field.themeRadius.small),
  })

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** The name of a unit in the plural form of a number: `days`. */
const unitName = (locale: string, unit: string, count: number) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(count)
    .flatMap(({ type, value }) => (type === 'unit' ? value : []))
    .join(' ')

/** The time until a date, in days, hours, minutes and seconds. Zeros without a date. */
export function View({ title, text, endsAt, whenEnded, endText, buttons, showSeconds, ...settings }: Props<typeof props>) {
  const { locale = 'en', timeZone = 'UTC', autoplay = true } = useBlockServices()
  const now = useNow(autoplay ? 1000 : 0)
  const end = momentOf(endsAt, timeZone)
  const left = now === undefined || Number.isNaN(end) ? 0 : Math.max(Math.ceil((end - now) / 1000), 0)
  const isOver = now !== undefined && now >= end
  if (isOver && whenEnded === 'hide') return null
  const units = UNITS.filter(({ unit }) => showSeconds || unit !== 'second')
  const style = vars({
    padding: settings.padding,
    'title-color': settings.titleColor,
    'title-size': titleSize(settings.titleFontSize),
    color: settings.color,
    background: settings.background,
    'number-background': settings.numberBackground,
    'number-color': settings.numberColor,
    corner: settings.borderRadius,
  })
  return (
    <section className="bf-countdown" style={style}>
      <div className="bf-inner bf-countdown__inner">
        {title && <h2 className="bf-countdown__title">{title}</h2>}
        {text && <p className="bf-countdown__text">{text}</p>}
        <div className="bf-countdown__clock" role="timer">
          {isOver ? (
            <p className="bf-countdown__end">{endText}</p>
          ) : (
            units.map(({ unit, seconds }, index) => {
              const before = units[index - 1]
              const count = Math.floor((before ? left % before.seconds : left) / seconds)
              return (
                <span key={unit} className="bf-countdown__unit">
                  <span className="bf-countdown__number">{String(count).padStart(2, '0')}</span>
                  <span className="bf-countdown__name">{unitName(locale, unit, count)}</span>
                </span>
              )
            })
          )}
        </div>
        <Buttons buttons={buttons} />
      </div>
    </section>
  )
}

export const css = `
.bf-countdown {
  --button-quiet: var(--color);
  padding: var(--padding);
  color: var(--color);
  background: var(--background);
  text-align: center;
}
.bf-countdown__inner {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 1rem;
  > * {
    max-width: 100%;
  }
}
.bf-countdown .bf-countdown__title {
  color: var(--title-color);
  font-size: var(--title-size);
  letter-spacing: -0.02em;
}
.bf-countdown__text {
  width: 40rem;
  text-wrap: pretty;
}
.bf-countdown__clock {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 6rem;
}
.bf-countdown__unit {
  display: grid;
  gap: 0.25rem;
  width: clamp(4rem, 20cqw, 6rem);
}
.bf-countdown__number {
  padding-block: 0.35em;
  border: 1px solid var(--color-border);
  border-radius: var(--corner);
  color: var(--number-color);
  background: var(--number-background);
  font-size: clamp(1.5rem, 6cqw, 2.25rem);
  font-weight: 700;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
}
.bf-countdown__name {
  font-size: 0.8125rem;
}
.bf-countdown__end {
  font-size: 1.25rem;
  font-weight: 600;
}
`

export default {
  type: 'countdown',
  title: 'Countdown',
  description: 'The time until a date, such as the start of a sale.',
  icon: 'M5 13a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 9v4l2.5 1.5M9 2.5h6',
  keywords: ['timer', 'sale', 'clock', 'launch', 'deadline'],
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  props,
  View,
  css: [buttonsCss, css],
  migrations: { 1: { migrate: (props) => ({ borderRadius: '8px', ...props }), example: {} } },
} satisfies Block<typeof props>
