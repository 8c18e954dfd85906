import { type Customer, endpoints } from '@blockfront/contract'
import { SchemaForm } from '@blockfront/engine/form'
import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const fields = { firstName: true, lastName: true, phone: true, note: true, acceptsMarketing: true } as const
const schema = endpoints['customer.update'].body.pick(fields)

/** Name, phone number, note and marketing consent of a customer. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { storeId } = useStore()
  const [start, setStart] = useState(customer)
  const update = useStoreMutation('customer.update')
  const { customerId, firstName, lastName, phone, note, acceptsMarketing } = start
  return (
    <Card title={messages.details}>
      <SchemaForm
        label={messages.details}
        schema={schema}
        fields={{
          firstName: { label: messages.firstName, control: 'text', autoComplete: 'off' },
          lastName: { label: messages.lastName, control: 'text', autoComplete: 'off' },
          phone: { label: messages.phone, control: 'text', inputType: 'tel', autoComplete: 'off' },
          note: { label: messages.note, control: 'textarea', help: messages.noteHelp },
          acceptsMarketing: { label: messages.acceptsMarketing },
        }}
        defaultValues={{ firstName, lastName, phone, note, acceptsMarketing }}
        onSubmit={async (values) => {
          setStart(await update.mutateAsync({ body: { ...values, storeId, customerId } }))
          toast.success(messages.saved)
        }}
        footer={({ isDirty, isSubmitting }) => (
          <Button type="submit" variant="primary" busy={isSubmitting} disabled={!isDirty}>
            {messages.save}
          </Button>
        )}
      />
    </Card>
  )
}
