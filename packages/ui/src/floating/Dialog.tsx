import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../IconButton.tsx'
import { ReadOnlyScope } from '../ReadOnly.tsx'
import { focusFirstField, PreviousFocus, useRestoreFocus } from './dialog-focus.tsx'
import { usePortal } from './portal.ts'

export interface DialogProps {
  open: boolean
  onOpenChange?: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** The buttons; the primary one is last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'full'
  /** Shows a sheet at that edge, as high as the window. */
  side?: 'start' | 'end'
  /** False for a dialog that closes automatically: no close button, no Escape, no click outside. */
  dismissable?: boolean
  closeLabel?: string
}

/** A modal dialog, or a sheet at one side. Focus is trapped inside and restored afterwards. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'medium',
  side,
  dismissable = true,
  closeLabel = 'Close',
}: DialogProps) {
  const { previous, giveBack } = useRestoreFocus()
  const portal = usePortal()
  const stay = dismissable ? undefined : (event: Event) => event.preventDefault()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal}>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content
          className={classNames('ui-float ui-dialog', side ? `ui-dialog--${side}` : `ui-dialog--${size}`)}
          onOpenAutoFocus={side ? undefined : focusFirstField}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <PreviousFocus previous={previous} />
          <div className="ui-dialog__head">
            <div className="ui-dialog__titles">
              <Radix.Title className="ui-dialog__title">{title}</Radix.Title>
              {description && (
                <Radix.Description className="ui-dialog__description" asChild>
                  <div>{description}</div>
                </Radix.Description>
              )}
            </div>
            {dismissable && (
              <ReadOnlyScope reasonId={undefined}>
                <Radix.Close asChild>
                  <IconButton label={closeLabel} plain>
                    <X size={16} />
                  </IconButton>
                </Radix.Close>
              </ReadOnlyScope>
            )}
          </div>
          {children && <div className="ui-dialog__body">{children}</div>}
          {footer && <div className="ui-dialog__foot">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
