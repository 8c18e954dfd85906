import { Button, Dialog } from '@blockfront/ui'
import { SecretValue } from '../parts/SecretValue.tsx'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'

/** Shows a new token, which the server does not show again, the id of its store, and the address for AI assistants. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { storeId } = useStore()
  return (
    <Dialog
      open
      dismissable={false}
      title={messages.newTitle}
      description={messages.newHelp}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <dl className="secret-values">
        <SecretValue name={messages.token} value={token} copyLabel={messages.copyToken} copied={messages.copied} />
        <SecretValue
          name={messages.storeId}
          value={storeId}
          copyLabel={messages.copyStoreId}
          copied={messages.copied}
          help={messages.storeIdHelp}
        />
        <SecretValue
          name={messages.assistants}
          value={`${location.origin}/mcp`}
          copyLabel={messages.copyAddress}
          copied={messages.copied}
          help={messages.assistantsHelp}
        />
      </dl>
    </Dialog>
  )
}
