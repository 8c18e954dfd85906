import { Button, Dialog } from '@blockfront/ui'
import { SecretValue } from '../parts/SecretValue.tsx'
import { messages } from './messages.ts'

interface ShownSecretProps {
  secret: string
  help: string
  onClose: () => void
}

/** Shows a new secret, which the server does not show again. */
export function ShownSecret({ secret, help, onClose }: ShownSecretProps) {
  return (
    <Dialog
      open
      dismissable={false}
      title={messages.secretTitle}
      description={help}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <dl className="secret-values">
        <SecretValue name={messages.secret} value={secret} copyLabel={messages.copySecret} copied={messages.copied} />
      </dl>
    </Dialog>
  )
}
