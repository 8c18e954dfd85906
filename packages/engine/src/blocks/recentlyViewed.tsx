import { type RefObject, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { ProductSection } from '../render/product/ProductSection.tsx'
import type { Data, ProductCard, Resource } from '../render/resource.ts'
import { cardCss, priceCss, productListCss, sliderCss, starsCss } from '../render/styles/part-styles.ts'
import { PRODUCT_LITERALS } from './literals.ts'

const props = () =>
  z.object({
    numberOfProducts: field
      .number('Number of products', {
        group: 'Content',
        min: 1,
        max: 12,
        help: 'Visitors see the products that they viewed, and nothing before the first one. The builder shows examples.',
      })
      .default(8),
    sectionTitle: field
      .text('Title', { help: 'If empty, the title is “Recently viewed” in the language of the page.' })
      .default(''),
    layout: field.select('Layout', ['slider', 'grid']).default('slider'),
    ...field.columns({ desktop: { max: 6, default: 4 }, tablet: { max: 4, default: 3 }, mobile: { max: 2, default: 2 } }),
    ...field.productsTitle('2rem'),
    ...field.productCards(),
    ...field.slider({ pagination: false, when: { layout: 'slider' } }),
    ...field.sliderInteraction({ when: { layout: 'slider' } }),
    autoPlay: field.checkbox('Autoplay', { when: { layout: 'slider' } }).default(false),
  })

/** The products that the shopper opened last, known in the shopper's browser only. Nothing before the first one. */
export function View({ data, numberOfProducts, ...settings }: Props<typeof props> & Data<'recentlyViewed'>) {
  const { messages } = useBlockServices()
  const place = useRef<HTMLDivElement>(null)
  const products = useRecentlyViewed(data.recentlyViewed, numberOfProducts, place)
  if (products?.status !== 'ready' || products.value.length === 0) return <div ref={place} className="bf-recentlyViewed__place" />
  return (
    <ProductSection
      className="bf-recentlyViewed"
      layout={settings.layout}
      products={products}
      expected={products.value.length}
      title={settings.sectionTitle || messages.recentlyViewed}
      settings={settings}
    />
  )
}

/** Returns the given products, or loads those of this browser. They appear once their place is below the viewport, so that nothing moves. */
function useRecentlyViewed(
  given: Resource<ProductCard[]> | undefined,
  limit: number,
  place: RefObject<HTMLElement | null>,
): Resource<ProductCard[]> | undefined {
  const { loadRecentlyViewed } = useBlockServices()
  const [found, setFound] = useState<Resource<ProductCard[]>>()
  useEffect(() => {
    if (given || !loadRecentlyViewed) return
    let observer: IntersectionObserver | undefined
    let isGone = false
    loadRecentlyViewed(limit).then(
      (value) => {
        if (isGone || value.length === 0 || !place.current) return
        observer = new IntersectionObserver(([entry]) => {
          if (!entry || entry.isIntersecting || entry.boundingClientRect.top <= 0) return
          observer?.disconnect()
          setFound({ status: 'ready', value })
        })
        observer.observe(place.current)
      },
      // Nothing is missed: the products are an addition to the page.
      () => {},
    )
    return () => {
      isGone = true
      observer?.disconnect()
    }
  }, [given, limit, loadRecentlyViewed, place])
  return given ?? found
}

export const css = ''

export default {
  type: 'recentlyViewed',
  title: 'Recently viewed',
  description: 'The products that the visitor viewed last in this browser.',
  keywords: ['products', 'history', 'last seen', 'viewed', 'recent', 'continue shopping', 'recommendations'],
  icon: 'M12 7v5l3.5 2M3.5 12a8.5 8.5 0 1 0 2.6-6.1M3 4v4h4',
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  props,
  View,
  css: [sliderCss, cardCss, priceCss, starsCss, productListCss, css],
  data: ({ numberOfProducts }) => ({ recentlyViewed: { limit: numberOfProducts } }),
  migrations: { 1: PRODUCT_LITERALS },
  presets: [{ name: 'grid', title: 'Grid', props: { layout: 'grid', numberOfProducts: 4, tabletColumns: 4 } }],
} satisfies Block<typeof props>
