import { CardSkeleton, type ProductCard, ProductCardView, type ProductListLook, vars } from '@blockfront/engine/render'
import { messages } from '../messages.ts'
import { useShop } from '../shop.ts'

interface ProductCardsProps {
  products: readonly ProductCard[]
  /** Number of products whose images load eagerly. */
  eager?: number
}

/** Columns of a store whose shop page lists no products. */
const COLUMNS: ProductListLook['columns'] = { desktop: 4, tablet: 3, mobile: 2 }

function useLook() {
  const { lists } = useShop().store
  const { columns = COLUMNS, cards, ratings } = lists ?? {}
  return {
    columns,
    ratings,
    list: { className: lists ? 'sf-cards' : 'sf-cards sf-cards--plain', style: { ...cards, ...vars({ columns }) } },
  }
}

/** Products as a grid of cards, with the look of the shop page's products. */
export function ProductCards({ products, eager = 0 }: ProductCardsProps) {
  const { columns, ratings, list } = useLook()
  const [desktop, tablet, mobile] = [columns.desktop, columns.tablet, columns.mobile].map(
    (count) => `${Math.round(100 / count)}vw`,
  )
  const sizes = `(min-width: 1024px) ${desktop}, (min-width: 768px) ${tablet}, ${mobile}`
  return (
    <ul {...list}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCardView product={product} sizes={sizes} eager={index < eager} ratings={ratings} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholder of a grid that is loading. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <div {...useLook().list} aria-busy="true">
    <p className="bf-hidden" role="status">
      {messages.loading}
    </p>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are equal
      <CardSkeleton key={index} />
    ))}
  </div>
)
