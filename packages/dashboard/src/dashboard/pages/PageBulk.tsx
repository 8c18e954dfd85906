import type { PageSummary } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { hasOwnPath } from './page-path.ts'

type Act = 'unpublish' | 'delete'

const canDo: Readonly<Record<Act, (page: PageSummary) => boolean>> = {
  unpublish: ({ isSystem, status }) => !isSystem && status === 'published',
  delete: ({ isSystem }) => !isSystem,
}

/** Actions for several pages at once; pages that the store requires are skipped. */
export function PageBulk({ pages, onDone }: { pages: readonly PageSummary[]; onDone: () => void }) {
  const [openDialog, setOpenDialog] = useState<Act>()
  const fit = openDialog ? pages.filter(canDo[openDialog]) : []
  return (
    <>
      <Button disabled={!pages.some(canDo.unpublish)} onClick={() => setOpenDialog('unpublish')}>
        {messages.bulk.unpublish}
      </Button>
      <Button variant="danger" disabled={!pages.some(canDo.delete)} onClick={() => setOpenDialog('delete')}>
        {messages.bulk.delete}
      </Button>
      {openDialog && (
        <AskAboutPages
          act={openDialog}
          pages={fit}
          left={pages.length - fit.length}
          onDone={onDone}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}

const bulkMessages = {
  unpublish: {
    title: messages.bulk.unpublishTitle,
    action: messages.bulk.unpublishAction,
    help: messages.settings.unpublishHelp,
    done: messages.bulk.unpublished,
  },
  delete: {
    title: messages.bulk.deleteTitle,
    action: messages.bulk.deleteAction,
    help: messages.settings.deleteHelp,
    done: messages.bulk.deleted,
  },
} as const

interface AskAboutPagesProps {
  act: Act
  pages: readonly PageSummary[]
  /** The number of selected pages that do not allow it. */
  left?: number
  onDone: () => void
  onClose: () => void
}

/** Asks for confirmation, then deletes pages in sequence, so that the pages deleted before a failure are known. */
export function AskAboutPages({ act, pages, left = 0, onDone, onClose }: AskAboutPagesProps) {
  const unpublish = useStoreMutation('page.unpublish')
  const remove = useStoreMutation('page.delete')
  const { title, action, help, done } = bulkMessages[act]
  const change = ({ storeId, pageId }: PageSummary) =>
    act === 'unpublish' ? unpublish.mutateAsync({ body: { storeId, pageId } }) : remove.mutateAsync({ params: { id: pageId } })
  const confirm = async () => {
    for (const [index, page] of pages.entries())
      await change(page).catch((error: Error) => {
        throw index > 0 ? new Error(messages.bulk.stopped(index, page.name, error.message)) : error
      })
    toast.success(done(pages.length))
    onDone()
  }
  return (
    <ConfirmDialog title={title(pages.length)} action={action(pages.length)} onConfirm={confirm} onClose={onClose}>
      <p>{help}</p>
      {act === 'delete' && pages.some((page) => !hasOwnPath(page)) && <p>{messages.settings.deleteTemplateHelp}</p>}
      {left > 0 && <p className="pages-quiet">{messages.bulk.left(left)}</p>}
    </ConfirmDialog>
  )
}
