import { repairSlots } from '@blockfront/engine'
import { Button, Dialog } from '@blockfront/ui'
import { useEffect, useMemo, useState } from 'react'
import { useNoun } from '../../session.ts'
import { merge } from '../conflicts/merge.ts'
import { compare } from '../differences/compare.ts'
import { Differences } from '../differences/Differences.tsx'
import { localTime } from '../local-time.ts'
import { messages } from '../messages.ts'
import { useSaver } from '../saver/use-saver.ts'
import { documentOf, findUnsavedCopies } from './find-unsaved-copies.ts'
import type { LocalCopy } from './local-copy-store.ts'
import { openTabs } from './open-tabs.ts'

/** Offers unsaved work of an earlier session on this device, newest first. */
export function UnsavedCopies() {
  const saver = useSaver()
  const [copies, setCopies] = useState<readonly LocalCopy[]>([])
  useEffect(() => {
    let isUnmounted = false
    // Without IndexedDB there is nothing to offer. The status shows that after the first change.
    findUnsavedCopies(saver, openTabs).then(
      (left) => !isUnmounted && setCopies(left),
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [saver])
  const [copy] = copies
  const next = () => setCopies(([, ...rest]) => rest)
  return copy ? <UnsavedCopy key={copy.key} copy={copy} onDone={next} /> : null
}

function UnsavedCopy({ copy, onDone }: { copy: LocalCopy; onDone: () => void }) {
  const saver = useSaver()
  const noun = useNoun()
  const { session, copies, store } = saver
  const { builder, info } = session
  const { restored, newer, overwritten } = useMemo(() => {
    const { saved, base } = store.getState().save
    const mine = documentOf(copy, session)
    const since = copy.base.version !== base.version || copy.base.globalVersion !== base.globalVersion
    if (!since) return { restored: mine, newer: false, overwritten: undefined }
    const before = documentOf({ document: JSON.parse(copy.before) }, session)
    const { document: merged, conflicts } = merge(before, mine, saved)
    const document = repairSlots(merged, builder.blocks)
    return { restored: document, newer: true, overwritten: conflicts.length > 0 ? saved : undefined }
  }, [copy, session, store, builder])
  const differences = useMemo(() => compare(store.getState().save.saved, restored, builder.blocks), [store, restored, builder])
  const drop = () => copies.drop(copy.key).catch(() => {})
  const restore = () => {
    if (overwritten) saver.keepCopy(overwritten)
    saver.replace(restored, messages.copies.restored)
    void saver.saveAll().then((saved) => (saved ? drop() : undefined))
    onDone()
  }
  const discard = () => {
    void drop()
    onDone()
  }
  return (
    <Dialog
      open
      title={messages.copies.title}
      description={messages.copies.help(noun, localTime(copy.at, info.locale))}
      closeLabel={messages.copies.later}
      onOpenChange={(open) => !open && onDone()}
      footer={
        <>
          <Button onClick={discard}>{messages.copies.discard}</Button>
          <Button variant="primary" onClick={restore}>
            {messages.copies.restore}
          </Button>
        </>
      }
    >
      <Differences differences={differences} label={messages.copies.changes} />
      {newer && <p className="bfv-quiet">{messages.copies.newer}</p>}
    </Dialog>
  )
}
