import { useState } from 'react'
import { useLocation, useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { ProductForm } from './form/ProductForm.tsx'
import { emptyProduct, type FormStart } from './form/product-form.ts'
import { messages } from './messages.ts'

/** A new product, or a copy of one that the navigation state contains. */
export function AddProduct() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { storeId } = useStore()
  const add = useStoreMutation('product.add')
  const [start] = useState<FormStart>(() => ({ ...emptyProduct, ...(state as { start?: FormStart } | null)?.start }))
  return (
    <>
      <PageHeader title={messages.form.newTitle} back={{ to: '/dashboard/products', label: messages.title }} />
      <ProductForm
        start={start}
        onSave={async (body) => {
          const { id } = await add.mutateAsync({ body: { ...body, storeId } })
          toast.success(messages.form.added)
          navigate(`/dashboard/edit-product/${id}`, { replace: true })
        }}
      />
    </>
  )
}
