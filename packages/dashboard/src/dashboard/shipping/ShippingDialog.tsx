import { Button, Dialog, Notice } from '@blockfront/ui'
import { type FormEvent, type ReactNode, useId } from 'react'
import { messages as general } from '../../messages.ts'
import { ConflictDialog } from '../parts/form/ConflictDialog.tsx'
import './shipping.css'

interface ShippingDialogProps {
  title: string
  /** The button that saves. */
  action: string
  busy: boolean
  /** Why the last attempt to save failed. */
  failure: string | undefined
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  /** Offers the version of another member; undefined without a conflict. */
  conflict: { title: string; onKeepMine: () => void; onTakeTheirs: () => void; onClose: () => void } | undefined
  children: ReactNode
}

/** The dialog with the form of a zone or a rate. */
export function ShippingDialog({ title, action, busy, failure, onSubmit, onClose, conflict, children }: ShippingDialogProps) {
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className="shipping-form" noValidate onSubmit={onSubmit}>
        {failure && (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
        {children}
      </form>
      {conflict && <ConflictDialog {...conflict} />}
    </Dialog>
  )
}
