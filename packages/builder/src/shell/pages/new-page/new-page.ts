import { createContext, useContext } from 'react'

/** Opens the dialog for a new page. */
export const NewPageContext = /* @__PURE__ */ createContext<{ open: () => void }>({ open: () => {} })

export const useNewPage = (): { open: () => void } => useContext(NewPageContext)
