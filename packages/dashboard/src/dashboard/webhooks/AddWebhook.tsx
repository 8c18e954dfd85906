import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { WebhookDialog } from './WebhookDialog.tsx'

interface AddWebhookProps {
  onAdded: (secret: string) => void
  onClose: () => void
}

/** Adds a webhook, after the member has confirmed that it is them. */
export function AddWebhook({ onAdded, onClose }: AddWebhookProps) {
  const { storeId } = useStore()
  const { confirmed, dialog } = useConfirmation()
  const add = useStoreMutation('webhook.add')
  return (
    <WebhookDialog
      title={messages.addTitle}
      help={messages.addHelp}
      action={messages.add}
      start={{ url: '', events: [] }}
      confirmation={dialog}
      onSubmit={async (form) => {
        const { secret } = await confirmed(() => add.mutateAsync({ body: { storeId, ...form } }))
        onAdded(secret)
      }}
      onClose={onClose}
    />
  )
}
