import type { PaymentMethod, PaymentMethodType } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useMemo, useState } from 'react'
import { messages as general } from '../../messages.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { methodBody, methodFields, methodSchema, withFieldErrors } from './method-form.ts'

const formMessages = messages.form
const FORM = 'payment-method-form'

interface MethodDialogProps {
  type: PaymentMethodType
  /** Undefined adds a method. */
  method?: PaymentMethod
  canCapture: boolean
  onClose: () => void
}

/** Adds or edits a payment method, in a form that is generated from the provider's settings. */
export function MethodDialog({ type, method, canCapture, onClose }: MethodDialogProps) {
  const { storeId } = useStore()
  const add = useStoreMutation('payment.addMethod')
  const update = useStoreMutation('payment.updateMethod')
  const [state, setState] = useState<FormState>()
  const busy = state?.isSubmitting ?? false
  const schema = useMemo(() => methodSchema(type, { isNew: !method, canCapture }), [type, method, canCapture])
  const fields = useMemo(() => methodFields(method), [method])
  const [start] = useState(() => method ?? newMethod(type))
  const save = async (values: Record<string, unknown>) => {
    const body = { ...methodBody(type, values), storeId }
    const saved = method
      ? update.mutateAsync({ body: { ...body, methodId: method.id, enabled: method.enabled } })
      : add.mutateAsync({ body: { ...body, type } })
    await withFieldErrors(saved)
    toast.success(method ? formMessages.saved(body.title) : formMessages.added(body.title))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={method ? formMessages.editTitle(method.title) : formMessages.newTitle(messages.types[type])}
      description={messages.typeHelp[type]}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy} disabled={method && !state?.isDirty}>
            {method ? formMessages.save : messages.add}
          </Button>
        </>
      }
    >
      <SchemaForm
        id={FORM}
        label={formMessages.label}
        schema={schema}
        defaultValues={start}
        fields={fields}
        onSubmit={save}
        onStateChange={setState}
      />
    </Dialog>
  )
}

/** What the form of a new method starts with. Without limits: an empty number would count as 0, and no order has a total of at most 0. */
const newMethod = (type: PaymentMethodType) => ({
  title: messages.defaultTitles[type],
  instructions: messages.defaultInstructions[type],
  minTotal: null,
  maxTotal: null,
})
