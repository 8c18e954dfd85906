/** A small page in a builder, for browser tests of the ways to change it. */
import { page } from 'vitest/browser'
import { BLOCK_ATTRIBUTE } from '../canvas/block/block-elements.ts'
import { showBuilder } from './show-builder.tsx'
import { text } from './window.ts'

const stored = {
  content: [
    text('a', 'First'),
    { type: 'container', id: 'box', childComponents: [text('b', 'Second')] },
    text('c', 'Third'),
    { type: 'container', id: 'hollow', childComponents: [] },
  ],
  globalContent: [{ type: 'navbar', id: 'nav' }],
}

/** The builder that `start` showed last. */
export let shown: ReturnType<typeof showBuilder> | undefined

/** Shows a builder with the example page, or with another document, until the test ends. */
export const start = (document: unknown = stored, options?: Parameters<typeof showBuilder>[1]) => {
  shown = showBuilder(document, options)
  return shown.builder
}

/** Prepares the window of a test file. */
export async function wideWindow(): Promise<void> {
  document.documentElement.lang = 'en'
  document.title = 'Builder'
  await page.viewport(1440, 900)
}

export const top = () => shown?.builder.index.top.content
export const inside = (id: string) => shown?.builder.index.entries.get(id)?.childIds
export const selection = () => shown?.builder.store.getState().selection
export const element = (id: string) => document.querySelector(`[${BLOCK_ATTRIBUTE}="${id}"]`) as HTMLElement
export const row = (id: string) => document.querySelector(`[data-row="${id}"]`) as HTMLElement

/** A card of the palette, scrolled into view. */
export function entry(key: string) {
  const card = document.querySelector(`[data-entry="${key}"]`) as HTMLElement
  card.scrollIntoView({ block: 'center' })
  return card
}
