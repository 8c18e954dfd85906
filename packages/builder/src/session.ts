import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { BuilderAdapter, BuilderStoreInfo, PageDraft, PageSummary } from './adapter.ts'
import type { Builder } from './store/builder-store.ts'

/** What is known of the open page besides its blocks. Every save, publish and change of settings updates it. */
export type OpenPage = Omit<PageDraft, 'content' | 'globalContent'>

/**
 * One page that is open in the builder, from loading it to leaving it. `shell/PageBuilder.tsx` makes it; `saving/` lives in it:
 *
 * ```tsx
 * <SessionContext value={session}>
 *   <SavingScope>            // saves at rest, keeps a local copy, asks at conflicts, warns on leaving
 *     … <SaveStatus /> … <PublishMenu /> …   // in the shell's top bar
 *   </SavingScope>
 * </SessionContext>
 * ```
 *
 * Before the shell opens another page it awaits `useSaving().flush()`, which resolves to false when work is not yet saved.
 */
export interface PageSession {
  adapter: BuilderAdapter
  info: BuilderStoreInfo
  builder: Builder
  page: StoreApi<OpenPage>
  /** The page's draft as it came from the app, for comparison and for the first save. */
  loaded: PageDraft
}

export const SessionContext = /* @__PURE__ */ createContext<PageSession | undefined>(undefined)

/** The open page. Throws outside of a `PageBuilder`. */
export function useSession(): PageSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('This part of the builder stands outside of a page. Put it inside <PageBuilder>.')
  return session
}

/** A part of what is known of the open page. */
export const useOpenPage = <T>(select: (page: OpenPage) => T): T => useStore(useSession().page, select)

/** Puts news of the open page where all hear of it; blocks that came along are left out. */
export function learn({ page }: Pick<PageSession, 'page'>, news: Partial<PageDraft> | PageSummary): void {
  const { content: _content, globalContent: _global, ...rest } = news as Partial<PageDraft>
  page.setState(rest)
}
