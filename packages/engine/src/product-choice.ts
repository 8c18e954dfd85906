/**
 * Parts of products that an app loads when it needs them: `ProductChoice` for a quick-add dialog, the colors of values, and `ProductPreview` for
 * the time in which a product page loads.
 */

export { ProductPreview } from './render/ProductPreview.tsx'
export { colorFromName } from './render/product/color-name.ts'
export { choiceCss, ProductChoice } from './render/product/ProductChoice.tsx'
