import { type ReactNode, type Ref, useMemo } from 'react'
import { readHtml } from './read-html.ts'

/** The props of the element around formatted text. */
export interface RichTextContent {
  children?: ReactNode
  /** Changes when React must create the element again. */
  key?: string
  ref?: Ref<HTMLDivElement>
  dangerouslySetInnerHTML?: { __html: string }
  suppressHydrationWarning?: boolean
}

/** Returns an owner's HTML as the content of an element. In pages that the server has rendered, `late-rich-text.ts` takes its place (see `imports` in package.json). */
export function useRichText(html: string): RichTextContent {
  const children = useMemo(() => readHtml(html), [html])
  return { children }
}

/** Resolves when the formatted text of a page can be drawn. */
export const loadRichText = async (): Promise<void> => {}
