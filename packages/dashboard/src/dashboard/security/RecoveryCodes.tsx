import { Button, Dialog } from '@blockfront/ui'
import { useAuth } from '../../auth/Guard.tsx'
import { copyText } from '../parts/copy-text.ts'
import { saveAs } from '../parts/save-as.ts'
import { messages } from './messages.ts'

/** Shows new recovery codes, which the server does not show again. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { email } = useAuth()
  return (
    <Dialog
      open
      dismissable={false}
      title={messages.codesTitle}
      description={messages.codesAbout}
      footer={
        <>
          <Button onClick={() => void copyText(codes.join('\n'), messages.copied)}>{messages.copy}</Button>
          <Button onClick={() => saveAs(messages.codesFile, messages.codesText(email, codes), 'text/plain')}>
            {messages.download}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      <ul className="security-codes" aria-label={messages.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
