import type { Document, Report } from '@blockfront/engine'
import { AdapterError, isStale, type PageDraft } from '../../adapter.ts'
import { addRepairs } from '../../commands/reject.ts'
import { learn } from '../../session.ts'
import { messages } from '../messages.ts'
import { loadDraft, remoteVersionOf, toDraftInput } from '../saver/drafts.ts'
import type { Base } from '../saver/save-state.ts'
import type { Saver } from '../saver/saver.ts'

/**
 * Publishes the saved draft, and shows the store's blocks as published, because another person may have saved them. Returns false
 * if a newer version exists; the conflict is then open.
 */
export async function publish(saver: Saver, label: string): Promise<boolean> {
  const { session } = saver
  const { pageId } = session.loaded
  const published = await saver.runExclusive(async (base, document) => {
    if (!session.adapter.publish) throw unsupported()
    const { content, baseVersion, document: stored } = toDraftInput(pageId, saver.store.getState().save, document)
    // Everything is saved at this point: the server publishes the settings and global blocks of its draft.
    const page = await session.adapter.publish({ pageId, document: stored, content, baseVersion, label })
    if (isStale<PageDraft>(page)) return page
    const shared = sharedSince(saver, page, base, document)
    const { version, globalVersion } = page
    return {
      value: { page, shared },
      now: shared
        ? { base: { version, globalVersion }, document: { ...document, globalContent: shared } }
        : { base: { version, globalVersion: base.globalVersion }, document },
    }
  })
  if (!published) return false
  learn(session, published.page)
  if (published.shared) session.builder.showGlobalContent(published.shared)
  return true
}

/**
 * Returns the store's blocks if another person saved them since; undefined if the owner has changed them, because the next save
 * merges them.
 */
function sharedSince({ session }: Saver, page: PageDraft, base: Base, saved: Document): Document['globalContent'] | undefined {
  const untouched = session.builder.store.getState().document.globalContent === saved.globalContent
  if (!untouched || page.globalVersion === base.globalVersion) return undefined
  return remoteVersionOf(page, session.builder.blocks).document.globalContent
}

/** Whether a report entry is about the page. The store's blocks are not part of a version. */
const isOfPage = ({ path }: Report) => path[0] !== 'globalContent'

/**
 * Replaces the page with an older version; undo restores the previous content. The store's blocks belong to all pages: they stay
 * unchanged unless those of the version are passed.
 */
export async function restore(saver: Saver, versionId: string, shared?: Document['globalContent']): Promise<boolean> {
  const { session } = saver
  const { pageId } = session.loaded
  const page = await saver.runExclusive(async (base, document) => {
    if (!session.adapter.versions) throw unsupported()
    const draft = await session.adapter.versions.restore(pageId, versionId, base.version)
    if (isStale<PageDraft>(draft)) return draft
    const loaded = loadDraft(draft, session.builder.blocks)
    const restored: Document = { ...loaded.document, globalContent: document.globalContent }
    return {
      value: { page: draft, restored, report: [...(draft.repairs ?? []), ...loaded.report.filter(isOfPage)] },
      now: { base: { version: draft.version, globalVersion: base.globalVersion }, document: restored },
    }
  })
  if (!page) return false
  learn(session, page.page)
  saver.replace(shared ? { ...page.restored, globalContent: shared } : page.restored, messages.versions.restored)
  addRepairs(session.builder, page.report)
  return true
}

/** Sets or clears the time at which the draft is published, after everything is saved. */
export async function schedule(saver: Saver, publishAt: string | null): Promise<boolean> {
  const { session } = saver
  const { schedule: call } = session.adapter
  if (!call) throw unsupported()
  const page = await saver.runExclusive(async () => ({
    value: await call(session.loaded.pageId, publishAt),
  }))
  if (page) learn(session, page)
  return page !== undefined
}

/** Unpublishes the page. */
export async function unpublish(saver: Saver): Promise<void> {
  const { session } = saver
  if (!session.adapter.unpublish) throw unsupported()
  learn(session, await session.adapter.unpublish(session.loaded.pageId))
}

/** The interface offers only what the adapter supports. */
const unsupported = () => new AdapterError('refused', messages.unexpected(''))
