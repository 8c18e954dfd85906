import type { ProductRow } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { Plus, Tag } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import './products.css'
import { Link } from '../../../router.ts'
import { Loaded } from '../../Loaded.tsx'
import { PageHeader } from '../../PageHeader.tsx'
import { BulkBar } from '../../parts/list/BulkBar.tsx'
import { DataTable } from '../../parts/list/DataTable.tsx'
import { EmptyList } from '../../parts/list/EmptyList.tsx'
import { ListToolbar } from '../../parts/list/ListToolbar.tsx'
import { type ListQuery, oneOf, useListQuery } from '../../parts/list/list-query.ts'
import { Paging } from '../../parts/list/Paging.tsx'
import { useSelection } from '../../parts/list/selection.ts'
import { TableSkeleton } from '../../parts/list/TableSkeleton.tsx'
import { useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { DemoNotice } from './DemoNotice.tsx'
import { ProductBulk } from './ProductBulk.tsx'
import { ProductImage } from './ProductImage.tsx'
import { useProductColumns } from './product-columns.tsx'
import { statuses, stocks, useProductFilters } from './product-filters.ts'

const SIZE = 20
const sorts = ['newest', 'oldest', 'name', 'price_asc', 'price_desc', 'stock', 'updated'] as const
const sortOptions = sorts.map((value) => ({ value, label: messages.sorts[value] }))

/** All products of the store: search, filter, bulk edit. */
export function Products() {
  const address = useListQuery()
  const filters = useProductFilters()
  const { get, page } = address
  const products = useStoreQuery('product.filter', {
    page,
    size: SIZE,
    status: oneOf(get('status'), statuses),
    stock: oneOf(get('stock'), stocks),
    category: get('category'),
    search: get('search'),
    sort: oneOf(get('sort'), sorts),
  })
  return (
    <>
      <PageHeader
        title={messages.title}
        action={
          <>
            <Button asChild>
              <Link to="/dashboard/import-export">{messages.transfer}</Link>
            </Button>
            <Button asChild variant="primary">
              <Link to="/dashboard/addproduct">
                <Plus size={14} aria-hidden />
                {messages.add}
              </Link>
            </Button>
          </>
        }
      />
      <ListToolbar address={address} searchLabel={messages.search} filters={filters} sorts={sortOptions} />
      <Loaded query={products} skeleton={<TableSkeleton pictures />}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <ProductTable rows={content} stale={products.isPlaceholderData}>
              <Paging page={page} size={SIZE} totalPages={totalPages} totalElements={totalElements} onPage={address.setPage} />
            </ProductTable>
          ) : (
            <NoProducts address={address} />
          )
        }
      </Loaded>
      {/* Shown only below a loaded list, because a list that loads later would move it. */}
      {products.isSuccess && <DemoNotice />}
    </>
  )
}

interface ProductTableProps {
  rows: readonly ProductRow[]
  stale: boolean
  /** Rendered between the table and the bulk actions. */
  children: ReactNode
}

function ProductTable({ rows, stale, children }: ProductTableProps) {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useSelection(ids)
  const columns = useProductColumns()
  return (
    <>
      <DataTable
        label={messages.list}
        rows={rows}
        stale={stale}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        nameTitle={messages.name}
        linkOf={({ id }) => `/dashboard/edit-product/${id}`}
        pictureOf={({ productImage }) => <ProductImage url={productImage} />}
        aboutOf={({ sku, hasVariations }) => [sku, hasVariations && messages.variations].filter(Boolean).join(' · ')}
        columns={columns}
        selection={selection}
      />
      {children}
      <BulkBar selection={selection}>
        <ProductBulk ids={selection.keys} onDone={selection.clear} />
      </BulkBar>
    </>
  )
}

const narrowing = ['status', 'stock', 'category', 'search', 'page']

const NoProducts = ({ address }: { address: ListQuery }) => (
  <EmptyList
    address={address}
    narrowing={narrowing}
    icon={<Tag size={20} />}
    title={messages.empty}
    action={
      <Button asChild variant="primary">
        <Link to="/dashboard/addproduct">{messages.add}</Link>
      </Button>
    }
  >
    {messages.emptyHelp}
  </EmptyList>
)
