/**
 * Groups of fields that blocks share, so that none repeats them. Each is spread into a block's props under the block's own
 * names; the defaults are the caller's, because they are part of the stored format (blocks.md).
 */
import { checkbox } from './checkbox.ts'
import { color } from './color.ts'
import { fontWeight } from './font-weight.ts'
import type { Condition } from './meta.ts'
import { number } from './number.ts'
import { select } from './select.ts'
import { ALL_UNITS, unitNumber } from './unit-number.ts'

interface Typography {
  color: string
  size: string
  weight?: string
}

type TypographyProps<N extends string> = { [K in `${N}Color`]: ReturnType<typeof colorField> } & {
  [K in `${N}FontSize`]: ReturnType<typeof sizeField>
}
const colorField = (label: string, value: string) => color(label).default(value)
const sizeField = (label: string, value: string) => unitNumber(label, { units: ALL_UNITS, max: 120 }).default(value)

/** `<name>Color` and `<name>FontSize`, labelled "<Label> colour" and "<Label> size". */
export const typography = <N extends string>(name: N, label: string, { color: c, size }: Omit<Typography, 'weight'>) =>
  ({
    [`${name}Color`]: colorField(`${label} colour`, c),
    [`${name}FontSize`]: sizeField(`${label} size`, size),
  }) as TypographyProps<N>

/** `<name>FontWeight`, labelled "<Label> weight". */
export const weight = <N extends string>(name: N, label: string, value: string) =>
  ({ [`${name}FontWeight`]: fontWeight(`${label} weight`).default(value as '400') }) as {
    [K in `${N}FontWeight`]: ReturnType<typeof weightField>
  }
const weightField = () => fontWeight('').default('400')

/** The stars of a rating: size and the two colours. */
export const ratingStars = ({ size }: { size: string }) => ({
  ratingStarSize: sizeField('Star size', size),
  ratingFilledColor: colorField('Filled star colour', '#ffd700'),
  ratingEmptyColor: colorField('Empty star colour', '#e0e0e0'),
})

interface Slider {
  pagination: boolean
  spaceBetween: number
  /** The condition under which the block is a slider at all. */
  when?: Condition
}

const whenAll = (...conditions: (Condition | undefined)[]): Condition | undefined => {
  const given = conditions.filter((c) => c !== undefined)
  return given.length > 1 ? { all: given } : given[0]
}

/** How a slider of cards behaves (product.md, points 5 and 9). Delay in milliseconds, space in pixels. */
export const slider = ({ pagination, spaceBetween, when }: Slider) => ({
  autoPlay: checkbox('Play by itself', { when }).default(true),
  autoplayDelay: number('Delay between slides', {
    group: 'Behaviour',
    help: 'In milliseconds.',
    min: 0,
    max: 600_000,
    step: 100,
    when: whenAll(when, { autoPlay: true }),
  }).default(3000),
  loop: checkbox('Start again after the last slide', { when }).default(true),
  navigation: checkbox('Arrows', { when }).default(true),
  pagination: checkbox('Pagination', { when }).default(pagination),
  paginationType: select('Pagination style', ['bullets', 'fraction', 'progressbar'], {
    group: 'Behaviour',
    labels: { progressbar: 'Progress bar' },
    when: whenAll(when, { pagination: true }),
  }).default('bullets'),
  spaceBetween: number('Space between slides', { help: 'In pixels.', min: 0, max: 100, when }).default(spaceBetween),
})

/** What the product sliders add to `slider`. */
export const sliderInteraction = ({ when }: { when?: Condition } = {}) => ({
  autoplayDisableOnInteraction: checkbox('Stop after a touch', { when: whenAll(when, { autoPlay: true }) }).default(false),
  paginationClickable: checkbox('Pagination can be clicked', { when: whenAll(when, { pagination: true }) }).default(true),
})
