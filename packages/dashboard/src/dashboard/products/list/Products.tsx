import { Button } from '@blockfront/ui'
import { Tag } from 'lucide-react'
import './products.css'
import { Link } from '../../../router.ts'
import { PageHeader } from '../../PageHeader.tsx'
import { AddLink } from '../../parts/AddLink.tsx'
import { PagedTable } from '../../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../../parts/list/use-list.ts'
import { useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { DemoNotice } from './DemoNotice.tsx'
import { ProductBulk } from './ProductBulk.tsx'
import { ProductImage } from './ProductImage.tsx'
import { useProductColumns } from './product-columns.tsx'

const ADD = '/dashboard/addproduct'

/** All products of the store: search, filter, bulk edit. */
export function Products() {
  const { paged } = useList('product.filter')
  const { data: categories = [] } = useStoreQuery('category.names')
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
        {...paged}
        toolbar={toolbarOf('product.filter', {
          search: messages.search,
          filters: {
            status: [messages.status, messages.statuses],
            stock: [messages.stock, messages.stocks],
            category: [messages.category, categories.map(({ id, name }) => ({ value: id, label: name }))],
          },
          sorts: messages.sorts,
        })}
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
      {paged.query.isSuccess && <DemoNotice />}
    </>
  )
}
