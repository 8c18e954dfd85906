import type { Document } from '@blockfront/engine'
import { save } from '@blockfront/engine'
import type { Base } from '../saver/save-state.ts'
import type { LocalCopy, LocalCopyStore } from './local-copy-store.ts'

/** Milliseconds between a change and writing the copy, and the additional time for a busy browser. */
const COPY_DELAY = 300
const IDLE_TIMEOUT = 150

/** Runs when the browser is idle, so that copying a large page does not delay a keystroke. */
const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: IDLE_TIMEOUT }) : work()

interface Unsaved {
  base: Base
  before: Document
  document: Document
}

/** Keeps the local copy of one open page up to date with its unsaved work. */
export interface LocalCopyWriter {
  /** The unsaved work; undefined deletes the copy. */
  schedule: (unsaved: Unsaved | undefined) => void
  /** Writes pending work immediately, for example when the page closes. */
  flush: () => void
  /** Stores the version that the owner did not choose. */
  keepCopy: (unsaved: Unsaved) => void
}

export interface LocalCopyWriterOptions {
  copies: LocalCopyStore
  tab: string
  storeId: string
  pageId: string
  /** Called after each write with whether the browser can store copies. */
  onWrite: (kept: boolean) => void
}

export function createLocalCopyWriter({ copies, tab, storeId, pageId, onWrite }: LocalCopyWriterOptions): LocalCopyWriter {
  let waiting: Unsaved | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let written = false
  let aside = 0
  let based: { on: Document; json: string } | undefined
  let last: Promise<unknown> = Promise.resolve()

  const copyOf = ({ base, before, document }: Unsaved, reason: LocalCopy['reason']): LocalCopy => {
    const at = Date.now()
    const key = reason === 'unsaved' ? tab : `${tab}:${at}:${++aside}`
    if (based?.on !== before) based = { on: before, json: JSON.stringify(save(before)) }
    return { key, tab, storeId, pageId, at, reason, base, before: based.json, document: save(document) }
  }
  const inOrder = (work: () => Promise<void>) => {
    last = last.then(work).then(
      () => onWrite(true),
      () => onWrite(false),
    )
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const unsaved = waiting
    waiting = undefined
    if (!unsaved) return
    written = true
    const copy = copyOf(unsaved, 'unsaved')
    inOrder(() => copies.keep(copy))
  }

  return {
    schedule(unsaved) {
      waiting = unsaved
      if (unsaved) {
        timer ??= setTimeout(whenIdle, COPY_DELAY, flush)
        return
      }
      clearTimeout(timer)
      timer = undefined
      if (!written) return
      written = false
      inOrder(() => copies.drop(tab))
    },
    flush,
    keepCopy(unsaved) {
      const copy = copyOf(unsaved, 'set-aside')
      inOrder(() => copies.keep(copy))
    },
  }
}
