import type { Webhook } from '@blockfront/contract'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

interface DeleteWebhookProps {
  webhook: Webhook
  onDeleted: () => void
  onClose: () => void
}

export function DeleteWebhook({ webhook: { webhookId, url }, onDeleted, onClose }: DeleteWebhookProps) {
  const { storeId } = useStore()
  const remove = useStoreMutation('webhook.delete', { onSuccess: onDeleted })
  const confirm = async () => {
    await remove.mutateAsync({ params: { storeId, webhookId } })
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
