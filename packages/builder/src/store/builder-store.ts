import type { Blocks, Change, Document, History, Report } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BlockIndex } from './block-index.ts'
import { type BuilderCore, say } from './builder-core.ts'
import { type BuilderState, openedState, type Selection } from './builder-state.ts'
import { applyChange, type ChangeOptions, openDocument, showDocument, showGlobalContent } from './document-changes.ts'
import { itemAround } from './slot-contents.ts'
import { changeTheme, redoLast, undoLast } from './undo.ts'
import { createWatchers, type Watchers } from './watchers.ts'

/** A page that is being edited: its state, and the functions that change it. */
export interface Builder {
  store: StoreApi<BuilderState>
  blocks: Blocks
  /** The index of the current document, from the state. */
  readonly index: BlockIndex
  watch: Watchers['watch']
  /** Shows the document of a change and records the change as a step of history. A change without patches is ignored. */
  apply: (change: Change, options?: ChangeOptions) => void
  /** Changes the theme as one step of the same undo history. `field` names the token while the owner changes one. */
  setTheme: (theme: StoreTheme, options?: Pick<ChangeOptions, 'field' | 'say'>) => void
  /** Shows the store's global blocks as another person saved them. Undo does not revert that, unless another step is about them. */
  showGlobalContent: (globalContent: Document['globalContent']) => void
  /** Shows the document merged with the changes of others. `history` replaces the builder's history. */
  showMerged: (document: Document, history: History<Selection>) => void
  /** Undoes the last change of the page or the theme. */
  undo: () => void
  redo: () => void
  select: (ids: Selection) => void
  /** Announces a text to screen readers. */
  say: (text: string) => void
  /** Replaces the whole document, as when another page was loaded. History starts again. */
  open: (document: Document, report?: readonly Report[]) => void
}

export interface BuilderStart {
  document: Document
  /** The load report of the document. */
  report?: readonly Report[]
  blocks: Blocks
  theme?: StoreTheme
  /** The clock, in milliseconds. Tests pass their own. */
  now?: () => number
}

/** Opens a document for editing. */
export function createBuilder({ document, report = [], blocks, theme, now = Date.now }: BuilderStart): Builder {
  const store = createStore<BuilderState>(() => openedState(document, report, theme))
  const { watch, notify } = createWatchers()
  const core: BuilderCore = { store, notify, now }
  store.subscribe(({ slide }, before) => {
    if (slide !== before.slide) notify([slide, before.slide].flatMap((one) => one?.blockId ?? []))
  })
  return {
    store,
    blocks,
    get index() {
      return store.getState().index
    },
    watch,
    apply: (change, options) => void (store.getState().isReadOnly || applyChange(core, change, options)),
    setTheme: (next, options) => void (store.getState().isReadOnly || changeTheme(core, next, options)),
    showGlobalContent: (globalContent) => showGlobalContent(core, globalContent),
    showMerged: (merged, history) =>
      showDocument(core, merged, { history, selection: store.getState().selection, offer: undefined }),
    undo: () => undoLast(core),
    redo: () => redoLast(core),
    select: (ids) => select(core, blocks, ids),
    say: (text) => say(core, text),
    open: (next, changes = []) => openDocument(core, next, changes),
  }
}

/** Selects blocks. A slide stays the edited one while its block is selected. A block in the slot of a list item opens that item. */
function select({ store }: BuilderCore, blocks: Blocks, ids: Selection) {
  const { selection, slide, index } = store.getState()
  if (ids.length === selection.length && ids.every((id, i) => id === selection[i])) return
  store.setState({
    selection: ids,
    slide: slide && ids.includes(slide.blockId) ? slide : itemAround({ blocks, index }, ids.at(-1)),
  })
}
