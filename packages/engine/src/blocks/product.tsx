import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { cartButton, type ImageSource, useBlockServices } from '../render/block-services.ts'
import { Icon } from '../render/parts/Icon.tsx'
import { Gallery } from '../render/parts/image/Gallery.tsx'
import { RichText } from '../render/parts/rich-text/RichText.tsx'
import { SectionNote } from '../render/parts/Section.tsx'
import { OptionGroup } from '../render/product/OptionGroup.tsx'
import { Price } from '../render/product/Price.tsx'
import { Quantity } from '../render/product/Quantity.tsx'
import { SizeGuide } from '../render/product/SizeGuide.tsx'
import { Stars } from '../render/product/Stars.tsx'
import { WishlistButton } from '../render/product/WishlistButton.tsx'
import type { Data, Product } from '../render/resource.ts'
import { skeletonLine } from '../render/skeleton-line.tsx'
import { titleSize, vars } from '../render/styles/css.ts'
import { cardCss, lightboxCss, priceCss, productDetailsCss, sliderCss, starsCss } from '../render/styles/part-styles.ts'
import { useOffer } from './product/use-offer.ts'

const props = () =>
  z.object({
    showDescription: field.checkbox('Show description', { group: 'Content' }).default(true),
    descriptionTitle: field.text('Description title', { when: { showDescription: true } }).default('Details'),
    rows: field
      .list(
        'Collapsible rows',
        {
          title: field.text('Title').max(120).default('A new row'),
          text: field.richText('Text').default(''),
        },
        {
          itemName: 'Row',
          itemTitle: 'title',
          max: 12,
          help: 'Below the description, such as care and delivery. All products with this template show them.',
        },
      )
      .default([]),
    showSku: field.checkbox('Show SKU', { group: 'Content' }).default(false),
    sizeGuides: field
      .list(
        'Size guides',
        {
          title: field.text('Title').max(80).default('Size guide'),
          appliesTo: field
            .select('Applies to', ['all', 'category', 'products'], {
              group: 'Content',
              labels: { all: 'All products', category: 'A category', products: 'Selected products' },
            })
            .default('all'),
          category: field.collection('Category', { when: { appliesTo: 'category' } }).default('latest'),
          products: field.products('Products', { when: { appliesTo: 'products' } }).default([]),
          table: field
            .textarea('Table', {
              help: 'One row per line, cells separated by | or copied from a spreadsheet. The first row has the headings.',
              placeholder: 'Size | Chest (cm) | Waist (cm)',
            })
            .max(5000)
            .default(''),
          page: field.url('Page', { help: 'If the table is empty, the link opens this page.' }).default(''),
        },
        {
          itemName: 'Size guide',
          itemTitle: 'title',
          max: 20,
          help: 'A link above the buttons that opens a table. A product shows the first size guide that applies to it.',
        },
      )
      .default([]),
    galleryPosition: field
      .select('Image position', ['left', 'right', 'top'], {
        labels: { left: 'Before the text', right: 'After the text', top: 'Above the text' },
        help: 'On mobile, the images are always above the text.',
      })
      .default('left'),
    imageRatio: field
      .select('Image ratio', ['1 / 1', '4 / 5', '3 / 4', '4 / 3', 'auto'], {
        group: 'Layout',
        labels: {
          '1 / 1': 'Square',
          '4 / 5': 'Portrait',
          '3 / 4': 'Tall portrait',
          '4 / 3': 'Landscape',
          auto: 'As the first image',
        },
      })
      .default('1 / 1'),
    thumbnailSize: field.responsive(field.unitNumber('Thumbnail size', { group: 'Layout', min: 40, max: 160 })).default('72px'),
    ...field.corners('image', 'Image corner radius', field.themeRadius.box),
    ...field.section('Name and price', {
      ...field.typography('title', 'Name', { color: field.themeColor.text, size: '2.25rem' }),
      ...field.weight('title', 'Name', field.themeWeight.heading),
      priceColor: field.color('Price color').default(field.themeColor.text),
      originalPriceColor: field.color('Original price color').default(field.themeColor.muted),
    }),
    optionStyle: field
      .select('Option buttons', ['square', 'rounded', 'pill'], {
        group: 'Style',
        labels: { square: 'Square corners', rounded: 'Rounded corners', pill: 'Pills' },
      })
      .default('rounded'),
    ...field.section('Buttons', {
      addToCartBackground: field.color('Add to Cart background').default(field.themeColor.accent),
      addToCartColor: field.color('Add to Cart text color').default(field.themeColor.onAccent),
      buyNowBackground: field.color('Buy Now background').default(field.themeColor.surface),
      buyNowColor: field.color('Buy Now text color').default(field.themeColor.text),
      ...field.corners('button', 'Button corner radius', field.themeRadius.button),
    }),
  })

type ViewProps = Props<typeof props>
type Guide = ViewProps['sizeGuides'][number]

const isFor = ({ id, categoryIds }: Product, { appliesTo, category, products }: Guide) =>
  appliesTo === 'all' || (appliesTo === 'products' ? products.includes(id) : (categoryIds?.includes(category) ?? false))

/** The width of an image divided by its height, within what fits on a screen; 1 if its size is unknown. */
const ratioOf = ({ width, height }: Partial<ImageSource>) =>
  width && height ? Math.min(Math.max(width / height, 0.6), 1.8).toFixed(3) : '1'

/** The product of the current page, with everything needed to choose options and buy it. */
export function View({ data, ...settings }: ViewProps & Data<'product'>) {
  const { messages, imageSource } = useBlockServices()
  const { product } = data
  const ownRatio = () => ratioOf(product?.status === 'ready' ? imageSource(product.value.productImage || '') : {})
  const style = vars({
    'gallery-ratio': settings.imageRatio === 'auto' ? ownRatio() : settings.imageRatio,
    'thumbnail-size': settings.thumbnailSize,
    'image-border-radius': settings.imageBorderRadius,
    'title-color': settings.titleColor,
    'title-size': titleSize(settings.titleFontSize),
    'title-weight': settings.titleFontWeight,
    'current-price-color': settings.priceColor,
    'original-price-color': settings.originalPriceColor,
    'current-price-font-size': '1.5rem',
    'original-price-font-size': '1.1rem',
    'option-radius': { square: '0px', rounded: 'var(--radius)', pill: '999px' }[settings.optionStyle],
    'add-background': settings.addToCartBackground,
    'add-color': settings.addToCartColor,
    'buy-background': settings.buyNowBackground,
    'buy-color': settings.buyNowColor,
    'button-border-radius': settings.buttonBorderRadius,
  })
  const state = () => {
    if (product?.status === 'error')
      return <SectionNote role="alert">{messages.productError({ message: product.message })}</SectionNote>
    if (product?.status !== 'ready') return <Skeleton />
    return <Offer key={product.value.id} product={product.value} {...settings} />
  }
  return (
    <section className={`bf-product bf-product--${settings.galleryPosition}`} style={style}>
      <div className="bf-inner">{state()}</div>
    </section>
  )
}

function Skeleton() {
  const { messages } = useBlockServices()
  return (
    <div className="bf-product__columns" aria-busy="true">
      <p className="bf-hidden" role="status">
        {messages.loading}
      </p>
      <span className="bf-gallery__frame bf-skeleton" />
      <div className="bf-product__info">
        {skeletonLine('70%', '2.25rem')}
        {skeletonLine('30%', '2rem')}
        {skeletonLine('100%', '3rem')}
        {skeletonLine('100%', '3rem')}
        {skeletonLine('100%', '8rem')}
      </div>
    </div>
  )
}

function Offer({
  product,
  showDescription,
  descriptionTitle,
  rows = [],
  showSku,
  sizeGuides = [],
}: ViewProps & { product: Product }) {
  const { messages, StockAlert } = useBlockServices()
  const { gallery, info, options, variation, inStock, quantity, setQuantity, add, price } = useOffer(product)
  const sku = variation?.sku || product.sku
  const guide = sizeGuides.find((one) => isFor(product, one))
  return (
    <div className="bf-product__columns">
      <Gallery {...gallery} name={product.name} />
      <div className="bf-product__info" ref={info}>
        <h1 className="bf-product__title">{product.name}</h1>
        {product.rating && product.ratingCount && (
          <a className="bf-product__rating" href="#reviews">
            <Stars rating={product.rating} />
            {messages.reviewCount({ count: product.ratingCount })}
          </a>
        )}
        <div className="bf-product__price" aria-live="polite">
          <Price {...price} />
          {(price.original !== undefined || price.onSale) && <span className="bf-product__badge">{messages.sale}</span>}
        </div>
        {product.priceNote && <PriceNote {...product.priceNote} />}
        {showSku && sku && (
          <p className="bf-product__sku">
            {messages.sku}: {sku}
          </p>
        )}
        {options.groups.map((group) => (
          <OptionGroup key={group.name} group={group} {...options.stateOf(group.name)} />
        ))}
        {guide && <SizeGuide {...guide} />}
        <p className="bf-product__note" role="status">
          {options.isImpossible && messages.noSuchVariation}
        </p>
        <div className="bf-product__buy">
          <Quantity value={quantity} onChange={setQuantity} />
          <BuyButtons slug={product.slug} inStock={inStock} add={add} />
        </div>
        {!inStock && StockAlert && <StockAlert productId={product.id} variationId={variation?.id} />}
        <WishlistButton product={product} isLabeled />
        <Facts note={inStock ? (variation ?? product).stockNote : undefined} facts={product.facts} />
        {showDescription && product.description && (
          <div className="bf-product__details">
            {descriptionTitle && <h2 className="bf-product__subtitle">{descriptionTitle}</h2>}
            <RichText className="bf-product__text" html={product.description} />
          </div>
        )}
        {rows.length > 0 && (
          <div className="bf-product__rows">
            {rows.map(({ title, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal; only their position distinguishes them
              <details key={index} className="bf-product__row">
                <summary>{title}</summary>
                <RichText className="bf-product__text" html={text} />
              </details>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

function BuyButtons({ slug, inStock, add }: { slug: string; inStock: boolean; add: (buyNow: boolean) => void }) {
  const services = useBlockServices()
  const { messages } = services
  const button = cartButton(services, slug)
  return (
    <div className="bf-product__buttons">
      <button {...button} className="bf-buy bf-product__button--add" disabled={!inStock} onClick={() => add(false)}>
        {inStock ? messages.addToCart : messages.soldOut}
      </button>
      {inStock && (
        <button {...button} className="bf-buy bf-product__button--buy" onClick={() => add(true)}>
          {messages.buyNow}
        </button>
      )}
    </div>
  )
}

/** What the law requires next to the price. */
const PriceNote = ({ text, url }: NonNullable<Product['priceNote']>) => (
  <p className="bf-product__sku">{url ? <a href={url}>{text}</a> : text}</p>
)

/** The stock, and facts such as the delivery time. */
function Facts({ note, facts }: { note: string | undefined; facts: Product['facts'] }) {
  if (!note && !facts) return null
  return (
    <ul className="bf-product__facts">
      {note && (
        <li>
          <Icon name="check" />
          <span role="status">{note}</span>
        </li>
      )}
      {facts?.map(({ icon, text, url }) => (
        <li key={text}>
          <Icon name={icon} />
          {url ? <a href={url}>{text}</a> : text}
        </li>
      ))}
    </ul>
  )
}

export const css = `
.bf-product {
  padding-block: calc(var(--density) * clamp(1.25rem, 4cqw, 3.5rem));
}
.bf-product__columns {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 5cqw, 4.5rem);
  align-items: start;
}
.bf-product__info {
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
  max-width: 620px;
}
.bf-product .bf-product__title {
  color: var(--title-color);
  font-size: var(--title-size);
  font-weight: var(--title-weight);
  letter-spacing: -0.02em;
}
.bf-product__price {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-top: -8px;
}
.bf-product__rating {
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: 8px;
  min-height: 24px;
  margin-top: -8px;
  color: var(--color-muted);
  font-size: 0.9rem;
}
.bf-product__badge {
  padding: 0.25em 0.9em;
  font-size: 0.8rem;
  font-weight: 600;
  line-height: 1.4;
  border-radius: var(--radius-badge);
  color: var(--color-surface);
  background: var(--color-sale);
}
.bf-product__sku {
  margin-top: -12px;
  font-size: 0.875rem;
  color: var(--color-muted);
}
.bf-product .bf-product__note {
  color: var(--color-sale);
  &:empty {
    display: none;
  }
}
.bf-product__buy,
.bf-product__buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
}
.bf-product__buttons {
  flex: 1 1 240px;
}
.bf-product .bf-buy {
  flex: 1 1 150px;
  min-height: 48px;
  padding: 10px 20px;
  border-radius: var(--button-border-radius);
}
.bf-product__button--add {
  background: var(--add-background);
  color: var(--add-color);
}
.bf-product__button--buy {
  background: var(--buy-background);
  color: var(--buy-color);
  box-shadow: inset 0 0 0 1px currentColor;
}
.bf-product__facts {
  display: grid;
  gap: 8px;
  font-size: 0.925rem;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 24px;
  }
  .bf-icon {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--color-muted);
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
}
.bf-product__details {
  padding-top: 24px;
  border-top: 1px solid var(--color-border);
}
.bf-product .bf-product__subtitle {
  margin-bottom: 10px;
  font-size: 1.15rem;
}
.bf-product__text {
  color: color-mix(in srgb, var(--color-text), var(--color-surface) 20%);
  line-height: 1.65;
}
.bf-product__row {
  border-top: 1px solid var(--color-border);
  &:last-child {
    border-bottom: 1px solid var(--color-border);
  }
  summary {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 1rem;
    font-weight: 600;
    cursor: pointer;
    &::after {
      content: "+";
      font-weight: 400;
    }
  }
  &[open] > summary::after {
    content: "–";
  }
  > .bf-product__text {
    padding-bottom: 1.25rem;
  }
}
@container page (width >= 768px) {
  .bf-product--left .bf-product__columns {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
  .bf-product--right .bf-product__columns {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  }
  .bf-product--right .bf-gallery {
    order: 1;
  }
  .bf-product:not(.bf-product--top) .bf-gallery {
    position: sticky;
    inset-block-start: calc(24px + var(--bar, 0px));
  }
  .bf-product--top .bf-gallery {
    width: 100%;
    max-width: 720px;
    margin-inline: auto;
  }
  .bf-product--top .bf-product__info {
    margin-inline: auto;
    width: 100%;
    max-width: 720px;
  }
}
@container page (width < 768px) {
  .bf-product__buy {
    display: contents;
  }
  .bf-product .bf-quantity {
    align-self: start;
  }
  .bf-product__buttons {
    flex: none;
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
    margin-inline: calc(-1 * var(--gutter));
    padding: 12px var(--gutter);
    background: var(--color-surface);
    box-shadow: 0 -1px 0 var(--color-border);
  }
  .bf-product .bf-buy {
    flex-basis: 120px;
    padding-inline: 12px;
  }
}
`

export default {
  type: 'product',
  title: 'Product',
  description: 'The product of the page: images, options, price, quantity and the buttons to buy it.',
  keywords: ['buy', 'details', 'variants', 'add to cart'],
  icon: 'M3 3h8l10 10l-8 8L3 11zM7.5 7.5h.01',
  contentType: 'normal',
  version: 3,
  mainOf: 'product',
  drawsHeading: () => true,
  drawsImage: () => true,
  hidden: true,
  props,
  View,
  css: [sliderCss, cardCss, priceCss, lightboxCss, productDetailsCss, starsCss, css],
  data: () => ({ product: {} }),
  migrations: {
    1: {
      migrate: (props) => ({
        titleColor: '#1a1a1a',
        priceColor: '#1a1a1a',
        originalPriceColor: '#767676',
        addToCartBackground: '#1a1a1a',
        addToCartColor: '#ffffff',
        buyNowBackground: '#ffffff',
        buyNowColor: '#1a1a1a',
        ...props,
      }),
      example: { galleryPosition: 'right', titleFontSize: '2rem', addToCartBackground: '#0f5f7f' },
    },
    2: {
      migrate: (props) => ({ imageBorderRadius: '12px', titleFontWeight: '700', buttonBorderRadius: '8px', ...props }),
      example: {},
    },
  },
  presets: [
    {
      name: 'showcase',
      title: 'Large images',
      props: {
        galleryPosition: 'top',
        imageBorderRadius: '0',
        thumbnailSize: '96px',
        optionStyle: 'square',
        buttonBorderRadius: '0',
      },
    },
    {
      name: 'friendly',
      title: 'Round and friendly',
      props: { imageBorderRadius: '24px', optionStyle: 'pill', buttonBorderRadius: '999px' },
    },
  ],
} satisfies Block<typeof props>
