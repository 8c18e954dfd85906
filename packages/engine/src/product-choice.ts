/** Parts that an app loads when it shows options: `ProductChoice` for a quick-add dialog, and the colors of values. */
export { colorFromName } from './render/product/color-name.ts'
export { choiceCss, ProductChoice } from './render/product/ProductChoice.tsx'
