/** The options of a product to choose from, for a quick-add dialog that an app loads when it opens. */
export { choiceCss, ProductChoice } from './render/product/ProductChoice.tsx'
