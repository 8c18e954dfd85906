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
    sectionTitle: field.text('Title').default('Featured products'),
    layout: field.select('Layout', ['slider', 'grid']).default('slider'),
    ...field.columns({ desktop: { max: 5, default: 4 }, tablet: { max: 3, default: 2 }, mobile: { max: 2, default: 2 } }),
    ...field.typography('sectionTitle', 'Title', { color: field.themeColor.text, size: '2.5rem' }),
    ...field.productCards(),
    ...field.slider({ pagination: true, when: { layout: 'slider' } }),
    ...field.sliderInteraction({ when: { layout: 'slider' } }),
  })

/** Products of a collection, side by side in a grid or in a slider. */
export function View(settings: Props<typeof props> & Data<'products'>) {
  const { data, layout, numberOfProducts, sectionTitle, sectionTitleColor, sectionTitleFontSize } = settings
  const { messages } = useBlockServices()
  const columns = { desktop: settings.desktopColumns, tablet: settings.tabletColumns, mobile: settings.mobileColumns }
  const style = {
    ...cardVars(settings),
    ...vars({ columns, 'section-title-color': sectionTitleColor, 'section-title-font-size': sectionTitleFontSize }),
  }
  return (
    <section className="bf-simpleProductGrid bf-section" style={style}>
      <div className="bf-inner">
        <SectionTitle>{sectionTitle}</SectionTitle>
        <ProductList
          layout={layout}
          products={data.products}
          expected={numberOfProducts}
          label={sectionTitle || messages.products}
          columns={columns}
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
  type: 'simpleProductGrid',
  title: 'Product grid',
  description: 'Products of a collection, side by side in a grid or in a slider.',
  icon: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  contentType: 'normal',
  version: 2,
  listsAllProducts: ({ layout, productCollection }) => layout === 'grid' && productCollection === 'latest',
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
