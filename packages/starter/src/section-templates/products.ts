import { field } from '@blockfront/engine'
import { block, button, inSlot } from '../stored-block.ts'
import { categoryUrl, centered, dress, imagesOf, shopButton } from './material.ts'
import type { SectionPurpose, SectionTemplate, TemplateStore } from './section-template.ts'

/** The products of the store. */
export function productTemplates(store: TemplateStore): SectionPurpose {
  const material = materialOf(store)
  return {
    id: 'products',
    title: 'Products',
    description: 'Shows what you sell.',
    needsTexts: false,
    templates: [
      newArrivals(material),
      slider(material),
      oneProduct(material),
      categoriesAndProducts(material),
      imageAndProducts(material),
    ],
  }
}

type Material = ReturnType<typeof materialOf>

/** What the templates show of a store: its first category, if it has one. */
function materialOf(store: TemplateStore) {
  const [category] = store.categories
  const [image] = imagesOf(store)
  return {
    dress,
    categories: store.categories,
    category,
    image,
    from: category ? { productCollection: category.id } : {},
    title: category?.name ?? 'Featured products',
    inGrid: { ...dress.cards, layout: 'grid', mobileColumns: 2 },
  }
}

const newArrivals = ({ dress, inGrid }: Material): SectionTemplate => ({
  id: 'products-new',
  title: 'New arrivals in a grid',
  keywords: ['latest', 'collection', 'catalog', 'bestsellers'],
  content: [
    block('simpleProductGrid', {
      ...inGrid,
      sectionTitle: 'New arrivals',
      numberOfProducts: 8,
      desktopColumns: 4,
      tabletColumns: 2,
    }),
    block('buttonGroup', { buttons: [shopButton], borderRadius: dress.cards.buyButtonBorderRadius }),
  ],
})

const slider = ({ dress, category, from, title }: Material): SectionTemplate => ({
  id: 'products-slider',
  title: category ? 'A category in a slider' : 'Products in a slider',
  keywords: ['carousel', 'collection', 'catalog'],
  content: [
    block('productGrid', {
      ...dress.cards,
      ...from,
      sectionTitle: title,
      numberOfProducts: 10,
      autoPlay: false,
      pagination: false,
      mobileColumns: 2,
    }),
  ],
})

const oneProduct = ({ dress }: Material): SectionTemplate => ({
  id: 'products-featured',
  title: 'One product, large',
  keywords: ['featured', 'spotlight', 'new'],
  content: [
    block('featuredProduct', {
      productSource: 'collection',
      productCollection: 'latest',
      buyButtonBackground: dress.cards.buyButtonBackground,
      borderRadius: field.themeRadius.small,
    }),
  ],
})

const categoriesAndProducts = ({ dress, categories, inGrid }: Material): SectionTemplate => ({
  id: 'products-categories',
  title: 'Categories, then products',
  keywords: ['collections', 'departments', 'shop by category'],
  content: [
    block('categoriesSlider', {
      ...dress.categories,
      title: 'Shop by category',
      loop: false,
      navigation: categories.length > 5,
    }),
    block('simpleProductGrid', {
      ...inGrid,
      sectionTitle: 'New arrivals',
      numberOfProducts: 4,
      desktopColumns: 4,
      tabletColumns: 2,
    }),
  ],
})

const imageAndProducts = ({ dress, category, image, from, title, inGrid }: Material): SectionTemplate => ({
  id: 'products-image',
  title: 'An image next to products',
  keywords: ['lookbook', 'collection', 'editorial', 'split'],
  content: [
    centered(title),
    block('columns', { layout: 'halves', align: 'stretch' }, [
      inSlot(
        'first',
        block('imageBlock', {
          src: image?.image ?? '',
          alt: image?.alt ?? '',
          link: category ? categoryUrl(category) : '/shop',
          width: '100%',
          height: '640px',
          objectFit: 'cover',
          borderRadius: field.themeRadius.small,
        }),
      ),
      inSlot(
        'second',
        block('simpleProductGrid', {
          ...inGrid,
          ...from,
          sectionTitle: '',
          numberOfProducts: 4,
          desktopColumns: 2,
          tabletColumns: 2,
        }),
      ),
    ]),
    block('buttonGroup', {
      buttons: [category ? button(`Shop ${category.name}`, categoryUrl(category)) : shopButton],
      borderRadius: dress.cards.buyButtonBorderRadius,
    }),
  ],
})
