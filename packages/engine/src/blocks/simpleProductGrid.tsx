import { z } from 'zod'
import type { Block, Props, ViewContext } from '../block.ts'
import * as field from '../field/index.ts'
import { ProductSection } from '../render/product/ProductSection.tsx'
import { queryProducts } from '../render/product/query-products.ts'
import type { Data } from '../render/resource.ts'
import { cardCss, priceCss, productListCss, sliderCss, starsCss } from '../render/styles/part-styles.ts'
import { PRODUCT_LITERALS } from './literals.ts'
import { PRODUCTS_1 } from './version-1.ts'

const props = () =>
  z.object({
    ...field.productChoice('collection'),
    numberOfProducts: field
      .number('Number of products', { group: 'Content', min: 1, when: { productSource: 'collection' } })
      .default(6),
    sectionTitle: field.text('Title').default('Featured products'),
    layout: field.select('Layout', ['slider', 'grid']).default('slider'),
    ...field.columns({ desktop: { max: 5, default: 4 }, tablet: { max: 3, default: 2 }, mobile: { max: 2, default: 2 } }),
    ...field.productsTitle('2.5rem'),
    ...field.productCards(),
    ...field.slider({ pagination: true, when: { layout: 'slider' } }),
    ...field.sliderInteraction({ when: { layout: 'slider' } }),
  })

/** Products of a collection, or chosen ones, side by side in a grid or in a slider. */
export function View({
  data,
  eager,
  productSource,
  products,
  numberOfProducts,
  ...settings
}: Props<typeof props> & Data<'products'> & Pick<ViewContext, 'eager'>) {
  return (
    <ProductSection
      className="bf-simpleProductGrid"
      layout={settings.layout}
      products={data.products}
      expected={(productSource === 'chosen' && products.length) || numberOfProducts}
      eager={eager}
      settings={settings}
    />
  )
}

export const css = ''

export default {
  type: 'simpleProductGrid',
  title: 'Product grid',
  description: 'Products of a collection, or selected ones, in a grid or a slider.',
  keywords: ['products', 'catalog', 'collection', 'bestsellers', 'new arrivals', 'shop', 'list', 'sale'],
  icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  contentType: 'normal',
  version: 3,
  listsAllProducts: ({ layout, productSource, productCollection }) =>
    layout === 'grid' && productSource === 'collection' && productCollection === 'latest',
  loading: 'grouped',
  drawsImage: () => true,
  props,
  View,
  css: [sliderCss, cardCss, priceCss, starsCss, productListCss, css],
  data: (props) => ({ products: queryProducts(props, props.numberOfProducts) }),
  migrations: { 1: PRODUCTS_1, 2: PRODUCT_LITERALS },
  presets: [
    {
      name: 'grid',
      title: 'Grid',
      props: { layout: 'grid', numberOfProducts: 8, sectionTitle: 'All products', tabletColumns: 3 },
    },
    {
      name: 'lookbook',
      title: 'Lookbook',
      props: {
        layout: 'grid',
        sectionTitle: 'Lookbook',
        numberOfProducts: 6,
        desktopColumns: 3,
        cardBackground: 'transparent',
        cardBorderRadius: '0',
        cardBoxShadow: '',
        titleFontWeight: '400',
        currentPriceFontSize: '1rem',
        buyButtonBackground: 'var(--color-text)',
        buyButtonTextColor: 'var(--color-surface)',
        buyButtonBorderRadius: '0',
      },
    },
  ],
} satisfies Block<typeof props>
