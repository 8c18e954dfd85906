import type { Cart } from '@blockfront/commerce'
import { useEffect, useState } from 'react'
import { useShop } from '../shop.ts'
import { quoteLines } from './quote-lines.ts'

/**
 * Asks for the sizes of those pictures of a cart that nothing named in this visit, as after a reload. Answers whether a picture's
 * sizes are known, or were asked for in vain: until then it is not to be drawn, since it would be loaded as large as it is.
 */
export function useLinePictures(lines: Cart): (address: string) => boolean {
  const { api, pictures } = useShop()
  const [, setAsked] = useState(0)
  const isKnown = (address: string) => Object.hasOwn(pictures, address)
  const unknown = lines.filter(({ productImage }) => productImage && !isKnown(productImage))
  const wanted = JSON.stringify(quoteLines(unknown.map((line) => ({ ...line, quantity: 1 }))))
  const addresses = JSON.stringify(unknown.map(({ productImage }) => productImage))

  useEffect(() => {
    if (wanted === '[]') return
    let alive = true
    const take = (found: typeof pictures) => {
      const plain = Object.fromEntries(JSON.parse(addresses).map((src: string) => [src, { src }]))
      Object.assign(pictures, { ...plain, ...pictures, ...found })
      if (alive) setAsked((times) => times + 1)
    }
    api.call('checkout.quote', { body: { lines: JSON.parse(wanted) } }).then(
      (quote) => take(quote.pictures),
      () => take({}),
    )
    return () => {
      alive = false
    }
  }, [wanted, addresses, api, pictures])

  return isKnown
}
