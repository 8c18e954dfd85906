import type { Document } from '@blockfront/engine'
import { save } from '@blockfront/engine'
import type { Base } from '../saver/save-state.ts'
import type { LocalCopy, LocalCopyStore } from './local-copy-store.ts'

/** How long after a change the copy is written, and how much longer a busy browser may take, in milliseconds. */
const COPY_DELAY = 300
const IDLE_TIMEOUT = 150

/** When the browser has a moment, so that a large page's copy holds up no keystroke. */
const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: IDLE_TIMEOUT }) : work()

interface Unsaved {
  base: Base
  before: Document
  document: Document
}

/** Keeps the copy of one open page in step with what is not saved yet. */
export interface LocalCopyWriter {
  /** What is not saved; undefined when everything is, and the copy goes. */
  schedule: (unsaved: Unsaved | undefined) => void
  /** Writes at once what waits, as when the page goes away. */
  flush: () => void
  /** Puts a version aside that was not chosen. */
  keepCopy: (unsaved: Unsaved) => void
}

export interface LocalCopyWriterOptions {
  copies: LocalCopyStore
  tab: string
  storeId: string
  pageId: string
  /** Whether the browser keeps copies: reported after each try. */
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
