import { type Cart, type CartItem, type LineKey, maxQuantity } from '@blockfront/commerce'
import type { QuoteLine } from '@blockfront/contract'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../shop.ts'
import { quoteLines } from './quote-lines.ts'

/** Milliseconds between the last change of a quantity and the next call. */
const DELAY = 300

/** What the server said about one line of the cart. */
export interface LineState {
  /** Whether it can be bought in its quantity. An unavailable line is not part of the total. */
  isAvailable: boolean
  /** The largest quantity that can be bought: 0 for a line that is sold out or gone. */
  max: number
  /** What is wrong, in words; empty for a line that can be bought. */
  message: string
}

interface CartQuote {
  /** A line without an answer counts as available. */
  stateOf: (line: CartItem) => LineState
  /**
   * Whether the sizes of an image are known, or the server did not answer with any. Until then the image is not drawn, because the
   * browser would load the original file.
   */
  hasSizes: (src: string) => boolean
}

const keyOf = ({ productId, variationId }: LineKey) => `${productId}/${variationId}`

/** Asks the server about the lines of an open cart, again after each change: which are available, and the sizes of their images. */
export function useCartQuote(lines: Cart): CartQuote {
  const { api, pictures } = useShop()
  const [quoted, setQuoted] = useState<ReadonlyMap<string, QuoteLine>>(new Map())
  const isFirst = useRef(true)
  const asked = JSON.stringify(quoteLines(lines))
  const images = JSON.stringify(lines.map(({ productImage }) => productImage).filter(Boolean))

  useEffect(() => {
    const wanted: ReturnType<typeof quoteLines> = JSON.parse(asked)
    if (wanted.length === 0) return
    const controller = new AbortController()
    const take = (found: typeof pictures) => {
      const plain = Object.fromEntries(JSON.parse(images).map((src: string) => [src, { src }]))
      Object.assign(pictures, { ...plain, ...pictures, ...found })
    }
    const ask = async () => {
      try {
        const quote = await api.call('checkout.quote', { body: { lines: wanted } }, { signal: controller.signal })
        take(quote.pictures)
        setQuoted(new Map(quote.lines.map((line) => [keyOf(line), line])))
      } catch {
        if (controller.signal.aborted) return
        take({})
        setQuoted((before) => new Map(before))
      }
    }
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : DELAY)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, images, api, pictures])

  return { stateOf: (line) => lineState(line, quoted.get(keyOf(line))), hasSizes: (src) => Object.hasOwn(pictures, src) }
}

/** The state of a line by the last answer, which may have been for another quantity of it. */
function lineState({ quantity }: CartItem, quoted: QuoteLine | undefined): LineState {
  const { problem = null, available = null, message = '' } = quoted ?? {}
  if (problem !== null && problem !== 'not_enough_stock' && problem !== 'price_changed')
    return { isAvailable: false, max: 0, message }
  const max = Math.min(maxQuantity, available ?? maxQuantity)
  return { isAvailable: quantity <= max, max, message: '' }
}
