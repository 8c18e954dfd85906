import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { block, button, cornerShade, grid, picture, slide, story, text, textLink } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor } = field

const dress = dressed({
  corner: '0px',
  buttonCorner: '0px',
  card: 'none',
  titleWeight: '400',
  headingSize: '2.25rem',
  gap: '4.5rem 0',
})

/** Clothing: an editorial page, generous spacing, square corners, an old-style serif. */
export const atelier: StarterTheme = {
  id: 'atelier',
  name: 'Atelier',
  kind: 'Clothing',
  description: 'Quiet and editorial: wide margins, square images, an old-style serif.',
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
      navbar: { styling: 'centered', navLinkFontWeight: '400', navLinkSpacing: '2.5rem', logoFontSize: '2rem' },
      topbar: { backgroundColor: themeColor.surface, textColor: themeColor.text, animationDuration: 30 },
      footer: { backgroundColor: '#211f1b', textColor: '#f2eee4' },
    }),
  pages: (store) => [
    homePage(store, `Clothing from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        height: { desktop: '720px', tablet: '560px', mobile: '520px' },
        heroOverlay: cornerShade('20,16,10'),
        autoPlay: false,
        slides: [
          slide('wardrobe', 'The autumn wardrobe', 'Shirts, knitwear, jackets and what goes with them.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '560px',
            titleFontWeight: '400',
            objectPosition: '16% center',
            ctaButtons: [button('Shop the season', '/shop'), button('About us', '/about', 'secondary')],
          }),
        ],
      }),
      text('<p>A small collection of clothes that go with each other. Take your time, and look at the details.</p>', {
        ...dress.text,
        textAlign: 'center',
        maxWidth: '640px',
        padding: '5rem 0 1rem',
        fontSize: { desktop: '1.5rem', mobile: '1.2rem' },
        lineHeight: 1.5,
      }),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'New this month',
        layout: 'grid',
        numberOfProducts: 6,
        desktopColumns: 3,
        tabletColumns: 2,
        mobileColumns: 2,
      }),
      story('folded-season', 'A knitted sweater and a linen shirt, laid side by side', {
        ...dress.story,
        eyebrow: 'The season',
        title: 'Complete the look',
        text: '<p>A knitted sweater, a linen shirt: pieces from the collection, laid out side by side.</p>',
        buttons: [textLink('See the collection', '/shop')],
        imageShare: 60,
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'Shop by category',
        categoryImageSize: '320px',
        categoryImageBorderRadius: '0px',
        desktopColumns: 4,
        tabletColumns: 3,
        mobileColumns: 2,
        pagination: false,
      }),
    ]),
    shopPage(store, dress, { title: 'The collection', columns: { desktopColumns: 3, tabletColumns: 2, mobileColumns: 2 } }),
    productPage(dress, { galleryPosition: 'left', thumbnailSize: '96px', optionStyle: 'square' }, 'Goes well with this'),
    aboutPage(store, [
      picture('folded-season', 'Two garments on a warm ground', { height: '560px', borderRadius: '0px' }),
      text(
        `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
        dress.text,
      ),
      grid(
        { desktop: 3, tablet: 3, mobile: 1 },
        { gap: '2rem', padding: '0 2rem 4rem' },
        ...[
          ['Tops', 'Shirts, tees and knitwear.'],
          ['Outerwear', 'Jackets for cooler days.'],
          ['Accessories', 'Scarves, bags and more.'],
        ].map(([title, words]) => text(`<h3>${title}</h3><p>${words}</p>`, { ...dress.text, padding: '1rem 0' })),
      ),
    ]),
    contactPage(store, dress, 'Contact us', 'Ask about sizes, an order, or anything else.'),
    ...policyPages(store, dress),
  ],
}
