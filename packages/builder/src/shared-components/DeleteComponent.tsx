import { instanceOf, walk } from '@blockfront/engine'
import { Button, Dialog, Notice, Skeleton } from '@blockfront/ui'
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { useCanvas } from '../canvas/canvas-context.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { useAction, useAsync } from '../saving/use-async.ts'
import type { Builder } from '../store/builder-store.ts'
import { useBuilder } from '../store/hooks.ts'
import type { ComponentStore } from './component-store.ts'
import { messages } from './messages.ts'
import type { SharedComponent } from './shared-component.ts'

const texts = messages.removal

/** Asks for confirmation before deleting a component, or lists the pages that show it. */
export function DeleteComponent() {
  const { components } = useCanvas()
  return components ? <ForTarget components={components} /> : null
}

function ForTarget({ components }: { components: ComponentStore }) {
  const target = useStore(components, (state) => state.target)
  return target ? <Confirmation components={components} target={target} /> : null
}

function Confirmation({ components, target }: { components: ComponentStore; target: SharedComponent }) {
  const builder = useBuilder()
  const { busy, failure, run } = useAction()
  const { result, reload } = useAsync(useCallback(() => components.usages(target.componentId), [components, target]))
  const close = () => components.setState({ target: undefined })
  const saved = result.status === 'ready' ? result.value : []
  // The app does not know changes of this page that are not saved yet.
  const [isHere] = useState(() => isShown(builder, target.componentId))
  const usages = isHere
    ? [{ pageId: components.pageId, name: texts.thisPage }, ...saved.filter(({ pageId }) => pageId !== components.pageId)]
    : saved
  const remove = () =>
    run(async () => {
      await components.remove(target.componentId)
      close()
      builder.say(texts.done(target.name))
    })
  const isUnused = result.status === 'ready' && usages.length === 0
  return (
    <Dialog
      open
      size="small"
      title={texts.title(target.name)}
      description={usages.length > 0 ? undefined : texts.help}
      onOpenChange={(next) => !next && !busy && close()}
      footer={
        usages.length > 0 ? (
          <Button onClick={close}>{texts.close}</Button>
        ) : (
          <>
            <Button onClick={close} disabled={busy}>
              {messages.cancel}
            </Button>
            <Button variant="danger" busy={busy} disabled={!isUnused} onClick={remove}>
              {texts.submit}
            </Button>
          </>
        )
      }
    >
      {result.status === 'loading' && (
        <div role="status" aria-label={texts.checking}>
          <Skeleton height={32} />
        </div>
      )}
      {result.status === 'error' && <LoadFailed title={texts.failedUsages} message={result.message} onRetry={reload} />}
      {usages.length > 0 && (
        <Notice tone="warning" title={texts.used}>
          <p>{texts.usedHelp}</p>
          <ul className="bfs-component__pages">
            {usages.map(({ pageId, name }) => (
              <li key={pageId}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" title={texts.failed} alert>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}

/** Whether the open page shows a component. */
const isShown = ({ store, blocks }: Builder, componentId: string): boolean =>
  [...walk(store.getState().document)].some(({ block }) => instanceOf(blocks, block)?.componentId === componentId)
