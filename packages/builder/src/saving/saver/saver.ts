import type { Document } from '@blockfront/engine'
import { type History, record } from '@blockfront/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  AdapterError,
  type AdapterErrorReason,
  isStale,
  type PageDraft,
  type PageSettings,
  type StaleDraft,
} from '../../adapter.ts'
import { learn, type PageSession } from '../../session.ts'
import type { Selection } from '../../store/builder-store.ts'
import { type Choices, merge } from '../conflicts/merge.ts'
import { rebase } from '../conflicts/rebase.ts'
import type { LocalCopyStore } from '../local-copies/local-copy-store.ts'
import { createLocalCopyWriter } from '../local-copies/local-copy-writer.ts'
import { messages } from '../messages.ts'
import { findOwnVersion, nextBase, remoteVersionOf, replaceDocument, sameDocument, sameParts, toDraftInput } from './drafts.ts'
import {
  type Base,
  type FailureKind,
  isDirty,
  next,
  openState,
  type RemoteVersion,
  type SaveEvent,
  type SaveState,
} from './save-state.ts'

/** The windows of saving and publishing. */
export type SavingDialog = 'conflict' | 'publish' | 'versions' | 'schedule' | 'unpublish' | 'leave'

export interface SaverState {
  save: SaveState<Document>
  /** Whether this browser keeps a copy of what is not saved; undefined until it was tried. */
  kept: boolean | undefined
  dialog: SavingDialog | undefined
  /** What was just done, such as a publish; gone with the next change. */
  done: string | undefined
}

/** The result of a call with the version after it, if it wrote something; or what blocks it. */
export type ExclusiveResult<T> = { answer: T; now?: RemoteVersion<Document> } | StaleDraft

/** Saves one open page, from opening it to leaving it. */
export interface Saver {
  /** The name of this open builder among all of this browser. */
  tab: string
  session: PageSession
  shelf: LocalCopyStore
  store: StoreApi<SaverState>
  open: (dialog: SavingDialog | undefined) => void
  /** Says what was done, to eyes and ears, and closes the window in which it was asked for. */
  finish: (done: string) => void
  /** Saves now, or tries again. */
  saveNow: () => void
  /** Saves what is not saved; true once everything is, false when that can't be done now. */
  settle: () => Promise<boolean>
  /** Why everything is not saved, to be thrown where `settle` was false. */
  notSaved: () => AdapterError
  /**
   * Runs a call that changes the page, alone and on top of everything saved. Rejects with a `AdapterError` when the page can't be
   * saved first, or the call fails. Undefined when a newer version is in between; the conflict is open then.
   */
  alone: <T extends object>(call: (base: Base, document: Document) => Promise<ExclusiveResult<T>>) => Promise<T | undefined>
  /** Puts another document into the place of what the owner sees; undo brings it back. */
  replace: (document: Document, say: string) => void
  /** Merges the newer version with what the owner sees, by their choices; conflicts without a choice keep the owner's version. */
  settleConflict: (choices: Choices) => void
  /** Keeps a version that was not chosen on this device. */
  setAside: (document: Document) => void
  /** True at once when nothing is lost by leaving; else after trying to save, and asking. */
  mayLeave: () => Promise<boolean>
  answerLeave: (leave: boolean) => void
  flush: () => void
  /** Begins to follow the page; the returned function ends it and keeps what is not saved in this browser. */
  start: () => () => void
}

export interface SaverStart {
  session: PageSession
  shelf: LocalCopyStore
  /** The name of this open builder among all of this browser. */
  tab: string
}

/** Saves a page once it is started. */
export function createSaver({ session, shelf, tab }: SaverStart): Saver {
  const { builder, adapter, info, loaded } = session
  const { pageId } = loaded
  const first = openState(
    builder.store.getState().document,
    { version: loaded.version, globalVersion: loaded.globalVersion },
    navigator.onLine,
  )
  const store = createStore<SaverState>(() => ({ save: first, kept: undefined, dialog: undefined, done: undefined }))
  const keeper = createLocalCopyWriter({ shelf, tab, storeId: info.storeId, pageId, onKept: (kept) => store.setState({ kept }) })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let leaving: ((leave: boolean) => void) | undefined

  /** The same blocks as what is saved are what is saved, though undo made a new object around them. */
  function changed(document: Document) {
    const { saved } = store.getState().save
    dispatch({ type: 'changed', document: sameParts(document, saved) ? saved : document, at: Date.now() })
  }

  function dispatch(event: SaveEvent<Document>) {
    const before = store.getState().save
    const save = next(before, event)
    if (save === before) return
    const conflict = save.trouble?.kind === 'stale' && before.trouble?.kind !== 'stale'
    const news = save.current === before.current ? {} : { done: undefined }
    store.setState(conflict ? { ...news, save, dialog: 'conflict' } : { ...news, save })
    keeper.hold(isDirty(save) ? { base: save.base, before: save.saved, document: save.current } : undefined)
    plan(save.due)
    if (save.sending !== undefined && save.sending !== before.sending) void send(save, save.sending)
  }

  function plan(due: number | undefined) {
    clearTimeout(timer)
    if (running && due !== undefined)
      timer = setTimeout(() => dispatch({ type: 'due', at: Date.now() }), Math.max(0, due - Date.now()))
  }

  async function send(save: SaveState<Document>, document: Document) {
    const draft = toDraftInput(pageId, save, document)
    try {
      const answer = await adapter.saveDraft(draft)
      if (isStale(answer)) return parted(answer.page, save)
      learn(session, {
        version: answer.version,
        globalVersion: answer.globalVersion,
        updatedAt: answer.updatedAt,
        settingsErrors: answer.settingsErrors,
        ...(draft.settings && settingsNews(draft.settings)),
        hasUnpublishedChanges: true,
      })
      dispatch({ type: 'saved', base: nextBase(draft, answer, save.base), at: Date.now() })
    } catch (error) {
      dispatch({ type: 'failed', ...failureOf(error), at: Date.now() })
    }
  }

  /** What saved settings change of what is known of the page: shoppers' own come with a publish. */
  function settingsNews(settings: PageSettings): Partial<PageDraft> {
    const { status, isSystem, name } = session.page.getState()
    const own = status === 'draft' ? settings : { name: settings.name }
    return { draftSettings: settings, ...(isSystem || !settings.name ? { name } : own) }
  }

  const saveNow = () => dispatch({ type: 'save', at: Date.now() })

  function settle(): Promise<boolean> {
    saveNow()
    return new Promise((resolve) => {
      const look = ({ save }: SaverState) => {
        const calm = save.sending === undefined && !save.held
        if (calm && isDirty(save) && save.online && !save.trouble) return saveNow()
        if (!calm && !save.trouble) return
        stop()
        resolve(!isDirty(save))
      }
      const stop = store.subscribe(look)
      look(store.getState())
    })
  }

  const alone: Saver['alone'] = async (call) => {
    if (!(await settle())) throw notSaved(store.getState())
    dispatch({ type: 'hold' })
    const { base, saved } = store.getState().save
    const release = (now?: RemoteVersion<Document>) => dispatch({ type: 'release', now, at: Date.now() })
    const result = await call(base, saved).catch((error) => {
      release()
      throw error
    })
    if (isStale(result)) {
      release()
      parted(result.page, store.getState().save)
      return undefined
    }
    release(result.now)
    return result.answer
  }

  /** A newer version is on the server: merges it where nothing is in conflict, and asks otherwise. */
  function parted(page: PageDraft, save: SaveState<Document>) {
    const theirs = remoteVersionOf(page, builder.blocks)
    learn(session, page)
    const ours = findOwnVersion(save, theirs.document)
    const { saved, current } = store.getState().save
    if (ours === undefined) {
      const { document, conflicts } = merge(saved, current, theirs.document)
      if (conflicts.length === 0) return show(theirs, document, rebasedOn(document), messages.conflict.merged)
    }
    dispatch({ type: 'stale', theirs, ours, at: Date.now() })
  }

  const rebasedOn = (document: Document) => {
    const { history, document: current } = builder.store.getState()
    return rebase(history, current, document)
  }

  /** Goes on with a merged document on top of `theirs`, without a separate history step. */
  function show(theirs: RemoteVersion<Document>, merged: Document, history: History<Selection>, said: string) {
    const document = sameDocument(merged, theirs.document) ? theirs.document : merged
    dispatch({ type: 'settled', theirs, document, at: Date.now() })
    builder.showMerged(document, history)
    store.setState({ done: said })
    builder.say(said)
  }

  function replace(document: Document, say: string) {
    builder.apply(replaceDocument(builder.store.getState().document, document), { say, select: [] })
  }

  function settleConflict(choices: Choices) {
    const { saved, current, trouble, base } = store.getState().save
    if (trouble?.kind !== 'stale') return
    const { theirs } = trouble
    const { document, conflicts } = merge(saved, current, theirs.document, choices)
    const chose = (side: 'mine' | 'theirs') => conflicts.some(({ key }) => (choices[key] ?? 'mine') === side)
    if (chose('mine')) keeper.setAside({ base: theirs.base, before: saved, document: theirs.document })
    if (chose('theirs')) keeper.setAside({ base, before: saved, document: current })
    store.setState({ dialog: undefined })
    // The choices are one step, so that undo goes back to the owner's versions and not to before the merge.
    const mine = merge(saved, current, theirs.document).document
    const { selection } = builder.store.getState()
    const step = { before: selection, after: selection, at: Date.now() }
    const history = record(rebasedOn(mine), replaceDocument(mine, document), step)
    show(theirs, document, history, chose('theirs') ? messages.conflict.chosen : messages.conflict.merged)
  }

  function setAside(document: Document) {
    const { base, saved } = store.getState().save
    keeper.setAside({ base, before: saved, document })
  }

  async function mayLeave() {
    if (!isDirty(store.getState().save)) return true
    if (await settle()) return true
    store.setState({ dialog: 'leave' })
    return new Promise<boolean>((resolve) => {
      leaving = resolve
    })
  }

  function answerLeave(leave: boolean) {
    store.setState({ dialog: undefined })
    leaving?.(leave)
    leaving = undefined
  }

  function start() {
    running = true
    const online = () => dispatch({ type: 'online', at: Date.now() })
    const offline = () => dispatch({ type: 'offline', at: Date.now() })
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    const unsubscribe = builder.store.subscribe(({ document }, before) => {
      if (document !== before.document) changed(document)
    })
    changed(builder.store.getState().document)
    plan(store.getState().save.due)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      unsubscribe()
      running = false
      clearTimeout(timer)
      keeper.flush()
    }
  }

  return {
    tab,
    session,
    shelf,
    store,
    open: (dialog) => store.setState({ dialog }),
    finish(done) {
      store.setState({ dialog: undefined, done })
      builder.say(done)
    },
    saveNow,
    settle,
    notSaved: () => notSaved(store.getState()),
    alone,
    replace,
    settleConflict,
    setAside,
    mayLeave,
    answerLeave,
    flush: keeper.flush,
    start,
  }
}

const KINDS: Readonly<Record<AdapterErrorReason, FailureKind>> = {
  offline: 'unreachable',
  broken: 'server-error',
  busy: 'busy',
  'signed-out': 'signed-out',
  'too-large': 'too-large',
  refused: 'refused',
  gone: 'refused',
}

function failureOf(error: unknown) {
  if (!(error instanceof AdapterError)) return { kind: 'server-error', message: messages.unexpected } as const
  const { reason, message, retryAfter } = error
  return { kind: KINDS[reason], message, retryAfter }
}

/** Why nothing else can be done before everything is saved. */
function notSaved({ save }: SaverState): AdapterError {
  const { trouble, online } = save
  if (trouble?.kind === 'stale') return new AdapterError('refused', messages.notSaved.stale)
  if (!online) return new AdapterError('offline', messages.notSaved.offline)
  switch (trouble?.kind) {
    case 'unreachable':
      return new AdapterError('offline', messages.notSaved.unreachable)
    case 'server-error':
      return new AdapterError('broken', messages.notSaved['server-error'])
    case 'busy':
      return new AdapterError('busy', messages.notSaved.busy)
    case 'too-large':
      return new AdapterError('too-large', messages.notSaved.kept(trouble.message))
    default:
      return new AdapterError(
        trouble?.kind === 'signed-out' ? 'signed-out' : 'refused',
        trouble?.message ?? messages.notSaved.other,
      )
  }
}
