import type { Fulfillment, Order } from '@blockfront/contract'
import type { z } from 'zod'
import { toast } from '../../../toast.tsx'
import { FormDialog } from '../../parts/form/FormDialog.tsx'
import { messages } from '../messages.ts'
import { useOrderChange } from '../order-change.ts'
import { trackingFields, trackingNames, trackingSchema } from './tracking-fields.ts'

/** Changes the carrier and tracking details of a parcel. */
export function EditTracking({ order, parcel, onClose }: { order: Order; parcel: Fulfillment; onClose: () => void }) {
  const update = useOrderChange('order.updateTracking', order)
  const reachable = order.contact.email !== ''
  const { carrier, trackingNumber, trackingUrl } = parcel
  const submit = async (values: z.output<typeof trackingSchema>) => {
    await update({ ...values, notify: values.notify && reachable, fulfillmentId: parcel.id })
    toast.success(messages.trackingSaved)
    onClose()
  }
  return (
    <FormDialog
      size="small"
      title={messages.editTracking}
      submitLabel={messages.saveTracking}
      canSubmitUnchanged
      schema={trackingSchema}
      defaultValues={{ carrier, trackingNumber, trackingUrl, notify: false }}
      fields={trackingFields}
      only={trackingNames({ reachable })}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
