import { chosen } from '../catalog/catalog.ts'
import { band, bandColor, block, button, picture, row, slide, stack, story, text } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const dress = dressed({
  corner: '22px',
  buttonCorner: '999px',
  card: 'raised',
  cardButtons: 'filled',
  titleWeight: '600',
  headingSize: '2.5rem',
  gap: '3.5rem 0',
})

/** Food: warm paper, round corners, dense content. */
export const larder: StarterTheme = {
  id: 'larder',
  name: 'Larder',
  kind: 'Food and drink',
  description: 'Warm and generous: round corners, bands of color, a set table.',
  picture: 'harvest-table',
  tokens: {
    name: 'Larder',
    palette: {
      surface: '#fffaf0',
      text: '#2c2118',
      muted: '#6d5c49',
      accent: '#98401f',
      onAccent: '#ffffff',
      border: '#ecdcc0',
      sale: '#a3282b',
    },
    fonts: { heading: '"Fraunces Variable", serif', body: '"Figtree Variable", sans-serif' },
    radius: 22,
    spacing: 1,
  },
  alternate: {
    surface: '#1d1611',
    text: '#fbf1e0',
    muted: '#c0ac93',
    accent: '#f0b48a',
    onAccent: '#2a160a',
    border: '#3d3026',
    sale: '#ff9d93',
  },
  categories: [
    { slug: 'pantry', name: 'Pantry', picture: 'grove-olive-oil', description: 'Oils, honey and jam.' },
    {
      slug: 'coffee-and-tea',
      name: 'Coffee and tea',
      picture: 'morning-coffee',
      description: 'Beans, leaves and accessories.',
    },
    { slug: 'bakery', name: 'Bakery', picture: 'country-loaf', description: 'Bread and more.' },
    { slug: 'sweet', name: 'Sweet', picture: 'dark-chocolate', description: 'Chocolate and desserts.' },
  ],
  products: chosen({
    'morning-coffee': 'coffee-and-tea',
    'sencha-tin': 'coffee-and-tea',
    'grove-olive-oil': 'pantry',
    'linden-honey': 'pantry',
    'country-loaf': 'bakery',
    'dark-chocolate': 'sweet',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        ['Good things to eat and drink', 'leaf'],
        ['See what’s new', 'star'],
      ],
      navbar: { navLinkSpacing: '2rem', navLinkFontWeight: '600' },
      footer: { backgroundColor: '#2c2118', textColor: '#fbf1e0' },
    }),
  pages: (store) => [
    homePage(store, `Bread, coffee, oil and honey from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        ctaPrimaryBackground: '#f6d98f',
        ctaPrimaryColor: '#2c2118',
        height: { desktop: '640px', tablet: '520px', mobile: '560px' },
        heroOverlay: 'linear-gradient(rgba(16,24,16,0.55), rgba(16,24,16,0.08) 65%)',
        autoPlay: false,
        slides: [
          slide('harvest-table', 'Good things for the table', 'Bread, coffee, oil and honey.', {
            contentPosition: 'top center',
            objectPosition: 'center bottom',
            ctaButtons: [button('Fill your basket', '/shop')],
          }),
        ],
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'What are you hungry for?',
        categoryImageSize: '180px',
        categoryImageBorderRadius: '50%',
        desktopColumns: 4,
        tabletColumns: 4,
        mobileColumns: 2,
      }),
      block('productGrid', {
        ...dress.cards,
        sectionTitle: 'New in the larder',
        numberOfProducts: 6,
        desktopColumns: 3,
        mobileColumns: 2,
        autoPlay: false,
        spaceBetween: { desktop: 24, tablet: 20, mobile: 12 },
      }),
      band(
        story('bakers-bench', 'A loaf, honey and a board on a bench', {
          ...dress.story,
          title: 'From the bakery',
          text: '<p>A country loaf, honey and a board: a good start to the day.</p>',
          buttons: [button('See the bakery', '/collection/bakery')],
          imageSide: 'end',
        }),
      ),
      block('featuredProduct', {
        productSource: 'collection',
        productCollection: 'latest',
        borderRadius: '22px',
      }),
    ]),
    shopPage(store, dress, {
      title: 'All products',
      columns: { desktopColumns: 3, tabletColumns: 2, mobileColumns: 2 },
    }),
    productPage(dress, { galleryPosition: 'right', optionStyle: 'pill', descriptionTitle: 'What is in it' }, 'You may also like'),
    aboutPage(store, [
      row(
        { gap: '3rem', align: 'center', padding: { desktop: '4rem 2rem', mobile: '2rem 1rem' } },
        text(
          `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
          { ...dress.text, padding: '0' },
        ),
        picture('bakers-bench', 'A loaf, honey and a board on a bench', { ...dress.picture, height: '460px' }),
      ),
      stack(
        { background: bandColor, padding: '0', maxWidth: '1920px' },
        text('<blockquote><p>Buy little, buy well, and eat it while it is fresh.</p></blockquote>', {
          ...dress.text,
          textAlign: 'center',
          fontSize: { desktop: '1.75rem', mobile: '1.3rem' },
        }),
      ),
    ]),
    contactPage(store, dress, 'Ask the kitchen', 'Ask about a product, an order, or anything else.'),
    ...policyPages(store, dress),
  ],
}
