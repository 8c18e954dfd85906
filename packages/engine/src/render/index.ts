/** The only renderer: draws a page from blocks and views. Imports React only; no schema, labels or editor. */
export { BlockOutlet, type PageBlock, RenderContext, type View, type Views } from './BlockOutlet.tsx'
export {
  type BlockServices,
  BlockServicesContext,
  type BotCheckProps,
  CART_FORM,
  type CartAddition,
  type ContactMessage,
  type ImageSource,
  type NavigationState,
  type StockAlertProps,
  type TrackEvent,
  useBlockServices,
} from './block-services.ts'
export { inertServices, messages } from './inert-services.ts'
export type { BlockCatalog, BlockEnglish, Messages } from './messages.ts'
export { BlockList, Page, type PageProps, PageRoot, type PageRootProps } from './Page.tsx'
export { gallerySizes } from './parts/image/gallery-sizes.ts'
export { StoreImage as Image, type StoreImageProps as ImageProps } from './parts/image/StoreImage.tsx'
export { PaymentMethods } from './parts/PaymentMethods.tsx'
export { RichText } from './parts/rich-text/RichText.tsx'
export { textColor } from './parts/rich-text/read-html.ts'
export { SmartLink, type SmartLinkProps } from './parts/SmartLink.tsx'
export { CardSkeleton, ProductCard as ProductCardView } from './product/ProductCard.tsx'
export type { ProductListLook } from './product/product-list-look.ts'
export type {
  AttributeGroup,
  CategoryCard,
  Data,
  Product,
  ProductCard,
  ProductFact,
  Queries,
  Resource,
  Resources,
  Review,
  ReviewList,
  StoreQueries,
  Variation,
} from './resource.ts'
export { SlideFocusContext } from './slider/slide-focus.ts'
export { type Breakpoints, withBreakpoints } from './styles/breakpoints.ts'
export { css, vars } from './styles/css.ts'
export { sharesOf } from './styles/shares.ts'
export { PALETTE_PROPERTIES, type PaletteRole, type StoreTheme, themeProperties } from './styles/theme.ts'
export { excessToasts, toastId, toastLimit } from './toasts.ts'
export { completeUrl } from './url/complete-url.ts'
export { useAfterPress } from './use-after-press.ts'
