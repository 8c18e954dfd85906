import type { Blocks, Document, Report, Width } from '@blockfront/engine'
import { type Change, change, emptyHistory, type History, type HistoryResult, record, redo, undo } from '@blockfront/engine'
import type { Unfinished } from '@blockfront/engine/form'
import type { StoreTheme } from '@blockfront/engine/render'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { messages } from '../messages.ts'
import { type BlockIndex, indexOf, update } from './block-index.ts'
import { byBlock, repairsIn } from './repairs.ts'
import {
  noThemeHistory,
  recordTheme,
  redoesTheme,
  redoTheme,
  type ThemeHistory,
  undoesTheme,
  undoTheme,
} from './theme-history.ts'
import { createWatchers, type Watchers } from './watchers.ts'

/** The ids of the selected blocks; the last one is the one that the panel shows. */
export type Selection = readonly string[]

const NOTHING: Selection = []

/** The search for blocks to insert, all commands, all shortcuts, or the name of the selected block. */
export type BuilderDialog = 'insert' | 'commands' | 'shortcuts' | 'rename'

/** Values that were typed into block panels and do not fit their fields, by block and path (`unfinished.ts`). */
export type UnfinishedFields = Readonly<Record<string, Unfinished & { blockId: string; path: string }>>

/** What the builder's parts subscribe to. Blocks themselves are read by `useBlock`. */
export interface BuilderState {
  document: Document
  history: History<Selection>
  /** The store's theme as the canvas shows it; undefined where none can be changed. */
  theme: StoreTheme | undefined
  themeHistory: ThemeHistory
  selection: Selection
  /** The block under the pointer; outlines and outline rows share it. */
  hovered: string | undefined
  /** Which width the canvas shows, and responsive fields speak for. */
  width: Width
  /** 1 is true size; `fit` shrinks the page to the room that there is. */
  zoom: number | 'fit'
  /** How the page is scaled now, 1 being true size. */
  scale: number
  /** In preview links and buttons are live and nothing can be selected. */
  preview: boolean
  /** The slide that the owner works on: its carousel shows it and does not move. */
  slide: { blockId: string; index: number } | undefined
  /** What loading replaced, by block id; an entry goes when the prop is changed. */
  replaced: Readonly<Record<string, readonly Report[]>>
  /** The block that the owner asked to edit by key; the canvas answers and clears it. */
  editRequest: string | undefined
  /** Values in block panels that do not fit their fields and so are not stored. */
  unfinished: UnfinishedFields
  /** The window that is open over the builder. */
  dialog: BuilderDialog | undefined
  /** What was just done and can be undone by one press; gone with the next change. */
  offer: { text: string; at: number } | undefined
  /** Why the last command changed nothing; gone with the next change. */
  refusal: { text: string } | undefined
  /** What loading could not keep as it was stored: values, items and places. */
  repairs: readonly Report[]
  /** What was done last, for a screen reader; `count` makes the same words news again. */
  announcement: { text: string; count: number }
}

/** Options of a change. */
export interface ChangeOptions {
  /** What is selected afterwards; what was, by default. */
  select?: Selection
  /** `blockId.prop` while the owner types in one field. */
  field?: string
  /** Changes with the same name are one step of undo. */
  edit?: string
  /** Said to a screen reader. */
  say?: string
  /** Shown with a button that undoes it, for what happened without being asked for in so many words. */
  offer?: string
}

/** A page that is being edited: its state, and the few functions that may change it. */
export interface Builder {
  store: StoreApi<BuilderState>
  blocks: Blocks
  /** Always that of the current document. */
  index: BlockIndex
  watch: Watchers['watch']
  /** Makes a change part of the document and of history. One that changed nothing is ignored. */
  apply: (change: Change, doing?: ChangeOptions) => void
  /** Shows another theme, as one step of the same undo. `field` names the token while the owner changes one. */
  setTheme: (theme: StoreTheme, doing?: Pick<ChangeOptions, 'field' | 'say'>) => void
  /** Shows the store's blocks as someone else saved them. Undo leaves that alone, unless an earlier step is about them too. */
  showGlobalContent: (globalContent: Document['globalContent']) => void
  /** Shows the document merged with what others changed; `history` is what undo takes back from then on. */
  showMerged: (document: Document, history: History<Selection>) => void
  /** Takes back what was done last, on the page or in the theme. */
  undo: () => void
  redo: () => void
  select: (ids: Selection) => void
  say: (text: string) => void
  /** Replaces the whole document, as when another one was loaded; history starts again. */
  open: (document: Document, report?: readonly Report[]) => void
}

export interface BuilderStart {
  document: Document
  /** What loading did to the document. */
  report?: readonly Report[]
  blocks: Blocks
  theme?: StoreTheme
  /** The clock, in milliseconds; tests bring their own. */
  now?: () => number
}

/** Opens a document for editing. */
export function createBuilder({ document, report = [], blocks, theme, now = Date.now }: BuilderStart): Builder {
  const store = createStore<BuilderState>(() => ({
    document,
    history: emptyHistory,
    theme,
    themeHistory: noThemeHistory,
    selection: NOTHING,
    hovered: undefined,
    width: 'desktop',
    zoom: 'fit',
    scale: 1,
    preview: false,
    slide: undefined,
    replaced: byBlock(report),
    repairs: repairsIn(report),
    refusal: undefined,
    editRequest: undefined,
    unfinished: {},
    dialog: undefined,
    offer: undefined,
    announcement: { text: '', count: 0 },
  }))
  const { watch, notify } = createWatchers()
  const builder: Builder = {
    store,
    blocks,
    index: indexOf(document),
    watch,
    apply,
    setTheme,
    showGlobalContent,
    showMerged: (merged, history) => show(merged, { history, selection: store.getState().selection, offer: undefined }),
    undo: back,
    redo: forth,
    select,
    say,
    open,
  }
  store.subscribe(({ slide }, before) => {
    if (slide !== before.slide) notify([slide, before.slide].flatMap((one) => one?.blockId ?? []))
  })
  return builder

  /** Shows a document; the index is ready before subscribers are notified, and a selection keeps what still exists. */
  function show(after: Document, { selection, ...state }: Partial<BuilderState> & { selection: Selection }) {
    const changed = update(builder.index, store.getState().document, after)
    const left = selection.filter((id) => builder.index.entries.has(id))
    store.setState({ document: after, selection: left.length === selection.length ? selection : left, ...state })
    notify(changed)
  }

  function apply(change: Change, { select: selected, field, edit, say: words, offer }: ChangeOptions = {}) {
    const { history, selection: before, replaced, themeHistory } = store.getState()
    if (change.patches.length === 0) return
    const after = selected ?? before
    show(change.document, {
      history: record(history, change, { before, after, field, edit, at: now() }),
      themeHistory: themeHistory.future.length > 0 ? { ...themeHistory, future: [] } : themeHistory,
      selection: after,
      replaced: without(replaced, field),
      offer: offer ? { text: offer, at: now() } : undefined,
      refusal: undefined,
    })
    if (words) say(words)
  }

  function setTheme(next: StoreTheme, { field, say: words }: Pick<ChangeOptions, 'field' | 'say'> = {}) {
    const { theme: before, themeHistory, history } = store.getState()
    if (!before || before === next) return
    store.setState({
      theme: next,
      themeHistory: recordTheme(themeHistory, { before, after: next, field, at: now() }),
      history: history.future.length > 0 ? { ...history, future: [] } : history,
      offer: undefined,
    })
    if (words) say(words)
  }

  function showGlobalContent(globalContent: Document['globalContent']) {
    const { document: before, history, selection } = store.getState()
    if (concerns(history, 'globalContent'))
      return apply(
        change(
          before,
          '',
          [{ op: 'replace', path: ['globalContent'], value: globalContent }],
          [{ op: 'replace', path: ['globalContent'], value: before.globalContent }],
        ),
      )
    show({ ...before, globalContent }, { selection })
  }

  function travel(to: HistoryResult<Selection> | undefined, words: string) {
    if (!to) return
    show(to.document, { history: to.history, selection: to.selection, offer: undefined })
    say(words)
  }

  function back() {
    const { history, document: current, themeHistory } = store.getState()
    if (!undoesTheme(themeHistory, history)) return travel(undo(history, current), messages.undone)
    store.setState({ ...undoTheme(themeHistory), offer: undefined })
    say(messages.undone)
  }

  function forth() {
    const { history, document: current, themeHistory } = store.getState()
    if (!redoesTheme(themeHistory, history)) return travel(redo(history, current), messages.redone)
    store.setState({ ...redoTheme(themeHistory), offer: undefined })
    say(messages.redone)
  }

  function select(ids: Selection) {
    const { selection, slide } = store.getState()
    if (ids.length === selection.length && ids.every((id, i) => id === selection[i])) return
    store.setState({ selection: ids, slide: slide && ids.includes(slide.blockId) ? slide : undefined })
  }

  function say(text: string) {
    store.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }))
  }

  function open(next: Document, done: readonly Report[] = []) {
    show(next, {
      history: emptyHistory,
      selection: NOTHING,
      hovered: undefined,
      slide: undefined,
      offer: undefined,
      replaced: byBlock(done),
      repairs: repairsIn(done),
      refusal: undefined,
    })
  }
}

/** Whether a step of history touched this list. */
const concerns = ({ past, future }: History<Selection>, list: keyof Document) =>
  [...past, ...future].some(({ patches }) => patches.some(({ path }) => path[0] === list))

/** Without the notices about a field that the owner has set by now. */
function without(replaced: BuilderState['replaced'], field: string | undefined): BuilderState['replaced'] {
  const [id = '', prop] = field?.split('.') ?? []
  const entries = replaced[id]
  if (!entries) return replaced
  const left = entries.filter(({ path }) => path[path.indexOf('props') + 1] !== prop)
  const { [id]: _gone, ...rest } = replaced
  return left.length > 0 ? { ...rest, [id]: left } : rest
}
