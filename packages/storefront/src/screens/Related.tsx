import type { ProductCard } from '@blockfront/engine/render'
import { ProductCards } from '../listing/ProductCards.tsx'
import { messages } from '../messages.ts'

/** Related products, below a product. */
export const Related = ({ products }: { products: readonly ProductCard[] }) => (
  <section className="sf-related bf-inner" aria-labelledby="sf-related">
    <h2 id="sf-related" className="sf-related__title">
      {messages.related}
    </h2>
    <ProductCards products={products} />
  </section>
)
