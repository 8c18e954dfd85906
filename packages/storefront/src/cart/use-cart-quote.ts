import { type Cart, type CartItem, type LineKey, maxQuantity } from '@blockfront/commerce'
import type { QuoteLine } from '@blockfront/contract'
import type { CallInput, CallOutput } from '@blockfront/contract/client'
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
  /** The last quote; undefined before the first one. */
  quote: CallOutput<'checkout.quote'> | undefined
  /** Whether a quote for the current lines is loading. */
  loading: boolean
}

const keyOf = ({ productId, variationId }: LineKey) => `${productId}/${variationId}`

/** Loads the availability of the lines of an open cart, its discounts, and the sizes of its images, again after each change. */
export function useCartQuote(lines: Cart, code: string): CartQuote {
  const { api, pictures, idleDelay = IDLE_DELAY } = useShop()
  const [quoted, setQuoted] = useState<ReadonlyMap<string, QuoteLine>>(new Map())
  const [quote, setQuote] = useState<CallOutput<'checkout.quote'> & { request: string }>()
  const isFirst = useRef(true)
  const request = JSON.stringify({ lines: quoteLines(lines), ...(code && { code }) })
  const images = JSON.stringify(lines.map(({ productImage }) => productImage).filter(Boolean))

  useEffect(() => {
    const body: CallInput<'checkout.quote'>['body'] = JSON.parse(request)
    if (body.lines.length === 0) return
    const controller = new AbortController()
    const addSizes = (found: typeof pictures) => {
      const withoutSizes = Object.fromEntries(JSON.parse(images).map((src: string) => [src, { src }]))
      Object.assign(pictures, { ...withoutSizes, ...pictures, ...found })
    }
    const load = async () => {
      try {
        const response = await api.call('checkout.quote', { body }, { signal: controller.signal })
        addSizes(response.pictures)
        setQuote({ ...response, request })
        setQuoted(new Map(response.lines.map((line) => [keyOf(line), line])))
      } catch {
        if (controller.signal.aborted) return
        addSizes({})
        setQuoted((before) => new Map(before))
      }
    }
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : idleDelay)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [request, images, api, pictures, idleDelay])

  return {
    stateOf: (line) => lineState(line, quoted.get(keyOf(line))),
    hasSizes: (src) => Object.hasOwn(pictures, src),
    quote,
    loading: quote?.request !== request,
  }
}

/** Returns the state of a line by its last quote, which may have been for another quantity. */
function lineState({ quantity }: CartItem, quoted: QuoteLine | undefined): LineState {
  const { problem = null, available = null, message = '' } = quoted ?? {}
  if (problem !== null && problem !== 'not_enough_stock' && problem !== 'price_changed')
    return { isAvailable: false, max: 0, message }
  const max = Math.min(maxQuantity, available ?? maxQuantity)
  return { isAvailable: quantity <= max, max, message: '' }
}
