import { CardSkeleton, type ProductCard, ProductCardView } from '@blockfront/engine/render'
import { messages } from '../messages.ts'

interface ProductCardsProps {
  products: readonly ProductCard[]
  /** How many of them load their pictures at once. */
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

/** The shape of a grid that is still coming. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <div className="sf-cards" aria-busy="true">
    <p className="bf-hidden" role="status">
      {messages.loading}
    </p>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <CardSkeleton key={index} />
    ))}
  </div>
)
