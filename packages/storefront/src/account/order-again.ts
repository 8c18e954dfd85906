import type { CallOutput } from '@blockfront/contract/client'
import type { Shop } from '../shop.ts'

type Lines = CallOutput<'shopper.reorder'>['lines']

/** Puts the lines of an earlier order in the cart with their current prices. Returns how many units were added. */
export function addAgain({ cart }: Pick<Shop, 'cart'>, lines: Lines): number {
  let added = 0
  for (const { productId, variationId, name, productImage, selectedAttributes, unitPrice: price, quantity } of lines)
    added += cart.add({
      product: { id: productId, slug: '', name, productImage, price, stockStatus: true },
      quantity,
      ...(variationId && { variation: { id: variationId, image: productImage, attributes: selectedAttributes } }),
    })
  return added
}
