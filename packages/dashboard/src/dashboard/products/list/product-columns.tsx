import { chargedPrice } from '@blockfront/commerce'
import type { ProductRow, ProductStatus } from '@blockfront/contract'
import { Badge, type Tone } from '@blockfront/ui'
import { useMemo } from 'react'
import { chargedPriceText } from '../../../charged-price-text.ts'
import type { Column } from '../../parts/list/DataTable.tsx'
import { useMoney } from '../../parts/money/money.ts'
import { useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'

const tones: Record<ProductStatus, Tone> = { active: 'success', draft: 'accent', archived: 'neutral' }

export const StatusBadge = ({ status }: { status: ProductStatus }) => (
  <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>
)

/** Maximum stock that counts as low, as in the list's filter. */
const LOW = 5

function Stock({ row: { stockStatus, trackInventory, hasVariations, stockQuantity } }: { row: ProductRow }) {
  if (!stockStatus) return <span className="product-stock product-stock--out">{messages.stocks.out_of_stock}</span>
  if (!trackInventory || hasVariations) return <span className="product-stock">{messages.stocks.in_stock}</span>
  const low = stockQuantity <= LOW && stockQuantity > 0
  return (
    <span className={low ? 'product-stock product-stock--low' : 'product-stock'} dir="auto">
      {messages.pieces(stockQuantity)}
    </span>
  )
}

function Price({ row, money }: { row: ProductRow; money: (amount: number) => string }) {
  const { compareAt } = chargedPrice(row)
  return (
    <span className="product-price">
      {compareAt !== null && <s>{money(compareAt)}</s>} {chargedPriceText(row, money)}
    </span>
  )
}

/** Columns of the product list after the name. */
export function useProductColumns(): Column<ProductRow>[] {
  const money = useMoney()
  const { data: categories } = useStoreQuery('category.names')
  return useMemo(() => {
    const names = new Map(categories?.map(({ id, name }) => [id, name]))
    return [
      {
        key: 'status',
        title: messages.status,
        plain: true,
        cell: ({ status, isDemo }) => (
          <span className="product-badges">
            <StatusBadge status={status} />
            {isDemo && <Badge>{messages.demo}</Badge>}
          </span>
        ),
      },
      { key: 'stock', title: messages.stock, plain: true, cell: (row) => <Stock row={row} /> },
      {
        key: 'categories',
        title: messages.categories,
        wideOnly: true,
        cell: ({ categoryIds }) => categoryIds.flatMap((id) => names.get(id) ?? []).join(', '),
      },
      { key: 'price', title: messages.price, plain: true, align: 'end', cell: (row) => <Price row={row} money={money} /> },
    ]
  }, [money, categories])
}
