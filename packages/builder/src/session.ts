import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { BuilderStoreInfo, PageDraft, PageSummary } from './adapter.ts'
import type { OpenAdapter } from './open-adapter.ts'
import type { Builder } from './store/builder-store.ts'

/** The state of the open page other than its blocks. Every save, publish and change of settings updates it. */
export type OpenPage = Omit<PageDraft, 'content' | 'globalContent'>

/**
 * One page that is open in the builder, from loading to leaving it. `shell/PageBuilder.tsx` creates it, and `saving/` uses it:
 *
 * ```tsx
 * <SessionContext value={session}>
 *   <SavingScope>                            // saves when idle, keeps a local copy, asks about conflicts, warns on leaving
 *     … <SaveStatus /> … <PublishMenu /> …   // in the shell's top bar
 *   </SavingScope>
 * </SessionContext>
 * ```
 *
 * Before the shell opens another page it awaits `useSaver().confirmLeave()`, which resolves to false if the owner stays.
 */
export interface PageSession {
  adapter: OpenAdapter
  info: BuilderStoreInfo
  builder: Builder
  page: StoreApi<OpenPage>
  /** The page's draft as loaded, for comparison and for the first save. */
  loaded: PageDraft
  /** The noun for it in messages, such as "checkout"; "page" by default. */
  noun?: string
}

export const SessionContext = /* @__PURE__ */ createContext<PageSession | undefined>(undefined)

/** Returns the open page. Throws outside of a `PageBuilder`. */
export function useSession(): PageSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('This part of the builder must be inside <PageBuilder>.')
  return session
}

/** Returns what messages call the open page in a sentence. */
export const useNoun = (): string => useSession().noun ?? 'page'

/** Returns a part of the open page's state. */
export const useOpenPage = <T>(select: (page: OpenPage) => T): T => useStore(useSession().page, select)

/** Updates the open page's state; blocks in the response are ignored. */
export function learn({ page }: Pick<PageSession, 'page'>, news: Partial<PageDraft> | PageSummary): void {
  const { content: _content, globalContent: _global, ...rest } = news as Partial<PageDraft>
  page.setState(rest)
}
