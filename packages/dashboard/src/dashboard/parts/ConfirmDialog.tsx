import { Button, Dialog, Notice } from '@blockfront/ui'
import { type ReactNode, useState } from 'react'
import './parts.css'
import { messages as general } from '../../messages.ts'

interface ConfirmDialogProps {
  title: string
  /** The consequences: what is deleted and what stays. */
  children?: ReactNode
  /** Names the action: "Delete 3 products". */
  action: string
  /** Label of the button that changes nothing, where "Cancel" would be ambiguous. */
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  disabled?: boolean
  /** Performs the action. When it rejects, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation before an irreversible action, and waits until it is done. Render it while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, cancelLabel = general.cancel, tone = 'danger', disabled, onConfirm, onClose } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="small"
      title={title}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} disabled={disabled} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <div className="confirm">
        {children}
        {failure && (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
