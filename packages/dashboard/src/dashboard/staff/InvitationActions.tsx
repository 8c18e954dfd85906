import type { StaffInvitation } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Sends an invitation again, or cancels it. */
export function InvitationActions({ invitation: { invitationId, email } }: { invitation: StaffInvitation }) {
  const { storeId } = useStore()
  const [canceling, setCanceling] = useState(false)
  const resend = useStoreMutation('staff.resendInvitation', {
    onSuccess: () => void toast.success(messages.sent(email)),
    onError: toast.failure,
  })
  const cancel = useStoreMutation('staff.cancelInvitation')
  const body = { storeId, invitationId }
  const confirm = async () => {
    await cancel.mutateAsync({ body })
    toast.success(messages.canceled)
  }
  return (
    <>
      <Button size="small" busy={resend.isPending} onClick={() => resend.mutate({ body })}>
        {messages.resend}
      </Button>
      <WorksReadOnly>
        <Button size="small" variant="ghost" onClick={() => setCanceling(true)}>
          {messages.cancel}
        </Button>
        {canceling && (
          <ConfirmDialog
            title={messages.cancelTitle(email)}
            action={messages.cancel}
            cancelLabel={messages.keep}
            onConfirm={confirm}
            onClose={() => setCanceling(false)}
          >
            <p>{messages.cancelHelp}</p>
          </ConfirmDialog>
        )}
      </WorksReadOnly>
    </>
  )
}
