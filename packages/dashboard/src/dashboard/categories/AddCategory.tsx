import { useNavigate, useSearchParams } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { CategoryForm } from './CategoryForm.tsx'
import { messages } from './messages.ts'

/** A new category, added after its siblings. The URL may name its parent. */
export function AddCategory() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { storeId } = useStore()
  const categories = useStoreQuery('category.list')
  const add = useStoreMutation('category.add')
  return (
    <>
      <PageHeader title={messages.newTitle} back={{ to: '/dashboard/categories', label: messages.title }} />
      <Loaded query={categories} skeleton={<FormSkeleton />}>
        {(list) => (
          <CategoryForm
            start={{ parentId: list.find(({ id }) => id === params.get('parent'))?.id ?? null }}
            onSave={async (body) => {
              const beside = list.filter(({ parentId }) => parentId === (body.parentId ?? null))
              const position = Math.max(-1, ...beside.map((one) => one.position)) + 1
              await add.mutateAsync({ body: { ...body, position, storeId } })
              toast.success(messages.added)
              navigate('/dashboard/categories')
            }}
          />
        )}
      </Loaded>
    </>
  )
}
