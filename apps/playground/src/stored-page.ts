import { type Document, load, save } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'

const KEY = 'blockfront.playground'

/** One block of every type that a page can hold, with its defaults: what the playground starts with. */
const everyBlock = () => {
  const all = Object.values(blocks).filter(({ hidden }) => !hidden)
  const stored = (global: boolean) =>
    all.filter(({ contentType }) => (contentType === 'global') === global).map(({ type }) => ({ type }))
  // By name from the end: the top bar stands above the navigation.
  return { globalContent: stored(true).toReversed(), content: stored(false) }
}

/** The page that this browser kept, or one with every block type. */
export function openPage() {
  const kept = localStorage.getItem(KEY)
  return load(kept ? JSON.parse(kept) : everyBlock(), blocks)
}

/** Keeps a page in this browser. */
export const keepPage = (document: Document) => localStorage.setItem(KEY, JSON.stringify(save(document)))

/** Forgets the kept page. */
export function startOver() {
  localStorage.removeItem(KEY)
  return load(everyBlock(), blocks)
}
