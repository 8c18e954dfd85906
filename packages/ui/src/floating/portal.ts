import { createContext, useContext } from 'react'

/** The element in which menus, dialogs and tooltips are rendered. Default: the document's body. */
export const PortalContext = /* @__PURE__ */ createContext<HTMLElement | undefined>(undefined)

/** Returns the element in which a component that floats over the page is rendered; undefined for the document's body. */
export const usePortal = (): HTMLElement | undefined => useContext(PortalContext)
