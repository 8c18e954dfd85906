import type { Webhook } from '@blockfront/contract'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

interface DeleteWebhookProps {
  webhook: Webhook
  /** Called with true before the webhook is deleted, and with false if that failed. */
  onDelete: (isDeleted: boolean) => void
  onDeleted: () => void
  onClose: () => void
}

export function DeleteWebhook({ webhook: { webhookId, url }, onDelete, onDeleted, onClose }: DeleteWebhookProps) {
  const { storeId } = useStore()
  const remove = useStoreMutation('webhook.delete', { onSuccess: onDeleted })
  const confirm = async () => {
    onDelete(true)
    await remove.mutateAsync({ params: { storeId, webhookId } }).catch((error: unknown) => {
      onDelete(false)
      throw error
    })
    toast.success(messages.deleted)
  }
  return (
    <ConfirmDialog title={messages.deleteTitle} action={messages.deleteAction} onConfirm={confirm} onClose={onClose}>
      <p className="webhook__url" dir="ltr">
        {url}
      </p>
      <p>{messages.deleteHelp}</p>
    </ConfirmDialog>
  )
}
