import type { Weight } from './note.tsx'

/** Entries of the list of blocks to insert: about as many as a store has with all built-in block types and section templates. */
export const ENTRIES = 100

/** The functions that each measured page offers to the driver script as `window.contender`. */
export interface Contender {
  /** Opens a builder with all notes in `root`. */
  mount: (root: HTMLElement, weight: Weight) => void
  /** Adds one note to the page with the builder's API for changing a document. */
  insert: () => void
}

declare global {
  interface Window {
    contender: Contender
  }
}
