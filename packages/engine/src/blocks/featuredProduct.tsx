import { z } from 'zod'
import type { Block, Props, ViewContext } from '../block.ts'
import * as field from '../field/index.ts'
import { cartButton, useBlockServices } from '../render/block-services.ts'
import { StoreImage } from '../render/parts/image/StoreImage.tsx'
import { SectionNote } from '../render/parts/Section.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import { displayPrice } from '../render/product/display-price.ts'
import { Price } from '../render/product/Price.tsx'
import { queryProducts } from '../render/product/query-products.ts'
import { Stars } from '../render/product/Stars.tsx'
import type { Data, ProductCard } from '../render/resource.ts'
import { skeletonLine } from '../render/skeleton-line.tsx'
import { titleSize, vars } from '../render/styles/css.ts'
import { cardCss, priceCss, starsCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    ...field.productChoice('chosen', { max: 1, single: true }),
    eyebrow: field.text('Small text above the name').max(120).default('New in store'),
    text: field.textarea('Text').max(1000).default(''),
    imageSide: field
      .select('Image position', ['start', 'end'], { labels: { start: 'Before the text', end: 'After the text' } })
      .default('start'),
    shape: field
      .select('Image ratio', ['1 / 1', '4 / 3', '3 / 4'], {
        labels: { '1 / 1': 'Square', '4 / 3': 'Landscape', '3 / 4': 'Portrait' },
      })
      .default('1 / 1'),
    padding: field.responsive(field.spacing('Padding')).default({ desktop: '4rem 0', mobile: '2.5rem 0' }),
    ...field.typography('title', 'Name', { color: field.themeColor.text, size: '2.25rem' }),
    ...field.weight('title', 'Name', field.themeWeight.heading),
    ...field.typography('currentPrice', 'Price', { color: field.themeColor.text, size: '1.5rem' }),
    originalPriceColor: field.color('Original price color').default(field.themeColor.muted),
    textColor: field.color('Text color').default(field.themeColor.text),
    eyebrowColor: field.color('Small text color').default(field.themeColor.accent),
    background: field.gradient('Background').default('transparent'),
    buyButtonBackground: field.color('Buy button background').default(field.themeColor.accent),
    buyButtonTextColor: field.color('Buy button text color').default(field.themeColor.onAccent),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 64 }))
      .default(field.themeRadius.box),
  })

/** One product, large, with a button to buy it. */
export function View({
  data,
  eyebrow,
  text,
  imageSide,
  eager,
  ...settings
}: Props<typeof props> & Data<'products'> & Pick<ViewContext, 'eager'>) {
  const { messages } = useBlockServices()
  const { products } = data
  const style = vars({
    shape: settings.shape,
    padding: settings.padding,
    'title-color': settings.titleColor,
    'title-size': titleSize(settings.titleFontSize),
    'title-weight': settings.titleFontWeight,
    'current-price-color': settings.currentPriceColor,
    'current-price-font-size': settings.currentPriceFontSize,
    'original-price-color': settings.originalPriceColor,
    'text-color': settings.textColor,
    'eyebrow-color': settings.eyebrowColor,
    background: settings.background,
    'button-background': settings.buyButtonBackground,
    'button-color': settings.buyButtonTextColor,
    corner: settings.borderRadius,
  })
  const product = products?.status === 'ready' ? products.value[0] : undefined
  return (
    <section className="bf-featuredProduct" style={style}>
      <div className="bf-inner">
        {products?.status === 'error' ? (
          <SectionNote role="alert">{messages.productsError({ message: products.message })}</SectionNote>
        ) : products?.status === 'ready' && !product ? (
          <SectionNote>{messages.noProducts}</SectionNote>
        ) : (
          <div className="bf-featuredProduct__row" data-side={imageSide} aria-busy={product ? undefined : true}>
            <div className="bf-featuredProduct__image">
              {product ? (
                <StoreImage src={product.productImage} alt="" eager={eager} sizes="(min-width: 768px) 50vw, 100vw" />
              ) : (
                <span className="bf-skeleton" />
              )}
            </div>
            <div className="bf-featuredProduct__text">
              {eyebrow && <p className="bf-featuredProduct__eyebrow">{eyebrow}</p>}
              {product ? (
                <Offer product={product} text={text} />
              ) : (
                <>
                  {skeletonLine('70%', '2.25rem')}
                  {skeletonLine('30%', '1.5rem')}
                  {skeletonLine('45%', '3rem')}
                </>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

function Offer({ product, text }: { product: ProductCard; text: string }) {
  const services = useBlockServices()
  const { messages, paths, addToCart } = services
  const url = paths.product(product.slug)
  const isSoldOut = !product.stockStatus
  return (
    <>
      <h2 className="bf-featuredProduct__name">
        <SmartLink url={url}>{product.name}</SmartLink>
      </h2>
      {product.rating != null && <Stars rating={product.rating} />}
      <Price {...displayPrice(product)} />
      {text && <p className="bf-featuredProduct__description">{text}</p>}
      {product.hasVariations && !isSoldOut ? (
        <SmartLink className="bf-featuredProduct__buy" url={url} aria-label={`${messages.chooseOptions}: ${product.name}`}>
          {messages.chooseOptions}
        </SmartLink>
      ) : (
        <button
          {...cartButton(services, product.slug)}
          className="bf-featuredProduct__buy"
          disabled={isSoldOut}
          aria-label={`${isSoldOut ? messages.soldOut : messages.addToCart}: ${product.name}`}
          onClick={() => addToCart({ product, quantity: 1 })}
        >
          {isSoldOut ? messages.soldOut : messages.addToCart}
        </button>
      )}
    </>
  )
}

export const css = `
.bf-featuredProduct {
  padding: var(--padding);
  color: var(--text-color);
  background: var(--background);
}
.bf-featuredProduct__row {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 1.5rem;
}
.bf-featuredProduct__image {
  aspect-ratio: var(--shape);
  border-radius: var(--corner);
  overflow: hidden;
  > .bf-skeleton {
    height: 100%;
  }
}
.bf-featuredProduct__text {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 0.875rem;
  > * {
    max-width: min(36rem, 100%);
  }
}
.bf-featuredProduct__eyebrow {
  color: var(--eyebrow-color);
  font-size: 0.875rem;
  font-weight: 600;
  letter-spacing: 0.06em;
}
.bf-featuredProduct .bf-featuredProduct__name {
  color: var(--title-color);
  font-size: var(--title-size);
  font-weight: var(--title-weight);
  letter-spacing: -0.02em;
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }
}
.bf-featuredProduct__description {
  white-space: pre-line;
  text-wrap: pretty;
}
.bf-featuredProduct .bf-featuredProduct__buy {
  min-width: min(16rem, 100%);
  padding: 0.8em 1.5em;
  border-radius: min(var(--corner), 1.6em);
  font-weight: 600;
  text-align: center;
  color: var(--button-color);
  background: var(--button-background);
  &:hover {
    filter: brightness(1.12) contrast(0.94);
  }
  &:disabled {
    color: var(--color-muted);
    background: color-mix(in srgb, var(--color-text) 8%, var(--color-surface));
    filter: none;
    cursor: not-allowed;
  }
}
@container page (width < 768px) {
  .bf-featuredProduct .bf-featuredProduct__buy {
    width: 100%;
  }
}
@container page (width >= 768px) {
  .bf-featuredProduct__row {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 4rem;
    &[data-side="end"] > .bf-featuredProduct__image {
      order: 1;
    }
  }
}
`

export default {
  type: 'featuredProduct',
  title: 'Featured product',
  description: 'One product, large, with a button to buy it.',
  icon: 'M4 12V4h8l8.5 8.5l-8 8zM8 8h.01M13 11v5',
  keywords: ['product', 'spotlight', 'buy', 'offer', 'item'],
  contentType: 'normal',
  version: 3,
  loading: 'rare',
  drawsImage: () => true,
  props,
  View,
  css: [cardCss, priceCss, starsCss, css],
  data: (props) => ({ products: queryProducts(props, 1) }),
  migrations: {
    1: {
      migrate: (props) => ({ productSource: 'collection', ...props }),
      example: { productCollection: 'old', eyebrow: 'Our first', imageSide: 'end' },
    },
    2: { migrate: (props) => ({ borderRadius: '12px', titleFontWeight: '700', ...props }), example: {} },
  },
} satisfies Block<typeof props>
