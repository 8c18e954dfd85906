import { createContext } from 'react'

/** By path (`color`, `slides.1.titleColor`): the colour that a colour is read on, where the app around knows it. */
export type Grounds = Readonly<Record<string, string>>

export const GroundsContext = /* @__PURE__ */ createContext<Grounds>({})
