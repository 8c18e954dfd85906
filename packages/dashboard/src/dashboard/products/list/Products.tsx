import { Button } from '@blockfront/ui'
import { Tag } from 'lucide-react'
import './products.css'
import { Link } from '../../../router.ts'
import { PageHeader } from '../../PageHeader.tsx'
import { AddLink } from '../../parts/AddLink.tsx'
import { oneOf, useListQuery } from '../../parts/list/list-query.ts'
import { PagedTable } from '../../parts/list/PagedTable.tsx'
import { useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { DemoNotice } from './DemoNotice.tsx'
import { ProductBulk } from './ProductBulk.tsx'
import { ProductImage } from './ProductImage.tsx'
import { useProductColumns } from './product-columns.tsx'
import { statuses, stocks, useProductFilters } from './product-filters.ts'

const SIZE = 20
const ADD = '/dashboard/addproduct'
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
            <AddLink to={ADD} icon>
              {messages.add}
            </AddLink>
          </>
        }
      />
      <PagedTable
        address={address}
        query={products}
        size={SIZE}
        toolbar={{ searchLabel: messages.search, filters, sorts: sortOptions }}
        empty={{
          icon: <Tag size={20} />,
          title: messages.empty,
          action: <AddLink to={ADD}>{messages.add}</AddLink>,
          children: messages.emptyHelp,
        }}
        label={messages.list}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        nameTitle={messages.name}
        linkOf={({ id }) => `/dashboard/edit-product/${id}`}
        pictureOf={({ productImage }) => <ProductImage url={productImage} />}
        aboutOf={({ sku, hasVariations }) => [sku, hasVariations && messages.variations].filter(Boolean).join(' · ')}
        columns={useProductColumns()}
        bulk={({ keys, clear }) => <ProductBulk ids={keys} onDone={clear} />}
      />
      {/* Shown only below a loaded list, because a list that loads later would move it. */}
      {products.isSuccess && <DemoNotice />}
    </>
  )
}
