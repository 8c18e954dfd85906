import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { cardVars } from '../render/card-vars.ts'
import { vars } from '../render/css.ts'
import { ProductList } from '../render/parts/ProductList.tsx'
import { SectionTitle } from '../render/parts/Section.tsx'
import type { Data } from '../render/resource.ts'
import { CARD_COLORS_1, PRODUCTS_EXAMPLE_1 } from './version-1.ts'

const props = () =>
  z.object({
    productCollection: field.collection('Products').default('latest'),
    numberOfProducts: field.number('Number of products', { group: 'Content', min: 1 }).default(6),
    sectionTitle: field.text('Title').default('New arrivals'),
    ...field.columns({ desktop: { max: 5, default: 4 }, tablet: { max: 4, default: 2 }, mobile: { max: 2, default: 1 } }),
    ...field.typography('sectionTitle', 'Title', { color: field.themeColor.text, size: '2.5rem' }),
    ...field.productCards(),
    ...field.slider({ pagination: true }),
    ...field.sliderInteraction(),
  })

/** Products of a collection in a slider. */
export function View(settings: Props<typeof props> & Data<'products'>) {
  const { data, numberOfProducts, sectionTitle, sectionTitleColor, sectionTitleFontSize } = settings
  const { messages } = useBlockServices()
  const style = {
    ...cardVars(settings),
    ...vars({ 'section-title-color': sectionTitleColor, 'section-title-font-size': sectionTitleFontSize }),
  }
  return (
    <section className="bf-productGrid bf-section" style={style}>
      <div className="bf-inner">
        <SectionTitle>{sectionTitle}</SectionTitle>
        <ProductList
          layout="slider"
          products={data.products}
          expected={numberOfProducts}
          label={sectionTitle || messages.products}
          columns={{ desktop: settings.desktopColumns, tablet: settings.tabletColumns, mobile: settings.mobileColumns }}
          space={settings.spaceBetween}
          autoPlay={settings.autoPlay}
          autoplayDelay={settings.autoplayDelay}
          autoplayDisableOnInteraction={settings.autoplayDisableOnInteraction}
          loop={settings.loop}
          navigation={settings.navigation}
          pagination={settings.pagination}
          paginationClickable={settings.paginationClickable}
          paginationType={settings.paginationType}
          ratings={settings.ratings}
        />
      </div>
    </section>
  )
}

export const css = ''

export default {
  type: 'productGrid',
  title: 'Product slider',
  description: 'Products of a collection in a slider, with their prices and the way into the cart.',
  icon: 'M2.5 5h5v9h-5zM9.5 5h5v9h-5zM16.5 5h5v9h-5zM2.5 18h5M9.5 18h5M16.5 18h5',
  contentType: 'normal',
  version: 2,
  loading: 'grouped',
  props,
  View,
  data: ({ productCollection, numberOfProducts }) => ({
    products: { collection: productCollection, limit: numberOfProducts },
  }),
  migrations: {
    1: {
      migrate: (props) => ({ ...CARD_COLORS_1, sectionTitleColor: '#1a1a2c', ...props }),
      example: PRODUCTS_EXAMPLE_1,
    },
  },
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
