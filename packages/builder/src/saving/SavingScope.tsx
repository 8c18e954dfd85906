import { newId } from '@blockfront/engine'
import { type ReactNode, useEffect, useMemo } from 'react'
import { KeyScopeProvider, useKeyScope } from '../keyboard/KeyScope.tsx'
import { isShortcut } from '../keyboard/keys.ts'
import { useSession } from '../session.ts'
import { unfinishedFields } from '../store/unfinished.ts'
import { indexedDbCopyStore, type LocalCopyStore } from './local-copies/local-copy-store.ts'
import { holdTab } from './local-copies/open-tabs.ts'
import { isDirty } from './saver/save-state.ts'
import { createSaver, type Saver } from './saver/saver.ts'
import { SaverContext } from './saver/use-saver.ts'
import { SAVE_KEYS } from './saving-actions.ts'

export interface SavingScopeProps {
  /** Storage for local copies. Default: this browser's IndexedDB. */
  copies?: LocalCopyStore
  children: ReactNode
}

/**
 * Saves the open page while it is edited, and keeps a copy in this browser. Use it inside the page's session; `useSaver`,
 * `SaveStatus`, `PublishMenu` and `SavingDialogs` work inside it.
 */
export const SavingScope = (props: SavingScopeProps) => (
  <KeyScopeProvider>
    <Saving {...props} />
  </KeyScopeProvider>
)

function Saving({ copies, children }: SavingScopeProps) {
  const session = useSession()
  const saver = useMemo(() => createSaver({ session, copies: copies ?? indexedDbCopyStore(), tab: newId() }), [session, copies])
  useEffect(() => saver.start(), [saver])
  useEffect(() => holdTab(saver.tab), [saver])
  usePageLeaving(saver)
  useSaveKey(saver)
  return <SaverContext value={saver}>{children}</SaverContext>
}

/** Saves immediately when the tab is hidden or closed, warns about unsaved work, and tries again when the tab becomes visible. */
function usePageLeaving(saver: Saver) {
  useEffect(() => {
    const dirty = () => isDirty(saver.store.getState().save)
    const away = () => {
      saver.flush()
      if (dirty()) saver.saveNow()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') away()
      else if (saver.store.getState().save.problem?.kind === 'signed-out') saver.saveNow()
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty() || unfinishedFields(saver.session.builder).length > 0) event.preventDefault()
    }
    window.addEventListener('pagehide', away)
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', away)
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [saver])
}

/** Ctrl+S and ⌘S save now, instead of opening the browser's save dialog. */
function useSaveKey(saver: Saver) {
  const keys = useKeyScope()
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!isShortcut(SAVE_KEYS, event) || !keys.owns(event)) return
      event.preventDefault()
      saver.saveNow()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [saver, keys])
}
