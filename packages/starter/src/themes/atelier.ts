import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { block, inSlot, picture, stack, story, text, textLink, title } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor, themeRadius } = field

const dress = dressed({
  card: 'none',
  ratio: '4 / 5',
  headingSize: '3.25rem',
  headingAlign: 'start',
  gap: '4.5rem 0',
})

/** Clothing: a magazine page. A headline without an image, an offset collage, portraits, an old-style serif. */
export const atelier: StarterTheme = {
  id: 'atelier',
  name: 'Atelier',
  kind: 'Clothing',
  description: 'Editorial and asymmetric: a headline like a masthead, an offset collage, tall portraits, an old-style serif.',
  picture: 'wardrobe',
  tokens: {
    name: 'Atelier',
    palette: {
      surface: '#faf8f3',
      text: '#211f1b',
      muted: '#6a6459',
      accent: '#31483c',
      onAccent: '#ffffff',
      border: '#dfd8cb',
      sale: '#9c3a2b',
    },
    fonts: { heading: '"Cormorant Variable", serif', body: '"Instrument Sans Variable", sans-serif' },
    radius: 0,
    weights: { heading: 400, name: 400 },
    spacing: 1.2,
  },
  alternate: {
    surface: '#171613',
    text: '#f2eee4',
    muted: '#a8a194',
    accent: '#b9cfc0',
    onAccent: '#15201a',
    border: '#35322b',
    sale: '#f0a08f',
  },
  categories: [
    { slug: 'tops', name: 'Tops', picture: 'linen-shirt-sky', description: 'Shirts, tees and knitwear.' },
    { slug: 'outerwear', name: 'Outerwear', picture: 'chore-jacket-blue', description: 'Jackets for three seasons.' },
    { slug: 'trousers', name: 'Trousers', picture: 'straight-chinos', description: 'Straight and easy to wear.' },
    { slug: 'accessories', name: 'Accessories', picture: 'lambswool-scarf', description: 'Scarves, bags and more.' },
  ],
  products: chosen({
    'linen-shirt': 'tops',
    'merino-sweater': 'tops',
    'chore-jacket': 'outerwear',
    'straight-chinos': 'trousers',
    'lambswool-scarf': 'accessories',
    'canvas-tote': 'accessories',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        ['See the new collection', 'star'],
        ['Natural colors, quiet shapes', 'leaf'],
      ],
      navbar: {
        styling: 'middle',
        navLinkFontWeight: '400',
        navLinkSpacing: '2rem',
        navLinkFontSize: '0.95rem',
        logoFontSize: '2rem',
      },
      topbar: { backgroundColor: themeColor.surface, textColor: themeColor.text, fontSize: '0.8rem', animationDuration: 30 },
      footer: { backgroundColor: themeColor.surface, textColor: themeColor.text, layout: 'statement' },
    }),
  pages: (store) => [
    homePage(store, `Clothing from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        height: { desktop: '380px', tablet: '320px', mobile: '260px' },
        titleColor: themeColor.text,
        autoPlay: false,
        slides: [
          {
            backgroundType: 'solid',
            background: themeColor.surface,
            title: 'The autumn wardrobe',
            subtitle: '',
            contentPosition: 'bottom left',
            contentMaxWidth: '1280px',
            titleFontSize: { desktop: '9.5rem', tablet: '5.5rem', mobile: '3.5rem' },
          },
        ],
      }),
      block(
        'columns',
        {
          layout: 'wideStart',
          gap: { desktop: '1.5rem', mobile: '1rem' },
          padding: { desktop: '0 2rem 6rem', mobile: '0 1rem 3rem' },
        },
        [
          inSlot(
            'first',
            picture('wardrobe', 'Clothes for the autumn, side by side', {
              borderRadius: themeRadius.box,
              padding: '0',
              height: { desktop: '640px', tablet: '480px', mobile: '240px' },
              link: '/shop',
            }),
          ),
          inSlot(
            'second',
            stack(
              { padding: { desktop: '7rem 0 0', tablet: '4rem 0 0', mobile: '1rem 0 0' }, gap: '0' },
              text('<p>A small collection of clothes that go with each other. Take your time, and look at the details.</p>', {
                ...dress.text,
                padding: '0',
                fontSize: { desktop: '1.25rem', mobile: '1.125rem' },
                lineHeight: 1.5,
              }),
              block('buttonGroup', {
                buttons: [textLink('Shop the season', '/shop'), textLink('About us', '/about')],
                align: 'start',
                gap: '1.75rem',
                fullWidth: false,
                padding: '1.25rem 0 2.5rem',
              }),
              picture('merino-sweater-detail', 'The ribs of a knitted sweater', {
                borderRadius: themeRadius.box,
                padding: '0',
                height: { desktop: '320px', tablet: '240px', mobile: '300px' },
                caption: 'Merino sweater',
                link: '/page/product/merino-sweater',
                align: 'left',
              }),
            ),
          ),
        ],
      ),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'New this month',
        layout: 'grid',
        numberOfProducts: 4,
        desktopColumns: 4,
        tabletColumns: 2,
        mobileColumns: 2,
      }),
      story('folded-season', 'A knitted sweater and a linen shirt, laid side by side', {
        ...dress.story,
        width: 'page',
        eyebrow: 'The season',
        title: 'Complete the look',
        titleFontSize: { desktop: '4.5rem', tablet: '2.75rem', mobile: '2.5rem' },
        text: '<p>A knitted sweater, a linen shirt: pieces from the collection, laid out side by side.</p>',
        buttons: [textLink('See the collection', '/shop')],
        imageSide: 'end',
        imageShare: 65,
        align: 'end',
        padding: { desktop: '4rem 0 6rem', mobile: '2rem 0 3rem' },
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'Shop by category',
        categoryImageSize: '100%',
        categoryImageRatio: '4 / 5',
        categoryImageBorderRadius: themeRadius.box,
        desktopColumns: 4,
        tabletColumns: 3,
        mobileColumns: 2,
        pagination: false,
        spaceBetween: { desktop: 20, tablet: 16, mobile: 10 },
      }),
    ]),
    shopPage(store, dress, {
      title: 'The collection',
      columns: { desktopColumns: 3, tabletColumns: 2, mobileColumns: 2 },
    }),
    productPage(dress, {
      product: { galleryPosition: 'left', thumbnailSize: '110px', optionStyle: 'square', titleFontSize: '3.25rem' },
      also: 'Goes well with this',
      related: { layout: 'grid', numberOfProducts: 4, tabletColumns: 4, mobileColumns: 2 },
    }),
    aboutPage(store, [
      title(`About ${store.name}`, {
        ...dress.heading,
        level: 'h1',
        fontSize: { desktop: '7.5rem', tablet: '4.5rem', mobile: '2.75rem' },
        padding: { desktop: '6rem 0 2rem', mobile: '3rem 0 1rem' },
      }),
      block(
        'columns',
        {
          layout: 'wideEnd',
          align: 'end',
          gap: { desktop: '3rem', mobile: '1.5rem' },
          padding: { desktop: '0 2rem 6rem', mobile: '0 1rem 3rem' },
        },
        [
          inSlot(
            'first',
            text(
              `<p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
              { ...dress.text, padding: '0' },
            ),
          ),
          inSlot(
            'second',
            picture('folded-season', 'A knitted sweater and a linen shirt, laid side by side', {
              height: { desktop: '620px', tablet: '420px', mobile: '300px' },
              borderRadius: themeRadius.box,
              padding: '0',
            }),
          ),
        ],
      ),
    ]),
    contactPage(store, dress, 'Contact us', 'Ask about sizes, an order, or anything else.'),
    ...policyPages(store, dress),
  ],
}
