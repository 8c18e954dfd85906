import { Button, Dialog, Notice } from '@blockfront/ui'
import { useState } from 'react'
import type { PageSummary } from '../../adapter.ts'
import { useOpenPage, useSession } from '../../session.ts'
import { messages } from '../messages.ts'
import { useNavigation } from '../navigation.ts'
import { usePageList, usePageListStore } from './page-list.ts'

const pageMessages = messages.pages

/** Asks for confirmation before deleting a page. If it was open, the home page opens. */
export function DeletePageDialog({ page, onClose }: { page: PageSummary; onClose: () => void }) {
  const { adapter, builder } = useSession()
  const store = usePageListStore()
  const { pages } = usePageList()
  const { leaveDeleted } = useNavigation()
  const open = useOpenPage(({ pageId }) => pageId === page.pageId)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const remove = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await adapter.pages?.delete?.(page.pageId)
      builder.say(pageMessages.removed(page.name))
      onClose()
      const home = pages.find(({ type, pageId }) => type === 'home' && pageId !== page.pageId)
      if (open && home) leaveDeleted(home.pageId)
      else void store.reload()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !busy && onClose()}
      size="small"
      title={pageMessages.removeTitle(page.name)}
      description={
        page.type === 'product' || page.type === 'collection' ? pageMessages.removeTemplateHelp : pageMessages.removeHelp
      }
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {pageMessages.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {pageMessages.remove}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" title={pageMessages.wrong} alert>
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}
