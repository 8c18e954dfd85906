import { CardSkeleton, type ProductCard, ProductCardView } from '@blockfront/engine/render'
import { messages } from '../messages.ts'

interface ProductCardsProps {
  products: readonly ProductCard[]
  /** Number of products whose images load eagerly. */
  eager?: number
}

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw'

/** Products as a grid of cards. */
export const ProductCards = ({ products, eager = 0 }: ProductCardsProps) => (
  <ul className="sf-cards">
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCardView product={product} sizes={SIZES} eager={index < eager} />
      </li>
    ))}
  </ul>
)

/** Placeholder of a grid that is loading. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <div className="sf-cards" aria-busy="true">
    <p className="bf-hidden" role="status">
      {messages.loading}
    </p>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are equal
      <CardSkeleton key={index} />
    ))}
  </div>
)
