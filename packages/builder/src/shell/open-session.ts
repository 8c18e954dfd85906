import { type Blocks, find, instanceType } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'
import { useCallback, useEffect, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { AdapterError, type BuilderStoreInfo, type PageDraft } from '../adapter.ts'
import type { OpenAdapter } from '../open-adapter.ts'
import { loadDraft } from '../saving/saver/drafts.ts'
import type { OpenPage, PageSession } from '../session.ts'
import { createBuilder } from '../store/builder-store.ts'
import { messages } from './messages.ts'

/** Opens a loaded page for editing. */
export function openSession(
  adapter: OpenAdapter,
  info: BuilderStoreInfo,
  blocks: Blocks,
  loaded: PageDraft,
  theme: StoreTheme | undefined,
  { selectedBlockId, isReadOnly = false }: { selectedBlockId?: string | undefined; isReadOnly?: boolean | undefined } = {},
): PageSession {
  const { document, report } = loadDraft(loaded, blocks)
  const { content: _content, globalContent: _global, ...page } = loaded
  const builder = createBuilder({ document, report, blocks, theme })
  builder.store.setState({
    hasSections: adapter.sections !== undefined && !isReadOnly,
    hasComponents:
      adapter.components !== undefined && !isReadOnly && page.type !== 'component' && instanceType(blocks) !== undefined,
    hasComments: adapter.comments !== undefined && !isReadOnly,
    storeDomain: info.storeDomain,
  })
  if (isReadOnly) builder.store.setState({ preview: true, isReadOnly })
  else if (selectedBlockId !== undefined && find(document, selectedBlockId)) builder.select([selectedBlockId])
  return {
    adapter,
    info,
    loaded,
    builder,
    page: createStore<OpenPage>(() => page),
    ...(page.type === 'component' && { noun: messages.component }),
  }
}

/** Loads the store of an adapter, its theme, and the changes of the theme that are not published. */
export function useStoreInfo(adapter: OpenAdapter) {
  const load = useCallback(async () => {
    const [info, theme, themeDraft] = await Promise.all([
      adapter.loadStore(),
      adapter.theme?.load(),
      adapter.theme?.draft?.load(),
    ])
    return { info, theme, themeDraft }
  }, [adapter])
  const { result, ...rest } = useResult(load)
  return { ...result, ...rest }
}

/** Loads the draft of a page. */
export function usePageDraft(adapter: OpenAdapter, pageId: string) {
  const load = useCallback(() => adapter.load(pageId), [adapter, pageId])
  const { result: loaded, ...rest } = useResult(load)
  return { loaded, ...rest }
}

/** Calls the app once, and again when the request changes or the owner retries. */
function useResult<T>(load: () => Promise<T>): { result?: T; failure?: AdapterError; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ load: () => Promise<T>; attempt: number; result?: T; failure?: AdapterError }>()
  useEffect(() => {
    let isCurrent = true
    load().then(
      (result) => isCurrent && setState({ load, attempt, result }),
      (error: unknown) => isCurrent && setState({ load, attempt, failure: failureOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const current = state?.load === load && state.attempt === attempt ? state : undefined
  return { result: current?.result, failure: current?.failure, retry }
}

const failureOf = (error: unknown) =>
  error instanceof AdapterError ? error : new AdapterError('broken', error instanceof Error ? error.message : String(error))
