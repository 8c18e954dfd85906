import { type Host, stillHost } from '@blockfront/engine/render'

/** The host while editing: prices, pictures, addresses and words are the store's; nothing that a view does has an effect, and nothing moves under the pointer. */
export const quietHost = ({
  formatPrice,
  picture,
  logo,
  maxQuantity,
  paths,
  words,
  currentPath,
  paymentMethods,
}: Host): Host => ({
  ...stillHost,
  formatPrice,
  picture,
  logo,
  maxQuantity,
  paths,
  words,
  currentPath,
  paymentMethods,
  autoplay: false,
})
