import { Button, Dialog } from '@blockfront/ui'
import { useAuth } from '../../auth/Guard.tsx'
import { toast } from '../../toast.tsx'
import { saveAs } from '../parts/save-as.ts'
import { messages } from './messages.ts'

/** Shows new recovery codes, which the server does not show again. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { email } = useAuth()
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(messages.copied),
      (error: Error) => toast.error(error.message),
    )
  return (
    <Dialog
      open
      dismissable={false}
      title={messages.codesTitle}
      description={messages.codesAbout}
      footer={
        <>
          <Button onClick={copy}>{messages.copy}</Button>
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
