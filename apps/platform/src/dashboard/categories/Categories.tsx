import { Button, EmptyState } from '@blockfront/ui'
import { FolderTree, Plus } from 'lucide-react'
import { Link } from '../../router.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useStoreQuery } from '../store-query.ts'
import { CategoryList } from './CategoryList.tsx'
import { messages } from './messages.ts'

/** The store's category tree. */
export function Categories() {
  const categories = useStoreQuery('category.list')
  return (
    <>
      <PageHeader
        title={messages.title}
        about={messages.about}
        action={
          <Button asChild variant="primary">
            <Link to="/dashboard/addcategory">
              <Plus size={14} aria-hidden />
              {messages.add}
            </Link>
          </Button>
        }
      />
      <Loaded query={categories} skeleton={<TableSkeleton pictures />}>
        {(list) => (list.length > 0 ? <CategoryList categories={list} /> : <NoCategories />)}
      </Loaded>
    </>
  )
}

const NoCategories = () => (
  <EmptyState
    icon={<FolderTree size={20} />}
    title={messages.empty}
    action={
      <Button asChild variant="primary">
        <Link to="/dashboard/addcategory">{messages.add}</Link>
      </Button>
    }
  >
    {messages.emptyHelp}
  </EmptyState>
)
