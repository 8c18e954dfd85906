import type { DraftOrder } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Badge, Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { Link, useParams } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { DeleteDraft } from './DeleteDraft.tsx'
import { DraftComposer } from './DraftComposer.tsx'
import './drafts.css'
import { messages } from './messages.ts'

const list = '/dashboard/drafts'

/** One draft order: to edit, or with a link to its order. */
export function EditDraft() {
  const { draftId = '' } = useParams()
  // A deleted draft is not loaded again while the list opens.
  const [isDeleted, setIsDeleted] = useState(false)
  const draft = useStoreQuery('draftOrder.get', { draftId }, { enabled: !isDeleted, placeholderData: undefined })
  if (draft.error instanceof ApiError && [400, 404].includes(draft.error.status))
    return <NotFound title={messages.gone} help={messages.goneHelp} to={list} list={messages.title} />
  return (
    <Loaded
      query={draft}
      skeleton={<FormSkeleton />}
      head={<PageHeader title={messages.draft} back={{ to: list, label: messages.title }} />}
    >
      {(read) =>
        read.order ? (
          <CompletedDraft draft={read} order={read.order} onDelete={setIsDeleted} />
        ) : (
          <DraftComposer key={read.draftId} start={read} onDelete={setIsDeleted} />
        )
      }
    </Loaded>
  )
}

interface CompletedDraftProps {
  draft: DraftOrder
  order: NonNullable<DraftOrder['order']>
  onDelete: (isDeleted: boolean) => void
}

/** A draft whose order was created. Only the order has the prices that were agreed. */
function CompletedDraft({ draft, order, onDelete }: CompletedDraftProps) {
  const { storeId } = useStore()
  const reopen = useStoreMutation('draftOrder.reopen')
  const [isDeleting, setIsDeleting] = useState(false)
  const openAgain = async () => {
    try {
      await reopen.mutateAsync({ body: { storeId, draftId: draft.draftId } })
      toast.success(messages.reopened)
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <>
      <PageHeader
        title={draft.number}
        badge={<Badge>{messages.statuses.completed}</Badge>}
        back={{ to: list, label: messages.title }}
        more={[{ label: messages.delete, danger: true, onSelect: () => setIsDeleting(true) }]}
        action={
          <Button asChild variant="primary">
            <Link to={`/dashboard/orders/${order.orderId}`}>{messages.viewOrder}</Link>
          </Button>
        }
      />
      <Notice tone="success" title={messages.completedTitle(order.number)}>
        <p>{messages.completedHelp}</p>
        <Button size="small" className="dashboard-retry" busy={reopen.isPending} onClick={() => void openAgain()}>
          {messages.reopen}
        </Button>
      </Notice>
      {isDeleting && <DeleteDraft draft={draft} onDelete={onDelete} onClose={() => setIsDeleting(false)} />}
    </>
  )
}
