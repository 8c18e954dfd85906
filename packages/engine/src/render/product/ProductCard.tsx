import { cartButton, useBlockServices } from '../block-services.ts'
import { ButtonIcon } from '../parts/ButtonIcon.tsx'
import { StoreImage } from '../parts/image/StoreImage.tsx'
import { isPlainClick } from '../parts/SmartLink.tsx'
import type { ProductCard as CardProduct } from '../resource.ts'
import { skeletonLine } from '../skeleton-line.tsx'
import { displayPrice } from './display-price.ts'
import { Price } from './Price.tsx'
import { Stars } from './Stars.tsx'
import { WishlistButton } from './WishlistButton.tsx'

/** The rating of a product without reviews, if the owner shows stars for every product (product.md, point 3). */
const DEFAULT_RATING = 4

interface ProductCardProps {
  product: CardProduct
  /** See `StoreImage`. */
  sizes?: string
  eager?: boolean
  /** `reviewed`, the default, draws stars only for a product with reviews; `always` draws 4 stars for the others. */
  ratings?: 'reviewed' | 'always'
}

/** A product for sale: image, badge, name, rating, price, and a button to buy it. The block around it sets its look. */
export function ProductCard({ product, sizes, eager, ratings = 'reviewed' }: ProductCardProps) {
  const services = useBlockServices()
  const { messages, paths, addToCart, chooseOptions, navigate } = services
  const button = cartButton(services, product.slug)
  const price = displayPrice(product)
  const url = paths.product(product.slug)
  const soldOut = !product.stockStatus
  const rating = product.rating ?? (ratings === 'always' ? DEFAULT_RATING : undefined)
  const add = (buyNow: boolean) => addToCart({ product, quantity: 1 }, { buyNow })
  return (
    <article className="bf-card">
      <div className="bf-card__picture">
        <StoreImage src={product.productImage} alt="" sizes={sizes} eager={eager} />
        {product.secondImage && <StoreImage className="bf-card__second" src={product.secondImage} alt="" sizes={sizes} />}
        {(price.original !== undefined || price.onSale) && <span className="bf-card__badge">{messages.sale}</span>}
      </div>
      <div className="bf-card__text">
        <h3 className="bf-card__name">
          <a
            className="bf-card__link"
            href={url}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              navigate(url, { state: { product } })
            }}
          >
            {product.name}
          </a>
        </h3>
        {rating !== undefined && <Stars rating={rating} />}
        <Price {...price} />
      </div>
      <WishlistButton product={product} />
      {product.hasVariations && !soldOut ? (
        <a
          className="bf-buy"
          href={url}
          aria-label={`${messages.chooseOptions}: ${product.name}`}
          onClick={(event) => {
            if (!chooseOptions || !isPlainClick(event)) return
            event.preventDefault()
            chooseOptions(product)
          }}
        >
          {messages.chooseOptions}
        </a>
      ) : (
        <>
          <button
            {...button}
            className="bf-buy"
            disabled={soldOut}
            aria-label={`${soldOut ? messages.soldOut : messages.buyNow}: ${product.name}`}
            onClick={() => add(true)}
          >
            {soldOut ? messages.soldOut : messages.buyNow}
          </button>
          {!soldOut && (
            <button
              {...button}
              className="bf-card__cart"
              aria-label={`${messages.addToCart}: ${product.name}`}
              title={messages.addToCart}
              onClick={() => add(false)}
            >
              <ButtonIcon name="cart" />
            </button>
          )}
        </>
      )}
    </article>
  )
}

/** The placeholder of a card that is loading. */
export const CardSkeleton = () => (
  <div className="bf-card bf-card--coming" aria-hidden="true">
    <span className="bf-card__picture bf-skeleton" />
    <span className="bf-card__text">
      {skeletonLine('80%', '1.25rem')}
      {skeletonLine('45%', '1rem')}
      {skeletonLine('35%', '1.5rem')}
    </span>
    <span className="bf-buy bf-skeleton" />
  </div>
)

export const css = `
.bf-card {
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  overflow: hidden;
  background: var(--card-background, #fff);
  border-radius: var(--card-border-radius, var(--radius-box));
  box-shadow: var(--card-box-shadow, none);
}
.bf-card__picture {
  position: relative;
  display: block;
  aspect-ratio: var(--product-image-ratio, 1);
  overflow: hidden;
  border-radius: var(--product-image-border-radius, 0);
  .bf-picture {
    object-fit: var(--product-image-object-fit, cover);
    object-position: var(--product-image-background-position, center);
    transition: scale 400ms ease-out;
  }
}
.bf-card:hover .bf-card__picture img {
  scale: 1.03;
}
/* Not displayed until a mouse points at the card, so that browsers do not load it before. */
.bf-card .bf-card__second {
  display: none;
  position: absolute;
  inset: 0;
  animation: bf-card-second 250ms ease-out;
}
@keyframes bf-card-second {
  from {
    opacity: 0;
  }
}
@media (hover: hover) {
  .bf-card:hover .bf-card__second:not(.bf-picture--none) {
    display: block;
  }
}
.bf-card__badge {
  position: absolute;
  inset: 12px auto auto 12px;
  inset-inline: 12px auto;
  line-height: 1.4;
  font-weight: 600;
  background: var(--sale-badge-background, var(--color-sale));
  color: var(--sale-badge-text-color, #fff);
  font-size: var(--sale-badge-font-size, 0.8rem);
  padding: var(--sale-badge-padding, 0.25rem 1rem);
  border-radius: var(--sale-badge-border-radius, var(--radius-badge));
}
.bf-card__text {
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: var(--card-text-align, start);
  gap: 6px;
  padding: 14px var(--card-inset, 16px) 12px;
}
.bf-card .bf-card__name {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  line-height: 1.3;
  text-align: var(--card-text-align, start);
  text-wrap: pretty;
  font-family: var(--font-body);
  color: var(--title-color, inherit);
  font-size: var(--title-font-size, 1.1rem);
  font-weight: var(--title-font-weight, var(--weight-name));
}
.bf-card__text .bf-price {
  margin-top: auto;
  padding-top: 2px;
}
.bf-card__link::after {
  content: "";
  position: absolute;
  inset: 0;
  z-index: 1;
  border-radius: var(--card-border-radius, var(--radius-box));
}
.bf-card .bf-card__link:focus-visible {
  outline: none;
}
/* Over the image, with a line in the color of the page next to it, which is visible on every image. */
.bf-card .bf-card__link:focus-visible::after {
  outline: 2px solid var(--color-accent);
  outline-offset: -2px;
  box-shadow: inset 0 0 0 4px var(--color-surface);
}
.bf-card .bf-buy {
  position: relative;
  z-index: 2;
  margin: 0 var(--card-inset, 16px) 16px;
  padding: 0.6em 1em;
  text-align: center;
  line-height: 1.5;
  background: var(--buy-button-background, #1a1a1a);
  color: var(--buy-button-text-color, #fff);
  font-size: var(--buy-button-font-size, 1rem);
  border-radius: var(--buy-button-border-radius, var(--radius-button));
  box-shadow: inset 0 0 0 1px var(--buy-button-line, transparent);
}
.bf-page .bf-buy {
  font-weight: 600;
  transition: filter 150ms;
  &:hover {
    filter: brightness(1.15) contrast(0.92);
  }
  &:disabled {
    background: color-mix(in srgb, var(--color-text) 8%, var(--color-surface));
    box-shadow: none;
    color: var(--color-muted);
    cursor: not-allowed;
    filter: none;
  }
}
.bf-card .bf-wish {
  background: var(--color-surface);
  color: var(--color-text);
}
.bf-card .bf-card__cart {
  background: var(--cart-button-background, #fff);
  color: var(--cart-button-color, #000);
  transition:
    opacity 150ms,
    color 150ms,
    translate 150ms;
  &:hover {
    color: var(--cart-button-hover-color, #ff4d4f);
  }
}
.bf-card .bf-wish ~ .bf-card__cart {
  inset-block-start: 64px;
}
@media (hover: hover) {
  .bf-card:not(:hover, :focus-within) .bf-card__cart {
    opacity: 0;
    translate: 0 4px;
  }
  /* The button is over the bottom of the image, while a mouse or the focus is on the card. "Sold out" is always visible. */
  @container page (width >= 768px) {
    .bf-card {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr);
    }
    .bf-card .bf-card__picture {
      grid-area: 1 / 1;
    }
    .bf-card .bf-buy {
      grid-area: 1 / 1;
      align-self: end;
      margin: 12px;
      background: linear-gradient(var(--buy-button-background, #1a1a1a), var(--buy-button-background, #1a1a1a))
        var(--color-surface);
      transition:
        opacity 150ms,
        translate 150ms,
        filter 150ms;
    }
    .bf-card:not(:hover, :focus-within) .bf-buy:not(:disabled) {
      opacity: 0;
      translate: 0 4px;
    }
    .bf-card--coming .bf-buy {
      display: none;
    }
  }
}
@container page (width < 768px) {
  .bf-card__text {
    padding: 10px var(--card-inset, 12px);
  }
  .bf-card .bf-buy {
    margin: 0 var(--card-inset, 10px) 10px;
    padding-inline: 0.25em;
  }
  .bf-card :is(.bf-card__cart, .bf-wish) {
    inset-block-start: 8px;
    inset-inline-end: 8px;
  }
  .bf-card .bf-wish ~ .bf-card__cart {
    inset-block-start: 60px;
  }
  .bf-card__badge {
    inset-block-start: 8px;
    inset-inline-start: 8px;
  }
}
.bf-skeleton {
  --bone: color-mix(in srgb, var(--color-text) 8%, var(--color-surface));
  display: block;
  border-radius: 6px;
  background:
    linear-gradient(100deg, var(--bone) 40%, color-mix(in srgb, var(--color-text) 3%, var(--color-surface)) 50%, var(--bone) 60%)
    0 0 / 300% 100%;
  animation: bf-skeleton 1.6s linear infinite;
}
.bf-card--coming .bf-buy {
  background-color: var(--bone);
  height: 2.7em;
}
.bf-card--coming .bf-card__picture {
  border-radius: 0;
}
@keyframes bf-skeleton {
  from {
    background-position: 100% 0;
  }
  to {
    background-position: -50% 0;
  }
}
`
