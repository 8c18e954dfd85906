import { load } from '@blockfront/engine'
import { Button, Delayed, Dialog, Notice, Skeleton, TextField } from '@blockfront/ui'
import { useCallback, useId, useMemo, useState } from 'react'
import type { PageDraft, PublishedContent } from '../../adapter.ts'
import { blockNameOf } from '../../commands/selection/selected.ts'
import { LoadFailed } from '../../LoadFailed.tsx'
import type { OpenAdapter } from '../../open-adapter.ts'
import { useNoun, useOpenPage } from '../../session.ts'
import { useBuilderState } from '../../store/hooks.ts'
import { unfinishedFields } from '../../store/unfinished.ts'
import { compare } from '../differences/compare.ts'
import { Differences } from '../differences/Differences.tsx'
import { localTime } from '../local-time.ts'
import { messages } from '../messages.ts'
import { remoteVersionOf } from '../saver/drafts.ts'
import type { Base } from '../saver/save-state.ts'
import { useSaver, useSaving } from '../saver/use-saver.ts'
import { useAction, useAsync } from '../use-async.ts'
import { EmptyLinks } from './EmptyLinks.tsx'
import { InvalidSettings } from './InvalidSettings.tsx'
import { publish } from './publishing.ts'

/** Shows what a publish changes for shoppers, with a name for the version and the publish button. */
export function PublishDialog() {
  const open = useSaving(({ dialog }) => dialog === 'publish')
  return open ? <Publishing /> : null
}

function Publishing() {
  const saver = useSaver()
  const { info } = saver.session
  const noun = useNoun()
  const { name, scheduledAt, status } = useOpenPage((page) => page)
  const { builder } = saver.session
  const unfinished = useBuilderState(() => unfinishedFields(builder).length)
  const [label, setLabel] = useState('')
  const { busy, failure, run } = useAction()
  const id = useId()
  const close = () => saver.open(undefined)
  const go = () =>
    run(async () => {
      if (await publish(saver, label.trim())) saver.showResult(messages.publish.done(name), { isPublished: true })
    })
  return (
    <Dialog
      open
      title={messages.publish.title(name)}
      description={(status === 'published' ? messages.publish.help : messages.publish.first)(noun)}
      onOpenChange={(open) => !open && close()}
      footer={
        <>
          <Button onClick={close}>{messages.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={go}>
            {messages.publish.do(noun)}
          </Button>
        </>
      }
    >
      <div className="bfv-stack">
        <InvalidSettings />
        <EmptyLinks />
        {unfinished > 0 && <Notice tone="warning">{messages.unfinished.publish(unfinished)}</Notice>}
        <Changes />
        {scheduledAt && <Notice>{messages.publish.scheduled(localTime(scheduledAt, info.locale, info.timezone))}</Notice>}
        <TextField
          id={id}
          label={messages.publish.label}
          note="optional"
          help={messages.publish.labelHelp}
          value={label}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
        {failure && (
          <Notice tone="danger" alert title={messages.publish.failed}>
            {failure} {messages.publish.kept}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** The differences between the public page and the draft; nothing if the app does not know the public page. */
function Changes() {
  const { published } = useSaver().session.adapter
  return published ? <LoadedChanges published={published} /> : null
}

function LoadedChanges({ published }: Required<Pick<OpenAdapter, 'published'>>) {
  const { adapter, loaded } = useSaver().session
  const load = useCallback(async () => {
    const [visible, newest] = await Promise.all([published(loaded.pageId), adapter.load(loaded.pageId)])
    return { published: visible, newest }
  }, [adapter, published, loaded])
  const { result, reload } = useAsync(load)
  if (result.status === 'loading')
    return (
      <Delayed>
        <Skeleton height={96} />
      </Delayed>
    )
  if (result.status === 'error')
    return <LoadFailed title={messages.publish.compareFailed} message={result.message} onRetry={reload} />
  return <Compared {...result.value} />
}

/** The store's blocks are published as they were saved last, even if another person saved them. */
function Compared({ published, newest }: { published: PublishedContent; newest: PageDraft }) {
  const { session } = useSaver()
  const { builder } = session
  const { blocks } = builder
  const document = useBuilderState((state) => state.document)
  const others = useSaving(({ save: { base, saved } }) =>
    isOfOthers(newest, base, saved.globalContent === document.globalContent),
  )
  const differences = useMemo(() => {
    const { content, globalContent, settings } = published
    const shown = load({ content: content ?? [], globalContent, settings }, blocks).document
    const shared = others ? remoteVersionOf(newest, blocks).document.globalContent : document.globalContent
    return compare(shown, { ...document, globalContent: shared }, blocks, (block) => blockNameOf(builder, block))
  }, [published, newest, others, document, builder, blocks])
  if (differences.length === 0) return <p className="bfv-quiet">{messages.publish.nothing}</p>
  return (
    <section>
      <h3>{messages.publish.changes}</h3>
      <Differences differences={differences} label={messages.publish.changes} />
      {differences.some(({ shared }) => shared) && (
        <p className="bfv-quiet">{others ? messages.publish.others : messages.publish.everywhere}</p>
      )}
    </section>
  )
}

/** Whether another person saved the store's blocks since, and this builder has not changed them. */
const isOfOthers = ({ globalVersion }: PageDraft, base: Base, untouched: boolean) =>
  untouched && globalVersion !== base.globalVersion
