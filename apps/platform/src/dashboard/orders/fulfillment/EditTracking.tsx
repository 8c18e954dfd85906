import type { Fulfillment, Order } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { messages as general } from '../../../messages.ts'
import { toast } from '../../../toast.tsx'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'
import { trackingFields, trackingNames, trackingSchema } from './tracking-fields.ts'

const FORM = 'tracking-form'

/** Changes the carrier and tracking details of a parcel. */
export function EditTracking({ order, parcel, onClose }: { order: Order; parcel: Fulfillment; onClose: () => void }) {
  const update = useOrderChange('order.updateTracking', order)
  const [busy, setBusy] = useState(false)
  const reachable = order.contact.email !== ''
  const { carrier, trackingNumber, trackingUrl } = parcel
  const submit = async (values: z.output<typeof trackingSchema>) => {
    await update({ ...values, notify: values.notify && reachable, fulfillmentId: parcel.id })
    toast.success(messages.trackingSaved)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="small"
      title={messages.editTracking}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy}>
            {messages.saveTracking}
          </Button>
        </>
      }
    >
      <SchemaForm
        id={FORM}
        label={messages.editTracking}
        schema={trackingSchema}
        defaultValues={{ carrier, trackingNumber, trackingUrl, notify: false }}
        fields={trackingFields}
        only={trackingNames({ reachable })}
        onSubmit={submit}
        onStateChange={({ isSubmitting }: FormState) => setBusy(isSubmitting)}
      />
    </Dialog>
  )
}
