import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { DiscountForm } from './DiscountForm.tsx'
import { newDiscount } from './discount-form.ts'
import { messages } from './messages.ts'

/** A new discount. */
export function AddDiscount() {
  const navigate = useNavigate()
  const { storeId } = useStore()
  const add = useStoreMutation('discount.add')
  return (
    <>
      <PageHeader title={messages.newTitle} back={{ to: '/dashboard/discounts', label: messages.title }} />
      <DiscountForm
        start={newDiscount}
        onSave={async (body) => {
          await add.mutateAsync({ body: { ...body, storeId } })
          toast.success(messages.added)
          navigate('/dashboard/discounts')
        }}
      />
    </>
  )
}
