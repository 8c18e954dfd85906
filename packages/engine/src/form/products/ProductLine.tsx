import { Package } from 'lucide-react'
import type { ProductChoice } from '../control.ts'

/** The image and name of a product, with its price or the reason why shoppers do not see it. */
export const ProductLine = ({
  name,
  image,
  note,
  hidden,
  isLoading = false,
}: Omit<ProductChoice, 'id'> & { isLoading?: boolean }) => (
  <span className="ui-product__line" aria-busy={isLoading || undefined}>
    <span className="ui-product__image">
      {image ? <img src={image} alt="" loading="lazy" width={32} height={32} /> : <Package size={16} aria-hidden />}
    </span>
    <span className="ui-product__text">
      <span className="ui-product__name" dir="auto">
        {name}
      </span>
      {(hidden ?? note) && <span className="ui-product__note">{hidden ?? note}</span>}
    </span>
  </span>
)
