import type { Category } from '@blockfront/contract'
import type { CallOutput } from '@blockfront/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { reloadStore, storeKey } from '../store-query.ts'
import { placed } from './category-order.ts'
import { messages } from './messages.ts'

type List = CallOutput<'category.list'>

interface Move {
  category: Category
  /** Its index among its siblings, from 0. */
  to: number
}

/** Moves a category among its siblings. The list updates immediately, and returns to the server's order if the call fails. */
export function useCategoryOrder() {
  const { storeId } = useStore()
  const client = useQueryClient()
  const key = storeKey(storeId, 'category.list', undefined)
  return useMutation({
    scope: { id: `category order ${storeId}` },
    mutationFn: async ({ changed }: Move & { changed: readonly Category[] }) => {
      for (const { productCount: _, ...body } of changed) await api.call('category.update', { body })
    },
    onMutate: async ({ changed }) => {
      await client.cancelQueries({ queryKey: key })
      const positions = new Map(changed.map(({ id, position }) => [id, position]))
      client.setQueryData<List>(key, (list) => list?.map((one) => ({ ...one, position: positions.get(one.id) ?? one.position })))
    },
    onError: (error) => toast.error(`${messages.moveFailed} ${error.message}`),
    onSettled: () => reloadStore(client, storeId),
  })
}

/** The categories whose position a move changes. */
export const moveOf = (categories: readonly Category[], category: Category, to: number) => ({
  category,
  to,
  changed: placed(categories, category, to),
})
