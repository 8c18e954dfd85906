import type { CartItem } from '@blockfront/commerce'
import type { CallOutput } from '@blockfront/contract/client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useStore } from '../store.ts'
import { storeKey } from '../store-query.ts'

export type SampleLine = CartItem

type Product = CallOutput<'product.getById'>

/** How many products the sample cart has. */
const COUNT = 2

/** Loads a cart with the newest products that are for sale, for previews; empty if there are none. */
export function useSampleLines() {
  const { storeId } = useStore()
  return useQuery({
    queryKey: storeKey(storeId, 'sample-lines'),
    queryFn: async ({ signal }) => {
      const query = { storeId, status: 'active', stock: 'in_stock', size: COUNT } as const
      const { content } = await api.call('product.filter', { query }, { signal })
      const products = content.map(({ id }) => api.call('product.getById', { params: { id } }, { signal }))
      return (await Promise.all(products)).map((product) => lineOf(product, storeId))
    },
  })
}

/** A product as a line of a cart. A product with options has its first variation. */
function lineOf({ id, name, price, discountPrice, productImage, variations }: Product, storeId: string): SampleLine {
  const variation = variations[0]
  return {
    productId: id,
    variationId: variation?.id ?? null,
    storeId,
    name,
    price: discountPrice || price,
    discountPrice,
    quantity: 1,
    selectedAttributes: variation?.attributes ?? {},
    productImage,
    shipping: 0,
  }
}
