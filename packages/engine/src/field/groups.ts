/**
 * Groups of fields that several blocks have in common. Spread a group into a block's props. The caller passes the names and
 * defaults, because they are part of the stored format (blocks.md).
 */
import { checkbox } from './checkbox.ts'
import { collection } from './collection.ts'
import { color } from './color.ts'
import { themedWeight } from './font-weight.ts'
import type { Condition } from './meta.ts'
import { number } from './number.ts'
import { products } from './products.ts'
import { responsive } from './responsive.ts'
import { section } from './section.ts'
import { select } from './select.ts'
import { shadow } from './shadow.ts'
import { spacing } from './spacing.ts'
import { themeColor } from './theme-color.ts'
import { RADIUS_TOKENS, themeRadius, themeShadow, themeWeight } from './theme-token.ts'
import { ALL_UNITS, type UnitNumberOptions, unitNumber } from './unit-number.ts'

interface Typography {
  color: string
  size: string
  weight?: string
}

type TypographyProps<N extends string> = { [K in `${N}Color`]: ReturnType<typeof colorField> } & {
  [K in `${N}FontSize`]: ReturnType<typeof sizeField>
}
const colorField = (label: string, value: string) => color(label).default(value)
const sizeField = (label: string, value: string) => responsive(unitNumber(label, { units: ALL_UNITS, max: 120 })).default(value)

/** `<name>Color` and `<name>FontSize`, labeled "<Label> color" and "<Label> size". */
export const typography = <N extends string>(name: N, label: string, { color: c, size }: Omit<Typography, 'weight'>) =>
  ({
    [`${name}Color`]: colorField(`${label} color`, c),
    [`${name}FontSize`]: sizeField(`${label} size`, size),
  }) as TypographyProps<N>

/** `<name>FontWeight`, labeled "<Label> weight". */
export const weight = <N extends string>(name: N, label: string, value: string) =>
  ({ [`${name}FontWeight`]: themedWeight(`${label} weight`).default(value as '400') }) as {
    [K in `${N}FontWeight`]: ReturnType<typeof weightField>
  }
const weightField = () => themedWeight('').default('400')

/** A radius of corners: a number with a unit, or a token of the theme (`themeRadius`). */
export const cornerRadius = <const W extends Condition = never>(label: string, options: UnitNumberOptions<W> = {}) =>
  unitNumber(label, { ...options, tokens: RADIUS_TOKENS })

/** `<name>BorderRadius`: radius of the corners. */
export const corners = <N extends string>(name: N, label: string, value: string) =>
  ({ [`${name}BorderRadius`]: cornersField(label, value) }) as { [K in `${N}BorderRadius`]: ReturnType<typeof cornersField> }
const cornersField = (label: string, value: string) => responsive(cornerRadius(label, { max: 48 })).default(value)

/** `padding`: the space between a block's edge and its content. */
export const inside = (value: string) => ({
  padding: responsive(spacing('Padding', { handle: { edge: 'padding' } })).default(value),
})

/** The background of a whole block, under the stored prop name of its type. */
export const ground = <N extends 'background' | 'backgroundColor'>(name: N, value: string) =>
  ({ [name]: colorField('Background', value) }) as { [K in N]: ReturnType<typeof colorField> }

/** The box of a card: background, corners, shadow. */
export const card = ({ radius, boxShadow }: { radius: string; boxShadow: string }) =>
  section('Cards', {
    cardBackground: colorField('Card background', themeColor.surface),
    ...corners('card', 'Card corner radius', radius),
    cardBoxShadow: shadow('Card shadow').default(boxShadow),
  })

/** The title of a section of products. */
export const productsTitle = (size: string) =>
  section('Title', {
    ...typography('sectionTitle', 'Title', { color: themeColor.text, size }),
    ...weight('sectionTitle', 'Title', themeWeight.heading),
    sectionTitleAlign: select('Title alignment', ['start', 'center', 'end']).default('center'),
  })

/** The stars of a rating: size and two colors. */
export const ratingStars = ({ size }: { size: string }) =>
  section('Stars', {
    ratingStarSize: sizeField('Star size', size),
    ratingFilledColor: colorField('Filled star color', themeColor.accent),
    ratingEmptyColor: colorField('Empty star color', themeColor.border),
  })

/** Which products a block shows: those of a collection, or up to `max` that the owner chose. `queryProducts` reads these props. */
export const productChoice = <const S extends 'collection' | 'chosen'>(source: S, { max = 24, single = false } = {}) => ({
  productSource: select('Product source', ['collection', 'chosen'], {
    group: 'Content',
    labels: single
      ? { collection: 'First of a collection', chosen: 'Selected product' }
      : { collection: 'Collection', chosen: 'Selected products' },
  }).default(source as 'collection' | 'chosen'),
  products: products(single ? 'Product' : 'Products', {
    max,
    help: single ? 'If you select none, the newest product is shown.' : 'If you select none, the newest products are shown.',
    when: { productSource: 'chosen' },
  }).default([]),
  productCollection: collection('Collection', { when: { productSource: 'collection' } }).default('latest'),
})

interface Slider {
  pagination: boolean
  /** The condition under which the block is a slider. */
  when?: Condition
}

/** Combines the given conditions: all must hold. */
const whenAll = (...conditions: (Condition | undefined)[]): Condition | undefined => {
  const given = conditions.filter((c) => c !== undefined)
  return given.length > 1 ? { all: given } : given[0]
}

/**
 * Slider behavior of cards (product.md, points 5 and 9). Delay in milliseconds, space in pixels. The space is set per width, with
 * product.md's gaps as defaults. A plain number, as stored by older pages, applies to every width.
 */
export const slider = ({ pagination, when }: Slider) => ({
  autoPlay: checkbox('Autoplay', { when }).default(true),
  autoplayDelay: number('Time per slide', {
    group: 'Behavior',
    help: 'In milliseconds: 3000 is three seconds. At least one second.',
    min: 0,
    max: 600_000,
    step: 100,
    when: whenAll(when, { autoPlay: true }),
  }).default(3000),
  loop: checkbox('Loop', { when }).default(true),
  navigation: checkbox('Arrows', { when }).default(true),
  pagination: checkbox('Pagination', { when }).default(pagination),
  paginationType: select('Pagination style', ['bullets', 'fraction', 'progressbar'], {
    group: 'Behavior',
    labels: { bullets: 'Dots', fraction: 'Numbers', progressbar: 'Progress bar' },
    when: whenAll(when, { pagination: true }),
  }).default('bullets'),
  spaceBetween: responsive(number('Space between slides', { help: 'In pixels.', min: 0, max: 100, when })).default({
    desktop: 12,
    tablet: 16,
    mobile: 6,
  }),
})

/** Fields of the product sliders in addition to `slider`. */
export const sliderInteraction = ({ when }: { when?: Condition } = {}) => ({
  autoplayDisableOnInteraction: checkbox('Stop autoplay after interaction', { when: whenAll(when, { autoPlay: true }) }).default(
    false,
  ),
  paginationClickable: checkbox('Clickable pagination', { when: whenAll(when, { pagination: true }) }).default(true),
})

/** Fields of product cards: every color and size that an owner can set (blocks.md, "productGrid"). */
export const productCards = () => ({
  ...card({ radius: themeRadius.box, boxShadow: themeShadow.card }),
  ...section('Images', {
    productImageObjectFit: select('Image fit', ['cover', 'contain'], {
      group: 'Style',
      labels: { cover: 'Fill and crop', contain: 'Fit without cropping' },
    }).default('cover'),
    productImageBackgroundPosition: select('Focal point', ['center', 'top', 'bottom', 'left', 'right'], {
      group: 'Style',
      when: { productImageObjectFit: 'cover' },
    }).default('center'),
    ...corners('productImage', 'Image corner radius', '0px'),
    productImageRatio: select('Image ratio', ['1 / 1', '4 / 5', '3 / 4', '4 / 3'], {
      group: 'Style',
      labels: { '1 / 1': 'Square', '4 / 5': 'Portrait', '3 / 4': 'Tall portrait', '4 / 3': 'Landscape' },
    }).default('1 / 1'),
  }),
  cardTextAlign: select('Text alignment', ['start', 'center'], { group: 'Style' }).default('start'),
  ...section('Name', {
    ...typography('title', 'Name', { color: themeColor.text, size: '1.1rem' }),
    ...weight('title', 'Name', themeWeight.name),
  }),
  ...section('Price', {
    ...typography('currentPrice', 'Price', { color: themeColor.text, size: '1.25rem' }),
    ...typography('originalPrice', 'Original price', { color: themeColor.muted, size: '0.9rem' }),
  }),
  ratings: select('Rating stars', ['reviewed', 'always'], {
    group: 'Content',
    labels: { reviewed: 'Only for products with reviews', always: 'For every product' },
    help: '“For every product” shows 4 stars for products without reviews.',
  }).default('reviewed'),
  ...ratingStars({ size: '0.9rem' }),
  ...section('Buy button', {
    buyButtonLook: select('Buy button style', ['filled', 'outline'], {
      group: 'Style',
      help: 'An outline and its text have the color of the background.',
    }).default('filled'),
    buyButtonBackground: color('Buy button background').default(themeColor.accent),
    buyButtonTextColor: color('Buy button text color', { when: { buyButtonLook: 'filled' } }).default(themeColor.onAccent),
    buyButtonFontSize: responsive(unitNumber('Buy button text size', { units: ALL_UNITS, max: 40 })).default('1rem'),
    ...corners('buyButton', 'Buy button corner radius', themeRadius.button),
  }),
  ...section('Cart button', {
    cartButtonBackground: color('Cart button background').default(themeColor.surface),
    cartButtonColor: color('Cart button icon color').default(themeColor.text),
    cartButtonHoverColor: color('Cart button icon color on hover').default(themeColor.accent),
  }),
  ...section('Sale badge', {
    saleBadgeBackground: color('Sale badge background').default(themeColor.sale),
    saleBadgeTextColor: color('Sale badge text color').default(themeColor.surface),
    saleBadgeFontSize: responsive(unitNumber('Sale badge text size', { units: ALL_UNITS, max: 40 })).default('0.8rem'),
    saleBadgePadding: responsive(spacing('Sale badge padding', { group: 'Style' })).default('0.25rem 1rem'),
    ...corners('saleBadge', 'Sale badge corner radius', themeRadius.badge),
  }),
})
