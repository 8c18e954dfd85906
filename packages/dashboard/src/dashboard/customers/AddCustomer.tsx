import { endpoints } from '@blockfront/contract'
import { SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const fields = { email: true, firstName: true, lastName: true, phone: true, acceptsMarketing: true } as const
const schema = endpoints['customer.add'].body.pick(fields)

/** A button that adds a customer by hand, and opens the new customer. */
export function AddCustomer() {
  return (
    <DialogButton
      variant="primary"
      dialog={(close) => (
        <Dialog open onOpenChange={close} title={messages.addTitle}>
          <AddForm />
        </Dialog>
      )}
    >
      {messages.add}
    </DialogButton>
  )
}

function AddForm() {
  const { storeId } = useStore()
  const add = useStoreMutation('customer.add')
  const navigate = useNavigate()
  return (
    <SchemaForm
      label={messages.addTitle}
      schema={schema}
      fields={{
        email: { label: messages.email, control: 'text', inputType: 'email', autoComplete: 'off' },
        firstName: { label: messages.firstName, control: 'text', autoComplete: 'off' },
        lastName: { label: messages.lastName, control: 'text', autoComplete: 'off' },
        phone: { label: messages.phone, control: 'text', inputType: 'tel', autoComplete: 'off' },
        acceptsMarketing: { label: messages.acceptsMarketing },
      }}
      defaultValues={{ email: '', firstName: '', lastName: '', phone: '', acceptsMarketing: false }}
      onSubmit={async (values) => {
        const { customerId } = await add.mutateAsync({ body: { ...values, storeId } })
        toast.success(messages.added)
        await navigate(`/dashboard/customers/${customerId}`)
      }}
      footer={({ isDirty, isSubmitting }) => (
        <Button type="submit" variant="primary" busy={isSubmitting} disabled={!isDirty}>
          {messages.add}
        </Button>
      )}
    />
  )
}
