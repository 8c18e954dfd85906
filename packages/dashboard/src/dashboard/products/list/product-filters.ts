import type { ListFilter } from '../../parts/list/ListToolbar.tsx'
import { useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'

export const statuses = ['active', 'draft', 'archived'] as const
export const stocks = ['in_stock', 'low_stock', 'out_of_stock'] as const

export const statusOptions = statuses.map((value) => ({ value, label: messages.statuses[value] }))
const stockOptions = stocks.map((value) => ({ value, label: messages.stocks[value] }))

/** The filters of the list. */
export function useProductFilters(): ListFilter[] {
  const { data: categories = [] } = useStoreQuery('category.names')
  return [
    { key: 'status', label: messages.status, options: statusOptions },
    { key: 'stock', label: messages.stock, options: stockOptions },
    { key: 'category', label: messages.category, options: categories.map(({ id, name }) => ({ value: id, label: name })) },
  ]
}
