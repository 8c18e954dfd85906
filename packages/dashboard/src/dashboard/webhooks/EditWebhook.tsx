import type { Webhook } from '@blockfront/contract'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { WebhookDialog } from './WebhookDialog.tsx'

/** Changes the URL and the events of a webhook. A new URL requires a confirmation. */
export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { storeId } = useStore()
  const { confirmed, dialog } = useConfirmation()
  const update = useStoreMutation('webhook.update')
  const { webhookId, url, events } = webhook
  return (
    <WebhookDialog
      title={messages.editTitle}
      help={messages.addHelp}
      action={messages.save}
      start={{ url, events }}
      confirmation={dialog}
      onSubmit={async (form) => {
        await confirmed(() => update.mutateAsync({ body: { storeId, webhookId, ...form } }))
        toast.success(messages.saved)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
