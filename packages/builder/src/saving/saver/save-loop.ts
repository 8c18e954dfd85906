import type { Document } from '@blockfront/engine'
import { isStale, type PageDraft, type PageSettings } from '../../adapter.ts'
import { learn, type OpenPage } from '../../session.ts'
import { nextBase, sameParts, toDraftInput } from './drafts.ts'
import { mergeRemoteVersion } from './remote-changes.ts'
import { failureOf } from './save-errors.ts'
import { isDirty, next, type SaveEvent, type SaveState } from './save-state.ts'
import type { SaverCore } from './saver-core.ts'

export interface SaveLoop extends SaverCore {
  /** Starts to save changes of the page. Returns a function that saves the last changes, stops, and writes the local copy of unsaved work. */
  start: () => () => void
}

/** Connects the state machine to the builder, the network, the clock and the adapter. */
export function createSaveLoop({ session, store, localCopy }: Omit<SaverCore, 'dispatch'>): SaveLoop {
  const { builder } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  /** `ended`: the page was closed. Unsaved changes are sent at once, and failed requests are not repeated. */
  let phase: 'new' | 'running' | 'ended' = 'new'
  const core: SaverCore = { session, store, localCopy, dispatch }
  return { ...core, start }

  function dispatch(event: SaveEvent<Document>) {
    const before = store.getState().save
    const save = next(before, event)
    if (save === before) return
    const conflict = save.problem?.kind === 'stale' && before.problem?.kind !== 'stale'
    const cleared = save.current === before.current ? {} : { result: undefined, isPublished: false }
    store.setState(conflict ? { ...cleared, save, dialog: 'conflict' } : { ...cleared, save })
    localCopy.schedule(isDirty(save) ? { base: save.base, before: save.saved, document: save.current } : undefined)
    setTimer(save.due)
    if (save.sending !== undefined && save.sending !== before.sending) void send(core, save, save.sending)
    else if (phase === 'ended' && save.due !== undefined && !save.problem) dispatch({ type: 'save', at: Date.now() })
  }

  function setTimer(due: number | undefined) {
    clearTimeout(timer)
    if (phase === 'running' && due !== undefined)
      timer = setTimeout(() => dispatch({ type: 'due', at: Date.now() }), Math.max(0, due - Date.now()))
  }

  /** Undo can create a new object around the saved blocks: that document counts as the saved one. */
  function documentChanged(document: Document) {
    const { saved } = store.getState().save
    dispatch({ type: 'changed', document: sameParts(document, saved) ? saved : document, at: Date.now() })
  }

  function start() {
    phase = 'running'
    const online = () => dispatch({ type: 'online', at: Date.now() })
    const offline = () => dispatch({ type: 'offline', at: Date.now() })
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    const unsubscribe = builder.store.subscribe(({ document }, before) => {
      if (document !== before.document) documentChanged(document)
    })
    documentChanged(builder.store.getState().document)
    setTimer(store.getState().save.due)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      unsubscribe()
      phase = 'ended'
      clearTimeout(timer)
      const { save } = store.getState()
      if (!save.problem && save.online) dispatch({ type: 'save', at: Date.now() })
      localCopy.flush()
    }
  }
}

/** Sends one draft and dispatches the response. */
async function send(core: SaverCore, save: SaveState<Document>, document: Document): Promise<void> {
  const { session, dispatch } = core
  const draft = toDraftInput(session.loaded.pageId, save, document)
  try {
    const response = await session.adapter.save(draft)
    if (isStale<PageDraft>(response)) return mergeRemoteVersion(core, response.page, save)
    learn(session, {
      version: response.version,
      globalVersion: response.globalVersion,
      updatedAt: response.updatedAt,
      settingsErrors: response.settingsErrors,
      ...(draft.settings && savedSettings(session.page.getState(), draft.settings)),
      hasUnpublishedChanges: true,
    })
    dispatch({ type: 'saved', base: nextBase(draft, response, save.base), at: Date.now() })
  } catch (error) {
    dispatch({ type: 'failed', ...failureOf(error), at: Date.now() })
  }
}

/** The fields of the open page that saved settings change. Settings that shoppers see change with a publish. */
function savedSettings({ status, isSystem, name }: OpenPage, settings: PageSettings): Partial<PageDraft> {
  const own = status === 'draft' ? settings : { name: settings.name }
  return { draftSettings: settings, ...(isSystem || !settings.name ? { name } : own) }
}
