import { createContext, useContext } from 'react'

/**
 * The slide that the app wants to show, counted from 0: the builder gives it around a block whose slide is
 * being edited. A slider goes there and stops playing by itself. Undefined in the storefront.
 */
export const SlideFocusContext = /* @__PURE__ */ createContext<number | undefined>(undefined)

export const useFocusedSlide = () => useContext(SlideFocusContext)
