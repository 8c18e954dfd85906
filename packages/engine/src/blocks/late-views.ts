import { loadRichText } from '#rich-text'
import type { View, Views } from '../render/BlockOutlet.tsx'
import type { Breakpoints } from '../render/styles/breakpoints.ts'

// The build replaces `{always}` and `{rare}` with the block types whose definition says so (packages/engine/build/block-loading.ts).
const first = import.meta.glob<View>('./{always}.tsx', { import: 'View', eager: true })
const late = import.meta.glob<View>(['./*.tsx', '!./*.test.tsx', '!./{always}.tsx', '!./{rare}.tsx'], { import: 'View' })

const always: Views = /* @__PURE__ */ Object.fromEntries(Object.entries(first).map(([path, view]) => [path.slice(2, -4), view]))

/**
 * Returns the views that a page with these block types needs, for a client that loads as little as possible. Types with `loading: 'always'` are
 * in the bundle; others are imported when `types` names them. Adds the style sheets of rare types to the document, unless it has them
 * (`rareStyles`); `breakpoints` replaces the default ones there. Ignores unknown types. Rejects when a file fails to load.
 */
export async function viewsFor(types: Iterable<string>, breakpoints?: Breakpoints): Promise<Views> {
  const wanted = [...new Set(types)].filter((type) => !Object.hasOwn(always, type)).map((type) => entryOf(type, breakpoints))
  const [loaded] = await Promise.all([Promise.all(wanted), loadRichText()])
  return { ...always, ...Object.fromEntries(loaded.flat()) }
}

/** The view of a type that is not always loaded, with its type; empty for an unknown type. */
async function entryOf(type: string, breakpoints: Breakpoints | undefined): Promise<[string, View][]> {
  const load = late[`./${type}.tsx`]
  const view = await (load ? load() : (await import('./rare-views.ts')).rareView(type, breakpoints))
  return view ? [[type, view]] : []
}
