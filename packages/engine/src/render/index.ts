/** The one renderer: a page from blocks and views. React only; no schema, no label, no editor. */
export { BlockOutlet, FrameContext, type PageBlock, type View, type Views } from './BlockOutlet.tsx'
export { css, vars } from './css.ts'
export { fullAddress } from './full-address.ts'
export {
  type BotCheckProps,
  CART_FORM,
  type CartAddition,
  type ContactMessage,
  type Host,
  HostContext,
  type HostEvent,
  type PictureSource,
  stillHost,
  useHost,
} from './host.ts'
export { BlockList, Page, PageFrame, type PageFrameProps, type PageProps } from './Page.tsx'
export { gallerySizes } from './parts/Gallery.tsx'
export { CardSkeleton, ProductCard as ProductCardView } from './parts/ProductCard.tsx'
export type {
  AttributeGroup,
  CategoryCard,
  Data,
  Product,
  ProductCard,
  Queries,
  Resource,
  Resources,
  Variation,
} from './resource.ts'
export { SlideFocusContext } from './slide-focus.ts'
export { PALETTE_PROPERTIES, type PaletteRole, type StoreTheme, themeProperties } from './theme.ts'
export { surplusToasts, toastId, toastLimit } from './toasts.ts'
export { type Words, words } from './words.ts'
