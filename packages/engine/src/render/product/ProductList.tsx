import { useBlockServices } from '../block-services.ts'
import { SectionNote } from '../parts/Section.tsx'
import type { ProductCard as CardProduct, Resource } from '../resource.ts'
import { Slider, type SliderProps } from '../slider/Slider.tsx'
import { type Columns, columnSizes } from '../styles/columns.ts'
import { CardSkeleton, ProductCard } from './ProductCard.tsx'

/** Number of skeletons when the number of products is unknown (product.md, point 9). */
const SKELETONS = 4

/** Number of images that load eagerly in the first list of a page: those that are visible in most windows. */
const EAGER_IMAGES = 2

export interface ProductListProps extends Omit<SliderProps, 'label' | 'children' | 'columns'> {
  products: Resource<CardProduct[]> | undefined
  /** The requested number of products. */
  expected: number
  /** Whether the first images load before others. */
  eager?: boolean | undefined
  /** Accessible name of the list. */
  label: string
  columns: Columns
  layout: 'slider' | 'grid'
  /** See `ProductCard`. */
  ratings?: 'reviewed' | 'always'
}

/** Product cards as a slider or a grid, in the states of product.md (point 4): skeletons, error message, cards. */
export function ProductList({ products, expected, eager, label, columns, layout, ratings, ...slider }: ProductListProps) {
  const { messages } = useBlockServices()
  if (products?.status === 'error')
    return <SectionNote role="alert">{messages.productsError({ message: products.message })}</SectionNote>
  if (products?.status === 'ready' && products.value.length === 0) return <SectionNote>{messages.noProducts}</SectionNote>
  const loading = products?.status !== 'ready'
  const cards = loading
    ? Array.from({ length: expected || SKELETONS }, (_, i) => i).map((i) => <CardSkeleton key={i} />)
    : products.value.map((product, i) => (
        <ProductCard
          key={product.id}
          product={product}
          sizes={columnSizes(columns)}
          eager={eager && i < EAGER_IMAGES}
          ratings={ratings}
        />
      ))
  const list =
    layout === 'grid' ? (
      <div className="bf-products__grid">{cards}</div>
    ) : (
      <Slider {...slider} label={label} columns={columns} still={loading}>
        {cards}
      </Slider>
    )
  if (!loading) return list
  return (
    <div aria-busy="true">
      <p className="bf-hidden" role="status">
        {messages.loading}
      </p>
      {list}
    </div>
  )
}

export const css = `
.bf-products__grid {
  display: grid;
  grid-template-columns: repeat(var(--columns, 4), minmax(0, 1fr));
  gap: clamp(12px, 2cqw, 24px);
}
/* At the middle of a card arrows would cover its name: they are at the height of the image. */
@container page (width >= 768px) {
  .bf-slider--row:has(.bf-card) > .bf-slider__arrow {
    align-self: start;
    margin-block-start: calc(
      (100% - (var(--slider-columns) - 1) * var(--slider-gap) * 1px) /
      var(--slider-columns) /
      (var(--product-image-ratio, 1)) /
      2 -
      20px
    );
  }
}
`
