import type { Category } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useParams } from '../../router.ts'
import { visitUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useStore } from '../store.ts'
import { storeKey, useStoreMutation } from '../store-query.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { CategoryProducts } from './CategoryProducts.tsx'
import { messages } from './messages.ts'

/** Edits one category. */
export function EditCategory() {
  const { categoryId = '' } = useParams()
  const { storeId } = useStore()
  const category = useQuery({
    queryKey: storeKey(storeId, 'category.get', categoryId),
    queryFn: ({ signal }) => api.call('category.get', { query: { categoryId } }, { signal }),
  })
  if (category.error instanceof ApiError && [400, 403, 404].includes(category.error.status))
    return <NotFound title={messages.gone} help={messages.goneHelp} to="/dashboard/categories" list={messages.title} />
  return (
    <Loaded
      query={category}
      skeleton={<FormSkeleton />}
      head={<PageHeader title={messages.basics} back={{ to: '/dashboard/categories', label: messages.title }} />}
    >
      {(read) => <Editing key={categoryId} read={read} />}
    </Loaded>
  )
}

function Editing({ read }: { read: Category }) {
  const store = useStore()
  const { storeId } = store
  const [start] = useState(read)
  const update = useStoreMutation('category.update')
  return (
    <>
      <PageHeader
        title={read.name}
        back={{ to: '/dashboard/categories', label: messages.title }}
        action={
          <Button asChild>
            <a href={visitUrl(store, `/collection/${read.slug}`)} target="_blank" rel="noreferrer">
              {messages.view}
            </a>
          </Button>
        }
      />
      <CategoryForm
        start={start}
        saved={read}
        onSave={async (body) => {
          await update.mutateAsync({ body: { ...body, storeId, id: read.id, position: read.position } })
          toast.success(messages.saved)
        }}
      />
      <CategoryProducts category={read} />
    </>
  )
}
