import { useEffect, useRef, useState } from 'react'
import { useBlockServices } from '../../render/block-services.ts'
import { displayPrice } from '../../render/product/display-price.ts'
import { quantityOf } from '../../render/product/Quantity.tsx'
import { useMissingOptions } from '../../render/product/use-missing-options.ts'
import {
  chosenValue,
  completeSelection,
  imageOf,
  isComplete,
  isPossible,
  resolveVariation,
  type Selection,
  toggle,
} from '../../render/product/variation.ts'
import type { Product } from '../../render/resource.ts'

/**
 * Returns what the shopper has chosen of a product, and what follows from it: variation, price, images, and whether it can be bought. `add` adds it to the
 * cart, or focuses the first missing option inside `info`.
 */
export function useOffer(product: Product) {
  const services = useBlockServices()
  const { options } = services
  const [selection, setSelection] = useState<Selection>({})
  const [quantity, setQuantity] = useState('1')
  // The image that the shopper opened in the gallery.
  const [opened, setOpened] = useState<number>()
  const info = useRef<HTMLDivElement>(null)

  const { attributeGroups: groups = [], variations = [] } = product
  const missing = useMissingOptions(groups, selection, info)
  const variation = resolveVariation(groups, variations, selection)
  const inStock = Boolean(variation?.stockStatus ?? product.stockStatus)
  const chosenImage = variation ? variation.image : imageOf(groups, variations, selection)
  const images = imagesOf(product, chosenImage)

  // One view is one event, however often the same product is drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the product's id is what was viewed
  useEffect(() => services.track({ name: 'ViewContent', product }), [product.id])

  // The server renders the product without the options in the URL. They are selected after hydration, and again whenever the URL
  // changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a URL is read once for each time that it gives the product
  useEffect(() => {
    if (!options) return
    setSelection(completeSelection(groups, options.read()))
    setOpened(undefined)
  }, [product, options])

  const choose = (group: string, value: string) => {
    const chosen = toggle(selection, group, value)
    setSelection(chosen)
    options?.write(
      chosen,
      groups.map(({ name }) => name),
    )
    // Without the value, the main image is that of the product (product.md, point 4), until the next choice.
    setOpened(chosenValue(chosen, group) === undefined ? 0 : undefined)
    missing.update(chosen)
  }
  const add = (buyNow: boolean) => {
    if (!inStock) return
    if (variations.length > 0 && !variation) return missing.report()
    const { id, price, discountPrice, image, attributes } = variation ?? {}
    services.addToCart(
      {
        product,
        quantity: quantityOf(quantity, services.maxQuantity),
        ...(id !== undefined && attributes && { variation: { id, price, discountPrice, image, attributes } }),
      },
      { buyNow },
    )
  }
  /** The state of an option group, as `OptionGroup` takes it. */
  const stateOf = (group: string) => {
    const chosen = chosenValue(selection, group)
    return {
      chosen,
      isPossible: (value: string) => variations.length === 0 || isPossible(variations, selection, group, value),
      missing: missing.noteOf(group),
      onToggle: (value: string) => choose(group, value),
    }
  }
  const isImpossible = variations.length > 0 && !variation && groups.length > 0 && isComplete(groups, selection)
  return {
    gallery: {
      pictures: images,
      index: opened ?? Math.max(0, chosenImage ? images.indexOf(chosenImage) : 0),
      onIndex: setOpened,
    },
    info,
    options: { groups, stateOf, isImpossible },
    variation,
    inStock,
    quantity,
    setQuantity,
    add,
    price: displayPrice(product, variation),
  }
}

/** The images of a product and that of the chosen variation, each once. */
const imagesOf = ({ productImage, galleryImages = [] }: Product, chosen: unknown): string[] => [
  ...new Set([productImage, ...galleryImages, chosen].filter((src): src is string => typeof src === 'string' && src !== '')),
]
