import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Document } from '../../document/document.ts'
import { HostFailure, isStale, type PageDraft, type StaleDraft } from '../host.ts'
import { learn, type PageSession } from '../session.ts'
import type { CopyShelf } from './copy-shelf.ts'
import { baseAfter, draftOf, oursAmong, replacement, theirsOf } from './drafts.ts'
import { createKeeper } from './keeper.ts'
import { merge } from './merge.ts'
import { type Base, isDirty, next, openState, type SaveEvent, type SaveState, type Theirs } from './save-state.ts'
import { words } from './words.ts'

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

/** What to do with a newer version: keep what the owner sees, take the other, or both together. */
export type Choice = 'mine' | 'theirs' | 'both'

/** What a call came to, and what stands after it where it wrote something; or what stands in its way. */
export type AloneAnswer<T> = { answer: T; now?: Theirs<Document> } | StaleDraft

/** Saves one open page, from opening it to leaving it. */
export interface Saver {
  /** The name of this open builder among all of this browser. */
  tab: string
  session: PageSession
  shelf: CopyShelf
  store: StoreApi<SaverState>
  open: (dialog: SavingDialog | undefined) => void
  /** Says what was done, to eyes and ears, and closes the window in which it was asked for. */
  finish: (done: string) => void
  /** Saves now, or tries again. */
  saveNow: () => void
  /** Saves what is not saved; true once everything is, false when that can't be done now. */
  settle: () => Promise<boolean>
  /**
   * Runs a call that changes the page, alone and on top of everything saved. Rejects with a `HostFailure` when the page can't be
   * saved first, or the call fails. Undefined when a newer version stands in between; the conflict is open then.
   */
  alone: <T extends object>(call: (base: Base, document: Document) => Promise<AloneAnswer<T>>) => Promise<T | undefined>
  /** Puts another document into the place of what the owner sees; undo brings it back. */
  replace: (document: Document, say: string) => void
  settleConflict: (choice: Choice) => void
  /** Both versions together where nobody touched the same thing. */
  merged: () => Document | undefined
  /** True at once when nothing is lost by leaving; else after trying to save, and asking. */
  mayLeave: () => Promise<boolean>
  answerLeave: (leave: boolean) => void
  flush: () => void
  /** Begins to follow the page; the returned function ends it and keeps what is not saved in this browser. */
  start: () => () => void
}

export interface SaverStart {
  session: PageSession
  shelf: CopyShelf
  /** The name of this open builder among all of this browser. */
  tab: string
}

/** Saves a page once it is started. */
export function createSaver({ session, shelf, tab }: SaverStart): Saver {
  const { builder, host, info, loaded } = session
  const { pageId } = loaded
  const first = openState(
    builder.store.getState().document,
    { version: loaded.version, globalVersion: loaded.globalVersion },
    navigator.onLine,
  )
  const store = createStore<SaverState>(() => ({ save: first, kept: undefined, dialog: undefined, done: undefined }))
  const keeper = createKeeper({ shelf, tab, storeId: info.storeId, pageId, onKept: (kept) => store.setState({ kept }) })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let leaving: ((leave: boolean) => void) | undefined

  /** The same blocks as what is saved are what is saved, though undo made a new object around them. */
  function changed(document: Document) {
    const { saved } = store.getState().save
    const back = document.content === saved.content && document.globalContent === saved.globalContent
    dispatch({ type: 'changed', document: back ? saved : document, at: Date.now() })
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
    const draft = draftOf(pageId, save, document)
    try {
      const answer = await host.saveDraft(draft)
      if (isStale(answer)) return parted(answer.page, save)
      learn(session, {
        version: answer.version,
        globalVersion: answer.globalVersion,
        updatedAt: answer.updatedAt,
        hasUnpublishedChanges: true,
      })
      dispatch({ type: 'saved', base: baseAfter(draft, answer, save.base), at: Date.now() })
    } catch (error) {
      dispatch({ type: 'failed', ...failureOf(error), at: Date.now() })
    }
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
    const release = (now?: Theirs<Document>) => dispatch({ type: 'release', now, at: Date.now() })
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

  function parted(page: PageDraft, save: SaveState<Document>) {
    const theirs = theirsOf(page, builder.blocks)
    dispatch({ type: 'stale', theirs, ours: oursAmong(save, theirs.document), at: Date.now() })
  }

  function replace(document: Document, say: string) {
    builder.apply(replacement(builder.store.getState().document, document), { say, select: [] })
  }

  function merged() {
    const { saved, current, trouble } = store.getState().save
    return trouble?.kind === 'stale' ? merge(saved, current, trouble.theirs.document) : undefined
  }

  function settleConflict(choice: Choice) {
    const { saved, current, trouble, base } = store.getState().save
    if (trouble?.kind !== 'stale') return
    const { theirs } = trouble
    const together = choice === 'both' ? merged() : undefined
    const document = choice === 'mine' ? current : (together ?? theirs.document)
    if (choice === 'mine') keeper.setAside({ base: theirs.base, before: saved, document: theirs.document })
    if (choice === 'theirs') keeper.setAside({ base, before: saved, document: current })
    store.setState({ dialog: undefined })
    dispatch({ type: 'settled', theirs, document, at: Date.now() })
    if (document !== current) replace(document, words.conflict.said[choice])
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
    alone,
    replace,
    settleConflict,
    merged,
    mayLeave,
    answerLeave,
    flush: keeper.flush,
    start,
  }
}

function failureOf(error: unknown) {
  if (!(error instanceof HostFailure)) return { kind: 'unreachable', message: words.unexpected } as const
  const { reason, message } = error
  if (reason === 'signed-out') return { kind: 'signed-out', message } as const
  return { kind: reason === 'offline' || reason === 'broken' ? 'unreachable' : 'refused', message } as const
}

function notSaved({ save }: SaverState): HostFailure {
  const { trouble, online } = save
  if (trouble?.kind === 'stale') return new HostFailure('refused', words.notSaved.stale)
  if (!online || trouble?.kind === 'unreachable') return new HostFailure('offline', words.notSaved.offline)
  return new HostFailure(trouble?.kind === 'signed-out' ? 'signed-out' : 'refused', trouble?.message ?? words.notSaved.other)
}
