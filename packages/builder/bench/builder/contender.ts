import type { Weight } from './note.tsx'

/** What a page under measurement offers to the driver script, as `window.contender`. */
export interface Contender {
  /** Opens a builder with all notes in `root`. */
  mount: (root: HTMLElement, weight: Weight) => void
  /** Puts one more note on the page, by the builder's own way of changing a document from code. */
  insert: () => void
}

declare global {
  interface Window {
    contender: Contender
  }
}
