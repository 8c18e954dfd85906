import { type HistoryResult, redo, undo } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'
import { messages } from '../messages.ts'
import { type BuilderCore, say } from './builder-core.ts'
import type { Selection } from './builder-state.ts'
import { type ChangeOptions, showDocument } from './document-changes.ts'
import { recordTheme, redoesTheme, redoTheme, undoesTheme, undoTheme } from './theme-history.ts'

/** Shows another theme and records it as a step of the undo that it shares with the page. */
export function changeTheme(
  core: BuilderCore,
  theme: StoreTheme,
  { field, say: text }: Pick<ChangeOptions, 'field' | 'say'> = {},
) {
  const { store, now } = core
  const { theme: before, themeHistory, history } = store.getState()
  if (!before || before === theme) return
  store.setState({
    theme,
    themeHistory: recordTheme(themeHistory, { before, after: theme, field, at: now() }),
    history: history.future.length > 0 ? { ...history, future: [] } : history,
    offer: undefined,
  })
  if (text) say(core, text)
}

/** Undoes the last change of the page or the theme, whichever is newer. */
export function undoLast(core: BuilderCore) {
  const { history, document, themeHistory } = core.store.getState()
  if (!undoesTheme(themeHistory, history)) return showStep(core, undo(history, document), messages.undone)
  core.store.setState({ ...undoTheme(themeHistory), offer: undefined })
  say(core, messages.undone)
}

/** Redoes what was undone last. */
export function redoLast(core: BuilderCore) {
  const { history, document, themeHistory } = core.store.getState()
  if (!redoesTheme(themeHistory, history)) return showStep(core, redo(history, document), messages.redone)
  core.store.setState({ ...redoTheme(themeHistory), offer: undefined })
  say(core, messages.redone)
}

function showStep(core: BuilderCore, step: HistoryResult<Selection> | undefined, text: string) {
  if (!step) return
  showDocument(core, step.document, { history: step.history, selection: step.selection, offer: undefined })
  say(core, text)
}
