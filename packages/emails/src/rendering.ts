import { type CSSProperties, createContext, useContext } from 'react'
import type { Brand } from './brand.ts'
import type { Colors } from './colors.ts'
import type { EmailLanguage } from './messages/languages.ts'

/** The context of components: the email that is rendered. */
export interface Rendering extends Pick<EmailLanguage, 'direction' | 'messages'> {
  /** Components return elements for `html`. For `text` they return strings only, which end with an empty line. */
  medium: 'html' | 'text'
  brand: Brand
  colors: Colors
  /** Sides of a line of text. Email clients do not all know logical properties. */
  sides: { start: 'left' | 'right'; end: 'left' | 'right' }
  /** Style of text in the fonts of the language. */
  prose: CSSProperties
  heading: CSSProperties
}

const Context = createContext<Rendering | null>(null)

export const RenderingProvider = Context.Provider

/** Returns what is being rendered. Throws outside of `renderEmail`. */
export function useRendering(): Rendering {
  const rendering = useContext(Context)
  if (!rendering) throw new Error('Components of emails are rendered by renderEmail only.')
  return rendering
}
