import { useBlockServices } from '../block-services.ts'
import { SectionTitle } from '../parts/Section.tsx'
import { columnsOf } from '../styles/columns.ts'
import { vars } from '../styles/css.ts'
import { cardVars } from './card-vars.ts'
import { ProductList, type ProductListProps } from './ProductList.tsx'
import type { ProductListLookSettings } from './product-list-look.ts'

/** Props that block types with product lists have in common. */
type ProductSectionSettings = ProductListLookSettings &
  Omit<ProductListProps, 'products' | 'expected' | 'eager' | 'label' | 'columns' | 'layout' | 'space'> & {
    sectionTitle: string
    spaceBetween: ProductListProps['space']
  }

interface ProductSectionProps {
  /** The block's CSS class. */
  className: string
  layout: ProductListProps['layout']
  products: ProductListProps['products']
  /** The requested number of products. */
  expected: number
  /** Whether the products are the first images of the page. */
  eager?: boolean | undefined
  /** Default: the title in the settings. */
  title?: string
  /** The block's props. They are read one by one, so that the check for unused props works. */
  settings: ProductSectionSettings
}

/** A titled section of products, as a slider or a grid. */
export function ProductSection({
  className,
  layout,
  products,
  expected,
  eager,
  settings,
  title = settings.sectionTitle,
}: ProductSectionProps) {
  const { messages } = useBlockServices()
  const columns = columnsOf(settings)
  const style = { ...cardVars(settings), ...vars({ columns }) }
  return (
    <section className={`${className} bf-section`} style={style}>
      <div className="bf-inner">
        <SectionTitle>{title}</SectionTitle>
        <ProductList
          layout={layout}
          products={products}
          expected={expected}
          eager={eager}
          label={title || messages.products}
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
