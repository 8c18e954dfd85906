import { createContext, useContext } from 'react'

/** The nonce of style elements that the app's Content-Security-Policy requires. */
export const NonceContext = /* @__PURE__ */ createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => useContext(NonceContext)
