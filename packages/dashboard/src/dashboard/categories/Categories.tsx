import { EmptyState } from '@blockfront/ui'
import { FolderTree } from 'lucide-react'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { AddLink } from '../parts/AddLink.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useStoreQuery } from '../store-query.ts'
import { CategoryList } from './CategoryList.tsx'
import { messages } from './messages.ts'

const ADD = '/dashboard/addcategory'

/** The store's category tree. */
export function Categories() {
  const categories = useStoreQuery('category.list')
  return (
    <>
      <PageHeader
        title={messages.title}
        about={messages.about}
        action={
          <AddLink to={ADD} icon>
            {messages.add}
          </AddLink>
        }
      />
      <Loaded query={categories} skeleton={<TableSkeleton pictures />}>
        {(list) => (list.length > 0 ? <CategoryList categories={list} /> : <NoCategories />)}
      </Loaded>
    </>
  )
}

const NoCategories = () => (
  <EmptyState icon={<FolderTree size={20} />} title={messages.empty} action={<AddLink to={ADD}>{messages.add}</AddLink>}>
    {messages.emptyHelp}
  </EmptyState>
)
