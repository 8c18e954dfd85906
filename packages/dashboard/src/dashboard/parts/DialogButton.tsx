import { Button, type ButtonProps } from '@blockfront/ui'
import { type ReactNode, useState } from 'react'

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Returns the dialog, which is rendered while it is open. */
  dialog: (onClose: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
