import { type Cart, type CartItem, type LineKey, maxQuantity } from '@blockfront/commerce'
import type { QuoteLine } from '@blockfront/contract'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../shop.ts'
import { quoteLines } from './quote-lines.ts'

/** How long a quantity stays unchanged before the next request, in milliseconds. */
const IDLE_DELAY = 300

/** The state of a cart line as the server reported it. */
export interface LineState {
  /** Whether the line can be bought in its quantity. An unavailable line is not part of the subtotal. */
  isAvailable: boolean
  /** Largest quantity that can be bought: 0 if the line is sold out or no longer sold. */
  max: number
  /** Message of the server; empty for a line that can be bought. */
  message: string
}

interface CartQuote {
  /** State of a line. A line that is not quoted yet counts as available. */
  stateOf: (line: CartItem) => LineState
  /**
   * Whether the sizes of an image are known, or the server responded without any. Until then the image is not shown, because the
   * browser would load the original file.
   */
  hasSizes: (src: string) => boolean
}

const keyOf = ({ productId, variationId }: LineKey) => `${productId}/${variationId}`

/** Loads the availability of the lines of an open cart and the sizes of their images, again after each change. */
export function useCartQuote(lines: Cart): CartQuote {
  const { api, pictures } = useShop()
  const [quoted, setQuoted] = useState<ReadonlyMap<string, QuoteLine>>(new Map())
  const isFirst = useRef(true)
  const request = JSON.stringify(quoteLines(lines))
  const images = JSON.stringify(lines.map(({ productImage }) => productImage).filter(Boolean))

  useEffect(() => {
    const requested: ReturnType<typeof quoteLines> = JSON.parse(request)
    if (requested.length === 0) return
    const controller = new AbortController()
    const addSizes = (found: typeof pictures) => {
      const withoutSizes = Object.fromEntries(JSON.parse(images).map((src: string) => [src, { src }]))
      Object.assign(pictures, { ...withoutSizes, ...pictures, ...found })
    }
    const load = async () => {
      try {
        const quote = await api.call('checkout.quote', { body: { lines: requested } }, { signal: controller.signal })
        addSizes(quote.pictures)
        setQuoted(new Map(quote.lines.map((line) => [keyOf(line), line])))
      } catch {
        if (controller.signal.aborted) return
        addSizes({})
        setQuoted((before) => new Map(before))
      }
    }
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : IDLE_DELAY)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [request, images, api, pictures])

  return { stateOf: (line) => lineState(line, quoted.get(keyOf(line))), hasSizes: (src) => Object.hasOwn(pictures, src) }
}

/** Returns the state of a line by its last quote, which may have been for another quantity. */
function lineState({ quantity }: CartItem, quoted: QuoteLine | undefined): LineState {
  const { problem = null, available = null, message = '' } = quoted ?? {}
  if (problem !== null && problem !== 'not_enough_stock' && problem !== 'price_changed')
    return { isAvailable: false, max: 0, message }
  const max = Math.min(maxQuantity, available ?? maxQuantity)
  return { isAvailable: quantity <= max, max, message: '' }
}
