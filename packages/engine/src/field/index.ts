/** Every field kind, one file each. Block files use them as `field.text(…)`. */
export { background } from './background.ts'
export { border } from './border.ts'
export { buttons } from './buttons.ts'
export { checkbox } from './checkbox.ts'
export { collection } from './collection.ts'
export { color } from './color.ts'
export { dateTime, time } from './date-time.ts'
export { file } from './file.ts'
export { fontWeight, themedWeight } from './font-weight.ts'
export { gradient } from './gradient.ts'
export {
  card,
  cornerRadius,
  corners,
  ground,
  inside,
  productCards,
  productChoice,
  productsTitle,
  ratingStars,
  slider,
  sliderInteraction,
  typography,
  weight,
} from './groups.ts'
export { icon } from './icon.ts'
export { itemId } from './item-id.ts'
export { link, target } from './link.ts'
export { list, listOf } from './list.ts'
export { number } from './number.ts'
export { overrides } from './overrides.ts'
export { products } from './products.ts'
export { ratio } from './ratio.ts'
export { columns, responsive } from './responsive.ts'
export { richText } from './rich-text.ts'
export { section } from './section.ts'
export { select } from './select.ts'
export { shadow } from './shadow.ts'
export { slotId } from './slot-id.ts'
export { spacing } from './spacing.ts'
export { text } from './text.ts'
export { textarea } from './textarea.ts'
export { themeColor } from './theme-color.ts'
export { themeRadius, themeShadow, themeWeight } from './theme-token.ts'
export { unitNumber } from './unit-number.ts'
export { url } from './url.ts'
