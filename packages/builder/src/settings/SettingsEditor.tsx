import type { Block } from '@blockfront/engine'
import type { FormServices } from '@blockfront/engine/form'
import { inertServices, type Views } from '@blockfront/engine/render'
import { Button, Delayed, Notice, Skeleton } from '@blockfront/ui'
import { type ReactNode, useMemo } from 'react'
import type { BuilderAdapter } from '../adapter.ts'
import type { CanvasOptions, ResourceSource } from '../canvas/canvas-context.ts'
import { openAdapter } from '../open-adapter.ts'
import { SavingDialogs } from '../saving/SavingDialogs.tsx'
import { SavingScope } from '../saving/SavingScope.tsx'
import { type PageSession, SessionContext } from '../session.ts'
import { openSession, usePageDraft, useStoreInfo } from '../shell/open-session.ts'
import { messages } from './messages.ts'
import { SettingsBar } from './SettingsBar.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { SettingsScope } from './SettingsScope.tsx'

export interface SettingsEditorProps {
  /** Loads and saves a page that consists of one block: the settings. The page and the block have the id `type.type`. */
  adapter: BuilderAdapter
  /** The settings as a block type. Its view renders the preview of a version. */
  type: Block
  /** The noun for the settings in messages, such as "checkout". */
  noun: string
  /** Additional services of the controls. Pass the same object on each render. */
  services?: FormServices
  /** The preview: it gets the current settings. */
  children: (settings: Readonly<Record<string, unknown>>) => ReactNode
}

/**
 * Edits settings that are defined like the props of a block. It has a bar, the generated panel and a preview, and the drafts, undo history,
 * conflicts and versions of the page builder.
 */
export function SettingsEditor({ adapter, type, noun, services, children }: SettingsEditorProps) {
  const opened = useMemo(() => openAdapter(adapter), [adapter])
  const { info, failure: noStore, retry } = useStoreInfo(opened)
  const { loaded, failure: noDraft, retry: retryDraft } = usePageDraft(opened, type.type)
  const session = useMemo(
    () => (info && loaded ? { ...openSession(opened, info, { [type.type]: type }, loaded, undefined), noun } : undefined),
    [opened, info, loaded, type, noun],
  )
  const failure = noStore ?? noDraft
  if (failure)
    return (
      <Notice tone="danger" title={messages.loadFailed} alert>
        <p>{failure.message}</p>
        <Button size="small" onClick={noStore ? retry : retryDraft}>
          {messages.retry}
        </Button>
      </Notice>
    )
  if (!session) return <Waiting />
  return (
    <Opened session={session} type={type} services={services}>
      {children}
    </Opened>
  )
}

const NO_RESOURCES: ResourceSource = { read: () => ({ status: 'loading' }), subscribe: () => () => undefined }

function Opened({ session, type, services, children }: Omit<SettingsEditorProps, 'adapter' | 'noun'> & { session: PageSession }) {
  const canvas = useMemo<CanvasOptions>(() => {
    const views: Views = { [type.type]: type.View }
    return { views, styles: '', services: inertServices, resources: NO_RESOURCES, entries: [] }
  }, [type])
  return (
    <SessionContext value={session}>
      <SavingScope>
        <SettingsScope builder={session.builder} canvas={canvas}>
          <div className="bfe-editor ui-root">
            <SettingsBar />
            <div className="bfe-columns">
              <SettingsPanel type={type} services={services} preview={children} />
            </div>
          </div>
          <SavingDialogs />
        </SettingsScope>
      </SavingScope>
    </SessionContext>
  )
}

const Waiting = () => (
  <div className="bfe-editor ui-root" aria-busy="true">
    <p className="ui-hidden" role="status">
      {messages.loading}
    </p>
    <Delayed>
      <Skeleton height={40} />
      <div className="bfe-columns" aria-hidden>
        <Skeleton height={480} />
        <Skeleton height={480} />
      </div>
    </Delayed>
  </div>
)
