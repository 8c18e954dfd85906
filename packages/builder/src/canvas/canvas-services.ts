import { type BlockServices, inertServices } from '@blockfront/engine/render'

/** The host while editing: prices, pictures, addresses and words are the store's; nothing that a view does has an effect, and nothing moves under the pointer. */
export const canvasServices = ({
  formatPrice,
  imageSource,
  logo,
  maxQuantity,
  paths,
  messages,
  currentPath,
  paymentMethods,
}: BlockServices): BlockServices => ({
  ...inertServices,
  formatPrice,
  imageSource,
  logo,
  maxQuantity,
  paths,
  messages,
  currentPath,
  paymentMethods,
  autoplay: false,
})
