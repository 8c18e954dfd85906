import { Button, Dialog } from '@blockfront/ui'
import { Copy } from 'lucide-react'
import { copyText } from '../parts/copy-text.ts'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'

/** Shows a new token, which the server does not show again, and the id of its store. */
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
      <dl className="api-tokens__secrets">
        <Secret name={messages.token} value={token} copyLabel={messages.copyToken} />
        <Secret name={messages.storeId} value={storeId} copyLabel={messages.copyStoreId} help={messages.storeIdHelp} />
      </dl>
    </Dialog>
  )
}

interface SecretProps {
  name: string
  value: string
  copyLabel: string
  help?: string
}

function Secret({ name, value, copyLabel, help }: SecretProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="api-tokens__secret">
        <code dir="ltr">{value}</code>
        <Button icon={<Copy size={14} />} onClick={() => void copyText(value, messages.copied)}>
          {copyLabel}
        </Button>
      </dd>
      {help && <dd className="api-tokens__help">{help}</dd>}
    </div>
  )
}
