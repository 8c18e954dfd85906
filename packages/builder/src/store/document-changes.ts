import type { Document, Report } from '@blockfront/engine'
import { type Change, change, emptyHistory, type History, record } from '@blockfront/engine'
import { updateIndex } from './block-index.ts'
import { type BuilderCore, say } from './builder-core.ts'
import { type BuilderState, NO_SELECTION, type Selection } from './builder-state.ts'
import { byBlock, repairsIn } from './repairs.ts'

/** Options of a change. */
export interface ChangeOptions {
  /** The selection after the change; by default the selection before it. */
  select?: Selection
  /** `blockId.prop` while the owner types in one field. */
  field?: string
  /** Changes with the same name are one step of undo. */
  edit?: string
  /** Announced to screen readers. */
  say?: string
  /** Shown with an undo button, for a change that the owner did not explicitly ask for. */
  offer?: string
}

/** Shows a document. Blocks that no longer exist are removed from the selection. */
export function showDocument(
  { store, notify }: BuilderCore,
  after: Document,
  { selection, ...state }: Partial<BuilderState> & { selection: Selection },
) {
  const before = store.getState()
  const { index, changed } = updateIndex(before.index, before.document, after)
  const left = selection.filter((id) => index.entries.has(id))
  // The gap was measured on the document before.
  store.setState({
    document: after,
    index,
    gap: undefined,
    selection: left.length === selection.length ? selection : left,
    ...state,
  })
  notify(changed)
}

/** Shows the document of a change and records the change as a step of history. A change without patches is ignored. */
export function applyChange(core: BuilderCore, change: Change, options: ChangeOptions = {}) {
  const { store, now } = core
  const { select, field, edit, say: text, offer } = options
  const { history, selection: before, replaced, themeHistory } = store.getState()
  if (change.patches.length === 0) return
  const after = select ?? before
  showDocument(core, change.document, {
    history: record(history, change, { before, after, field, edit, at: now() }),
    themeHistory: themeHistory.future.length > 0 ? { ...themeHistory, future: [] } : themeHistory,
    selection: after,
    replaced: withoutField(replaced, field),
    offer: offer ? { text: offer, at: now() } : undefined,
    refusal: undefined,
  })
  if (text) say(core, text)
}

/** Shows the store's global blocks as another person saved them. They become a step of history only if another step is about them. */
export function showGlobalContent(core: BuilderCore, globalContent: Document['globalContent']) {
  const { document: before, history, selection } = core.store.getState()
  if (!concerns(history, 'globalContent')) return showDocument(core, { ...before, globalContent }, { selection })
  const replace = (value: Document['globalContent']) => [{ op: 'replace' as const, path: ['globalContent'], value }]
  applyChange(core, change(before, '', replace(globalContent), replace(before.globalContent)))
}

/** Shows another document. History starts again. */
export function openDocument(core: BuilderCore, document: Document, report: readonly Report[]) {
  showDocument(core, document, {
    history: emptyHistory,
    selection: NO_SELECTION,
    hovered: undefined,
    slide: undefined,
    offer: undefined,
    replaced: byBlock(report),
    repairs: repairsIn(report),
    refusal: undefined,
  })
}

/** Whether a step of history changed this list. */
const concerns = ({ past, future }: History<Selection>, list: keyof Document) =>
  [...past, ...future].some(({ patches }) => patches.some(({ path }) => path[0] === list))

/** Removes the notices about a field that the owner has changed. */
function withoutField(replaced: BuilderState['replaced'], field: string | undefined): BuilderState['replaced'] {
  const [id = '', prop] = field?.split('.') ?? []
  const entries = replaced[id]
  if (!entries) return replaced
  const left = entries.filter(({ path }) => path[path.indexOf('props') + 1] !== prop)
  const { [id]: _removed, ...rest } = replaced
  return left.length > 0 ? { ...rest, [id]: left } : rest
}
