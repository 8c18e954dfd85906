import { type FormState, SchemaForm, type SchemaFormProps } from '@blockfront/engine/form'
import { Button, Dialog, type DialogProps } from '@blockfront/ui'
import { type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { messages as general } from '../../../messages.ts'

interface FormDialogProps<S extends z.ZodObject>
  extends Pick<DialogProps, 'title' | 'description' | 'size'>,
    Omit<SchemaFormProps<S>, 'id' | 'footer' | 'onStateChange'> {
  submitLabel: string
  /** Whether the form can be submitted without changes. */
  canSubmitUnchanged?: boolean
  /** Adds content around the form. */
  around?: (form: ReactNode) => ReactNode
  /** Called on Cancel, Escape and a click outside, but not while the form is being submitted. */
  onClose: () => void
}

/** A form in a dialog with Cancel and a submit button. `onSubmit` closes the dialog when it has saved. */
export function FormDialog<S extends z.ZodObject>(props: FormDialogProps<S>) {
  const { title, description, size = 'medium', submitLabel, canSubmitUnchanged = false, around, onClose, ...form } = props
  const id = useId()
  const [state, setState] = useState<FormState>()
  const busy = state?.isSubmitting ?? false
  const content = <SchemaForm label={title} {...form} id={id} onStateChange={setState} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={description}
      size={size}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy} disabled={!canSubmitUnchanged && !state?.isDirty}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {around ? around(content) : content}
    </Dialog>
  )
}
