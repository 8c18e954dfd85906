import { createContext } from 'react'

/** By path (`color`, `slides.1.titleColor`): the background, or all backgrounds, behind the text that a color field colors. */
export type TextBackgrounds = Readonly<Record<string, string | readonly string[]>>

export const TextBackgroundsContext = /* @__PURE__ */ createContext<TextBackgrounds>({})
