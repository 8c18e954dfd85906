import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { ProductSection } from '../render/product/ProductSection.tsx'
import type { Data } from '../render/resource.ts'
import { cardCss, priceCss, productListCss, sliderCss, starsCss } from '../render/styles/part-styles.ts'
import { PRODUCT_LITERALS } from './literals.ts'

const props = () =>
  z.object({
    productCollection: field
      .collection('Fallback collection', { help: 'Fills the list when the category has too few products.' })
      .default('latest'),
    numberOfProducts: field.number('Number of products', { group: 'Content', min: 1, max: 24 }).default(8),
    sectionTitle: field
      .text('Title', { help: 'If empty, the title is “You may also like” in the language of the page.' })
      .default(''),
    layout: field.select('Layout', ['slider', 'grid']).default('slider'),
    ...field.columns({ desktop: { max: 6, default: 4 }, tablet: { max: 4, default: 3 }, mobile: { max: 2, default: 2 } }),
    ...field.productsTitle('2rem'),
    ...field.productCards(),
    ...field.slider({ pagination: false, when: { layout: 'slider' } }),
    ...field.sliderInteraction({ when: { layout: 'slider' } }),
    autoPlay: field.checkbox('Autoplay', { when: { layout: 'slider' } }).default(false),
  })

/** Products from the categories of the page's product, completed from a collection. Nothing without any. */
export function View({ data, numberOfProducts, ...settings }: Props<typeof props> & Data<'related'>) {
  const { messages } = useBlockServices()
  const { related } = data
  if (related?.status === 'ready' && related.value.length === 0) return null
  return (
    <ProductSection
      className="bf-relatedProducts"
      layout={settings.layout}
      products={related}
      expected={numberOfProducts}
      title={settings.sectionTitle || messages.relatedProducts}
      settings={settings}
    />
  )
}

export const css = ''

export default {
  type: 'relatedProducts',
  title: 'Related products',
  description: 'Products from the same category as the product of the page.',
  keywords: ['products', 'recommendations', 'similar', 'cross-sell', 'upsell', 'you may also like', 'also bought', 'category'],
  icon: 'M3 5h7v7H3zM14 12h7v7h-7zM10 8.5h4.5a2 2 0 0 1 2 2V12M14 15.5H9.5a2 2 0 0 1-2-2V12',
  contentType: 'normal',
  version: 2,
  loading: 'rare',
  props,
  View,
  css: [sliderCss, cardCss, priceCss, starsCss, productListCss, css],
  data: ({ productCollection, numberOfProducts }) => ({ related: { collection: productCollection, limit: numberOfProducts } }),
  migrations: { 1: PRODUCT_LITERALS },
  presets: [{ name: 'grid', title: 'Grid', props: { layout: 'grid', numberOfProducts: 4, tabletColumns: 4 } }],
} satisfies Block<typeof props>
