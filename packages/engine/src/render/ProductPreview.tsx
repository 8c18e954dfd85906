import { useBlockServices } from './block-services.ts'
import { gallerySizes } from './parts/image/gallery-sizes.ts'
import { StoreImage } from './parts/image/StoreImage.tsx'
import { displayPrice } from './product/display-price.ts'
import { Price } from './product/Price.tsx'
import type { ProductCard } from './resource.ts'
import { skeletonLine } from './skeleton-line.tsx'
import { titleSize, vars } from './styles/css.ts'

/**
 * The product of the card that the shopper clicked, until its page is loaded: its image, name and price in the default look of the product block,
 * and placeholders of the rest. It is separate from the placeholder of that block, which every product page loads.
 */
export function ProductPreview({ product }: { product: ProductCard }) {
  const { messages } = useBlockServices()
  return (
    <section className="bf-product bf-product--left" style={look}>
      <div className="bf-inner bf-product__columns" aria-busy="true">
        <p className="bf-hidden" role="status">
          {messages.loading}
        </p>
        <div className="bf-gallery">
          <span className="bf-gallery__frame">
            <StoreImage src={product.productImage} alt={product.name} sizes={gallerySizes} eager />
          </span>
        </div>
        <div className="bf-product__info">
          <h1 className="bf-product__title">{product.name}</h1>
          <div className="bf-product__price">
            <Price {...displayPrice(product)} />
          </div>
          {skeletonLine('100%', '3rem')}
          {skeletonLine('100%', '3rem')}
          {skeletonLine('100%', '8rem')}
        </div>
      </div>
    </section>
  )
}

const look = /* @__PURE__ */ vars({
  'image-border-radius': 'var(--radius-box)',
  'title-color': 'var(--color-text)',
  'title-size': /* @__PURE__ */ titleSize('2.25rem'),
  'title-weight': 'var(--weight-heading)',
  'current-price-font-size': '1.5rem',
  'original-price-font-size': '1.1rem',
})
