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
    sectionTitle: field.text('Title').default('New arrivals'),
    ...field.columns({ desktop: { max: 5, default: 4 }, tablet: { max: 4, default: 2 }, mobile: { max: 2, default: 1 } }),
    ...field.productsTitle('2.5rem'),
    ...field.productCards(),
    ...field.slider({ pagination: true }),
    ...field.sliderInteraction(),
  })

/** Products of a collection, or chosen ones, in a slider. */
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
      className="bf-productGrid"
      layout="slider"
      products={data.products}
      expected={(productSource === 'chosen' && products.length) || numberOfProducts}
      eager={eager}
      settings={settings}
    />
  )
}

export const css = ''

export default {
  type: 'productGrid',
  title: 'Product slider',
  description: 'Products of a collection, or selected ones, in a slider, with prices and a button to add them to the cart.',
  keywords: ['products', 'carousel', 'collection', 'bestsellers', 'new arrivals', 'shop', 'recommendations', 'sale'],
  icon: 'M2.5 5h5v9h-5zM9.5 5h5v9h-5zM16.5 5h5v9h-5zM2.5 18h5M9.5 18h5M16.5 18h5',
  contentType: 'normal',
  version: 3,
  loading: 'grouped',
  drawsImage: () => true,
  props,
  View,
  css: [sliderCss, cardCss, priceCss, starsCss, productListCss, css],
  data: (props) => ({ products: queryProducts(props, props.numberOfProducts) }),
  migrations: { 1: PRODUCTS_1, 2: PRODUCT_LITERALS },
  presets: [
    {
      name: 'soft',
      title: 'Soft cards',
      props: {
        sectionTitle: 'New arrivals',
        cardBorderRadius: '20px',
        cardBoxShadow: '0 6px 20px rgba(0,0,0,0.08)',
        buyButtonBorderRadius: '999px',
        spaceBetween: { desktop: 20, tablet: 16, mobile: 10 },
      },
    },
    {
      name: 'gallery',
      title: 'Gallery without frames',
      props: {
        sectionTitle: 'The collection',
        desktopColumns: 3,
        cardBackground: 'transparent',
        cardBorderRadius: '0',
        cardBoxShadow: '',
        productImageBorderRadius: '4px',
        titleFontWeight: '400',
        buyButtonBorderRadius: '0',
        autoPlay: false,
        spaceBetween: 24,
      },
    },
  ],
} satisfies Block<typeof props>
