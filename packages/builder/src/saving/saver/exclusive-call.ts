import type { Document } from '@blockfront/engine'
import { isStale, type PageDraft, type StaleDraft } from '../../adapter.ts'
import { mergeRemoteVersion } from './remote-changes.ts'
import { notSaved } from './save-errors.ts'
import { type Base, isDirty, type RemoteVersion } from './save-state.ts'
import type { SaverCore, SaverState } from './saver-core.ts'

/** The result of a call and, if the call wrote something, the version after it; or the newer version that prevented the call. */
export type ExclusiveResult<T> = { value: T; now?: RemoteVersion<Document> } | StaleDraft<PageDraft>

/** Saves unsaved changes. Resolves to true when everything is saved, and to false when that is impossible now. */
export function saveAll({ store, dispatch }: SaverCore): Promise<boolean> {
  const saveNow = () => dispatch({ type: 'save', at: Date.now() })
  saveNow()
  return new Promise((resolve) => {
    const check = ({ save }: SaverState) => {
      const idle = save.sending === undefined && !save.paused
      if (idle && isDirty(save) && save.online && !save.problem) return saveNow()
      if (!idle && !save.problem) return
      unsubscribe()
      resolve(!isDirty(save))
    }
    const unsubscribe = store.subscribe(check)
    check(store.getState())
  })
}

/**
 * Saves everything, then runs a call that changes the page while saves are paused. Rejects with an `AdapterError` if the page
 * cannot be saved first or the call fails. Resolves to undefined if a newer version prevented the call: it is merged then, or the
 * conflict dialog opens.
 */
export async function runExclusive<T extends object>(
  core: SaverCore,
  call: (base: Base, document: Document) => Promise<ExclusiveResult<T>>,
): Promise<T | undefined> {
  const { store, dispatch } = core
  if (!(await saveAll(core))) throw notSaved(store.getState().save)
  dispatch({ type: 'pause' })
  const { base, saved } = store.getState().save
  const resume = (now?: RemoteVersion<Document>) => dispatch({ type: 'resume', now, at: Date.now() })
  const result = await call(base, saved).catch((error) => {
    resume()
    throw error
  })
  if (isStale<PageDraft>(result)) {
    resume()
    mergeRemoteVersion(core, result.page, store.getState().save)
    return undefined
  }
  resume(result.now)
  return result.value
}
