import { productPath } from '@blockfront/commerce'
import type { Product } from '@blockfront/contract'
import { ApiError, errorDetails } from '@blockfront/contract/client'
import { Button } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useNavigate, useParams } from '../../router.ts'
import { visitUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { DeleteDialog } from '../parts/DeleteDialog.tsx'
import { ConflictDialog } from '../parts/form/ConflictDialog.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useStore } from '../store.ts'
import { storeKey, useStoreMutation } from '../store-query.ts'
import { ProductForm } from './form/ProductForm.tsx'
import { formOf } from './form/product-form.ts'
import { StatusBadge } from './list/product-columns.tsx'
import { messages } from './messages.ts'
import { WaitingCustomers } from './WaitingCustomers.tsx'

const formMessages = messages.form

/** Edits one product. */
export function EditProduct() {
  const { productId = '' } = useParams()
  const { storeId } = useStore()
  const product = useQuery({
    queryKey: storeKey(storeId, 'product.getById', productId),
    queryFn: ({ signal }) => api.call('product.getById', { params: { id: productId } }, { signal }),
  })
  if (product.error instanceof ApiError && [400, 403, 404].includes(product.error.status))
    return <NotFound title={formMessages.gone} help={formMessages.goneHelp} to="/dashboard/products" list={messages.title} />
  return (
    <Loaded
      query={product}
      skeleton={<FormSkeleton />}
      head={<PageHeader title={formMessages.label} back={{ to: '/dashboard/products', label: messages.title }} />}
    >
      {(read) => <Editing key={productId} read={read} />}
    </Loaded>
  )
}

/** `read` provides the initial values. A change by another person is detected when the form is saved. */
function Editing({ read }: { read: Product }) {
  const [saved, setSaved] = useState(read)
  const [started, setStarted] = useState(read)
  const [newer, setNewer] = useState<Product>()
  const { storeId } = useStore()
  const update = useStoreMutation('product.update')
  const [start, setStart] = useState(() => formOf(read))
  const save = async (body: Parameters<Parameters<typeof ProductForm>[0]['onSave']>[0]) => {
    const { id, version } = saved
    try {
      setSaved(await update.mutateAsync({ body: { ...body, storeId, id, version } }))
      toast.success(formMessages.saved)
    } catch (error) {
      setNewer(errorDetails(error, 'product.update', 'stale_version')?.product)
      throw error
    }
  }
  return (
    <>
      <Head product={saved} />
      <WaitingCustomers productId={saved.id} />
      <ProductForm key={started.version} start={start} saved={saved} onSave={save} />
      {newer && (
        <ConflictDialog
          title={messages.conflict}
          onClose={() => setNewer(undefined)}
          onKeepMine={() => setSaved(newer)}
          onTakeTheirs={() => {
            setSaved(newer)
            setStarted(newer)
            setStart(formOf(newer))
          }}
        />
      )}
    </>
  )
}

function Head({ product }: { product: Product }) {
  const store = useStore()
  const { storeId } = store
  const navigate = useNavigate()
  const remove = useStoreMutation('product.delete')
  const [isDialogOpen, setDialogOpen] = useState(false)
  const copy = () => {
    const {
      slug: _slug,
      sku: _sku,
      barcode: _barcode,
      ...start
    } = formOf({ ...product, name: formMessages.copyOf(product.name), status: 'draft' })
    const options = {
      attributeGroups: product.attributeGroups,
      variations: product.variations.map(({ id: _id, ...one }) => ({ ...one, sku: '', barcode: '' })),
    }
    navigate('/dashboard/addproduct', { state: { start: { ...start, options } } })
  }
  return (
    <>
      <PageHeader
        title={product.name}
        badge={<StatusBadge status={product.status} />}
        back={{ to: '/dashboard/products', label: messages.title }}
        action={
          product.status === 'active' && (
            <Button asChild>
              <a href={visitUrl(store, productPath(product.slug))} target="_blank" rel="noreferrer">
                {formMessages.view}
              </a>
            </Button>
          )
        }
        more={[
          { label: formMessages.duplicate, onSelect: copy },
          'line',
          { label: messages.delete, danger: true, onSelect: () => setDialogOpen(true) },
        ]}
      />
      {isDialogOpen && (
        <DeleteDialog
          messages={messages}
          count={1}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { storeId, productId: product.id } })
            toast.success(messages.deleted(1))
            navigate('/dashboard/products')
          }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  )
}
