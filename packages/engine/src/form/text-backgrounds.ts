import { createContext } from 'react'

/** The background, or several backgrounds, behind the text of a color field, by path (`color`, `slides.1.titleColor`). */
export type TextBackgrounds = Readonly<Record<string, string | readonly string[]>>

export const TextBackgroundsContext = /* @__PURE__ */ createContext<TextBackgrounds>({})
