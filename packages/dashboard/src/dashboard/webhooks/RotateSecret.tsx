import type { Webhook } from '@blockfront/contract'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

interface RotateSecretProps {
  webhook: Webhook
  onRotated: (secret: string) => void
  onClose: () => void
}

/** Replaces the secret of a webhook, after the member has confirmed that it is them. */
export function RotateSecret({ webhook: { webhookId }, onRotated, onClose }: RotateSecretProps) {
  const { storeId } = useStore()
  const { confirmed, dialog } = useConfirmation()
  const rotate = useStoreMutation('webhook.rotateSecret')
  return (
    <ConfirmDialog
      title={messages.rotateTitle}
      action={messages.rotate}
      tone="primary"
      onConfirm={async () => onRotated((await confirmed(() => rotate.mutateAsync({ body: { storeId, webhookId } }))).secret)}
      onClose={onClose}
    >
      <p>{messages.rotateHelp}</p>
      {dialog}
    </ConfirmDialog>
  )
}
