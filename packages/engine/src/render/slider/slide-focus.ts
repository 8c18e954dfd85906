import { createContext, useContext } from 'react'

/**
 * The slide that the app wants to show, counted from 0. The builder provides it for a block whose slide is being edited. A slider
 * moves there and stops autoplay. Undefined in the storefront.
 */
export const SlideFocusContext = /* @__PURE__ */ createContext<number | undefined>(undefined)

export const useFocusedSlide = () => useContext(SlideFocusContext)
