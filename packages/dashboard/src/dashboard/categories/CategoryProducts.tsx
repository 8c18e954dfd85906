import type { Category } from '@blockfront/contract'
import { AddProduct, messages as formMessages } from '@blockfront/engine/form'
import { Button } from '@blockfront/ui'
import { Tag } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../api.ts'
import { storeProducts } from '../../store-products.ts'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { ProductImage } from '../products/list/ProductImage.tsx'
import { useProductColumns } from '../products/list/product-columns.tsx'
import '../products/list/products.css'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** The products of a category, newest first: search, add, remove. Those of its subcategories are not listed. */
export function CategoryProducts({ category: { id, name } }: { category: Category }) {
  const store = useStore()
  const { storeId } = store
  const { paged, data } = useList('product.filter', { category: id })
  const update = useStoreMutation('product.bulkUpdate')
  const finder = useMemo(() => storeProducts(api, store), [store])
  const columns = useProductColumns().filter(({ key }) => key !== 'categories')
  const content = data?.content ?? []
  const add = async (product: { id: string; name: string }) => {
    await update.mutateAsync({ body: { storeId, ids: [product.id], changes: { addCategoryIds: [id] } } })
    toast.success(messages.productAdded(product.name, name))
  }
  const remove = async (ids: string[], done: () => void) => {
    await update.mutateAsync({ body: { storeId, ids, changes: { removeCategoryIds: [id] } } })
    toast.success(messages.productsRemoved(ids.length))
    done()
  }
  return (
    <Card
      title={messages.productsTitle}
      about={messages.productsAbout}
      actions={
        <div>
          <AddProduct
            id="category-add"
            ids={content.map((product) => product.id)}
            max={Number.POSITIVE_INFINITY}
            onChoose={(product) => void add(product).catch(toast.failure)}
            finder={finder}
            messages={formMessages}
            disabled={update.isPending}
            describedBy={undefined}
          />
        </div>
      }
    >
      <PagedTable
        {...paged}
        toolbar={toolbarOf('product.filter', { search: messages.searchProducts })}
        empty={{ icon: <Tag size={20} />, title: messages.noProducts, children: messages.noProductsHelp }}
        label={messages.productsTitle}
        keyOf={(product) => product.id}
        nameOf={(product) => product.name}
        nameTitle={messages.product}
        linkOf={(product) => `/dashboard/edit-product/${product.id}`}
        pictureOf={({ productImage }) => <ProductImage url={productImage} />}
        columns={columns}
        bulk={({ keys, clear }) => (
          <Button busy={update.isPending} onClick={() => void remove([...keys], clear).catch(toast.failure)}>
            {messages.removeProducts}
          </Button>
        )}
      />
    </Card>
  )
}
