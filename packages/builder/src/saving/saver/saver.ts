import type { Document } from '@blockfront/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AdapterError } from '../../adapter.ts'
import type { PageSession } from '../../session.ts'
import type { Choices } from '../conflicts/conflict.ts'
import type { LocalCopyStore } from '../local-copies/local-copy-store.ts'
import { createLocalCopyWriter } from '../local-copies/local-copy-writer.ts'
import { replaceDocument } from './drafts.ts'
import { type ExclusiveResult, runExclusive, saveAll } from './exclusive-call.ts'
import { createLeaveRequest, type LeaveRequest } from './leave-request.ts'
import { resolveConflict } from './remote-changes.ts'
import { notSaved } from './save-errors.ts'
import { createSaveLoop, type SaveLoop } from './save-loop.ts'
import { type Base, openState } from './save-state.ts'
import type { SaverState, SavingDialog } from './saver-core.ts'

/** Saves one open page, from opening to leaving it. */
export interface Saver extends LeaveRequest, Pick<SaveLoop, 'start'> {
  /** Identifies this builder among all that are open in this browser. */
  tab: string
  session: PageSession
  copies: LocalCopyStore
  store: StoreApi<SaverState>
  open: (dialog: SavingDialog | undefined) => void
  /** Shows and announces the result of an action, and closes its dialog. */
  showResult: (message: string, options?: { isPublished?: boolean }) => void
  /** Saves now, or retries. */
  saveNow: () => void
  /** Saves unsaved changes. Resolves to true when everything is saved, and to false when that is impossible now. */
  saveAll: () => Promise<boolean>
  /** The error to throw where `saveAll` resolved to false. */
  notSaved: () => AdapterError
  /**
   * Saves everything, then runs a call that changes the page while saves are paused. Rejects with an `AdapterError` if the page
   * cannot be saved first or the call fails. Resolves to undefined if a newer version prevented the call: it is merged then, or the
   * conflict dialog opens.
   */
  runExclusive: <T extends object>(
    call: (base: Base, document: Document) => Promise<ExclusiveResult<T>>,
  ) => Promise<T | undefined>
  /** Replaces the document that the owner sees, as one step of undo, and announces `say`. */
  replace: (document: Document, say: string) => void
  /** Merges the newer version with what the owner sees, by their choices. Conflicts without a choice keep the owner's version. */
  resolveConflict: (choices: Choices) => void
  /** Stores the version that was not chosen on this device. */
  keepCopy: (document: Document) => void
  /** Writes the local copy of unsaved work now. */
  flush: () => void
  /** Saves nothing more: the page was deleted. */
  abandon: () => void
}

export interface SaverStart {
  session: PageSession
  copies: LocalCopyStore
  /** Identifies this builder among all that are open in this browser. */
  tab: string
}

/** Creates the saver of an open page. It saves after `start`. */
export function createSaver({ session, copies, tab }: SaverStart): Saver {
  const { builder, info, loaded } = session
  const base: Base = { version: loaded.version, globalVersion: loaded.globalVersion }
  const store = createStore<SaverState>(() => ({
    save: openState(builder.store.getState().document, base, navigator.onLine),
    isCopyStored: undefined,
    dialog: undefined,
    result: undefined,
    isPublished: false,
  }))
  const localCopy = createLocalCopyWriter({
    copies,
    tab,
    storeId: info.storeId,
    pageId: loaded.pageId,
    onWrite: (isCopyStored) => store.setState({ isCopyStored }),
  })
  const { start, ...core } = createSaveLoop({ session, store, localCopy })
  return {
    tab,
    session,
    copies,
    store,
    open: (dialog) => store.setState({ dialog }),
    showResult(message, { isPublished = false } = {}) {
      store.setState({ dialog: undefined, result: message, isPublished })
      builder.say(message)
    },
    saveNow: () => core.dispatch({ type: 'save', at: Date.now() }),
    saveAll: () => saveAll(core),
    notSaved: () => notSaved(store.getState().save),
    runExclusive: (call) => runExclusive(core, call),
    replace(document, say) {
      builder.apply(replaceDocument(builder.store.getState().document, document), { say, select: [] })
    },
    resolveConflict: (choices) => resolveConflict(core, choices),
    keepCopy(document) {
      const { base, saved } = store.getState().save
      localCopy.keepCopy({ base, before: saved, document })
    },
    ...createLeaveRequest(core),
    flush: localCopy.flush,
    abandon: () => core.dispatch({ type: 'pause' }),
    start,
  }
}
