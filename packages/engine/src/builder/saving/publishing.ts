import type { Document } from '../../document/document.ts'
import { isStale } from '../host.ts'
import { learn } from '../session.ts'
import { draftOf, theirsOf } from './drafts.ts'
import type { Saver } from './saver.ts'
import { words } from './words.ts'

/** Publishes what the owner sees. False when a newer version stands in between; the conflict is then open. */
export async function publish(saver: Saver, label: string): Promise<boolean> {
  const { session } = saver
  const { pageId } = session.loaded
  const page = await saver.alone(async (base, document) => {
    const { content, baseVersion } = draftOf(pageId, saver.store.getState().save, document)
    const answer = await session.host.publish({ pageId, content, baseVersion, label })
    if (isStale(answer)) return answer
    return { answer, now: { base: { version: answer.version, globalVersion: base.globalVersion }, document } }
  })
  if (!page) return false
  learn(session, page)
  return true
}

/**
 * Makes an older version what the owner sees; undo brings back what they saw. The store's blocks belong to all pages: they stay as
 * they are, unless the version's own are given.
 */
export async function restore(saver: Saver, versionId: string, shared?: Document['globalContent']): Promise<boolean> {
  const { session } = saver
  const { pageId } = session.loaded
  const page = await saver.alone(async (base, document) => {
    const answer = await session.host.restore(pageId, versionId, base.version)
    if (isStale(answer)) return answer
    const { content } = theirsOf(answer, session.builder.blocks).document
    const restored: Document = { content, globalContent: document.globalContent }
    return {
      answer: { page: answer, restored },
      now: { base: { version: answer.version, globalVersion: base.globalVersion }, document: restored },
    }
  })
  if (!page) return false
  learn(session, page.page)
  saver.replace(shared ? { ...page.restored, globalContent: shared } : page.restored, words.versions.restored)
  return true
}

/** Sets or clears the time at which the draft is published, once everything is saved. */
export async function schedule(saver: Saver, publishAt: string | null): Promise<boolean> {
  const { session } = saver
  const page = await saver.alone(async () => ({ answer: await session.host.schedule(session.loaded.pageId, publishAt) }))
  if (page) learn(session, page)
  return page !== undefined
}

/** Takes the page off the store. */
export async function unpublish(saver: Saver): Promise<void> {
  const { session } = saver
  learn(session, await session.host.unpublish(session.loaded.pageId))
}
