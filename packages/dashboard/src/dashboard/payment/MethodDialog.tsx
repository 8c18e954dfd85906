import type { PaymentMethod, PaymentMethodType } from '@blockfront/contract'
import { useMemo, useState } from 'react'
import { toast } from '../../toast.tsx'
import { FormDialog } from '../parts/form/FormDialog.tsx'
import { atFormPaths } from '../parts/form/form-paths.ts'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { methodBody, methodFields, methodPath, methodSchema } from './method-form.ts'

const formMessages = messages.form
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
  const schema = useMemo(
    () => methodSchema(type, { isNew: !method, isEnabled: method?.enabled ?? true, canCapture }),
    [type, method, canCapture],
  )
  const fields = useMemo(() => methodFields(type, method), [type, method])
  const [start] = useState(() => method ?? newMethod(type))
  const save = async (values: Record<string, unknown>) => {
    const body = { ...methodBody(type, values), storeId }
    const saved = method
      ? update.mutateAsync({ body: { ...body, methodId: method.id, enabled: method.enabled } })
      : add.mutateAsync({ body: { ...body, type } })
    await atFormPaths(saved, methodPath)
    toast.success(method ? formMessages.saved(body.title) : formMessages.added(body.title))
    onClose()
  }
  return (
    <FormDialog
      title={method ? formMessages.editTitle(method.title) : formMessages.newTitle(messages.types[type])}
      description={messages.typeHelp[type]}
      submitLabel={method ? formMessages.save : messages.add}
      canSubmitUnchanged={!method}
      label={formMessages.label}
      schema={schema}
      defaultValues={start}
      fields={fields}
      onSubmit={save}
      onClose={onClose}
    />
  )
}

/** The initial values of a new method. Without limits: an empty number would count as 0, and no order has a total of at most 0. */
const newMethod = (type: PaymentMethodType) => ({
  title: messages.defaultTitles[type],
  instructions: messages.defaultInstructions[type],
  minTotal: null,
  maxTotal: null,
})
