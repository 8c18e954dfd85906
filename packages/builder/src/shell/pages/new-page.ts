import { createContext, useContext } from 'react'

/** Opens the window in which a page is made. */
export const NewPageContext = /* @__PURE__ */ createContext<{ open: () => void }>({ open: () => {} })

export const useNewPage = (): { open: () => void } => useContext(NewPageContext)
