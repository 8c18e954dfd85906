import type { ProductCard } from '@blockfront/engine/render'
import { useEffect, useState } from 'react'
import { localeOf } from '../language/additional-language.ts'
import { useShop } from '../shop.ts'

/** How long the term must stay unchanged before it is sent, in milliseconds. */
const DELAY = 200
/** Shorter terms find too much to be useful. Characters. */
const SHORTEST = 2

const none: readonly ProductCard[] = []

/**
 * Returns the best products for a term that is being typed; none for a short term, for the `submitted` one, whose results are shown already,
 * and after a failed request. Earlier suggestions stay until the next ones are loaded.
 */
export function useSuggestions(term: string, submitted: string): readonly ProductCard[] {
  const { api, pictures, store } = useShop()
  const [found, setFound] = useState(none)
  const name = term.trim()
  const isWanted = name.length >= SHORTEST && name !== submitted
  useEffect(() => {
    if (!isWanted) return setFound(none)
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const { content, pictures: sizes } = await api.call(
        'product.suggest',
        { query: { name, locale: localeOf(store) } },
        { signal },
      )
      if (signal.aborted) return
      Object.assign(pictures, sizes)
      setFound(content)
    }
    const timer = setTimeout(() => void load().catch(() => signal.aborted || setFound(none)), DELAY)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, isWanted, api, pictures, store])
  return isWanted ? found : none
}
