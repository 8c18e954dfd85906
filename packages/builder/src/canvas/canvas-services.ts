import { type BlockServices, inertServices } from '@blockfront/engine/render'

/**
 * The services while editing: prices, images, URLs and messages are the store's; actions of views have no effect, and nothing
 * moves under the pointer.
 */
export const canvasServices = ({
  formatPrice,
  imageSource,
  logo,
  wishlist,
  maxQuantity,
  paths,
  messages,
  locale,
  timeZone,
  currentPath,
  paymentMethods,
  policies,
  breakpoints,
}: BlockServices): BlockServices => ({
  ...inertServices,
  formatPrice,
  imageSource,
  logo,
  wishlist: wishlist && { ...wishlist, toggle: () => {} },
  maxQuantity,
  paths,
  messages,
  locale,
  timeZone,
  currentPath,
  paymentMethods,
  policies,
  breakpoints,
  autoplay: false,
})
