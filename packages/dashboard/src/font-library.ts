import { useInsertionEffect } from 'react'

/** The style sheet with the `@font-face` rules of all bundled fonts. The browser loads a font file when the page shows its letters. */
const LIBRARY = '/fonts/library.css'

/** Adds the bundled fonts to the document, once, for screens that show pages of stores. */
export function useFontLibrary(): void {
  useInsertionEffect(() => {
    if (document.querySelector(`link[href="${LIBRARY}"]`)) return
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: LIBRARY }))
  }, [])
}
