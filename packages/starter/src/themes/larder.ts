import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { band, bandColor, block, button, grid, picture, row, slide, stack, text, title } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor, themeRadius } = field

const dress = dressed({
  card: 'raised',
  ratio: '4 / 5',
  cardButtons: 'filled',
  cardTextAlign: 'center',
  headingSize: '2.75rem',
  headingAlign: 'center',
  gap: '3.5rem 0',
})

const [honey, leaf, clay] = ['#f6d98f', '#d3dcb8', '#f0c3a4']

/** An image on a card that keeps its color and the color of its text in every palette. */
const counter = (background: string, image: string, alt: string, name: string, words: string, slug: string) =>
  stack(
    { background, borderRadius: themeRadius.box, padding: '1.5rem 1.5rem 1.75rem', gap: '0' },
    picture(image, alt, {
      height: { desktop: '300px', mobile: '240px' },
      borderRadius: themeRadius.small,
      padding: '0 0 1.25rem',
      link: `/collection/${slug}`,
    }),
    title(name, { level: 'h3', align: 'center', padding: '0', color: '#2c2118', fontSize: '1.75rem', fontWeight: '600' }),
    text(`<p>${words}</p>`, { color: '#2c2118', textAlign: 'center', padding: '0.25rem 0 0', fontSize: '1rem' }),
  )

/** Food: a market stall. A rounded opening inside the page, cards of color, dense and centered. */
export const larder: StarterTheme = {
  id: 'larder',
  name: 'Larder',
  kind: 'Food and drink',
  description: 'Warm and dense like a market stall: a rounded opening, cards of color, raised cards, everything centered.',
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
    radius: 17,
    heroButtons: 'accent',
    buttons: 'pill',
    cards: 'raised',
    weights: { heading: 700, name: 600 },
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
      footer: { backgroundColor: '#2c2118', textColor: '#fbf1e0', showNewsletter: false },
    }),
  pages: (store) => [
    homePage(store, `Bread, coffee, oil and honey from ${store.name}.`, [
      stack(
        { padding: { desktop: '1rem 1.5rem 0', mobile: '0.5rem 0.5rem 0' }, maxWidth: '1680px', gap: '0' },
        block('hero', {
          ...dress.hero,
          height: { desktop: '640px', tablet: '520px', mobile: '520px' },
          borderRadius: { desktop: themeRadius.quote, mobile: themeRadius.box },
          heroOverlay: 'linear-gradient(rgba(16,24,16,0.62), rgba(16,24,16,0.1) 65%)',
          autoPlay: false,
          slides: [
            slide('harvest-table', 'Good things for the table', 'Bread, coffee, oil and honey.', {
              contentPosition: 'top center',
              contentMaxWidth: '860px',
              titleFontSize: { desktop: '5rem', tablet: '4rem', mobile: '2.75rem' },
              objectPosition: 'center bottom',
              ctaButtons: [button('Fill your basket', '/shop')],
            }),
          ],
        }),
      ),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'What are you hungry for?',
        categoryImageSize: '200px',
        categoryImageBorderRadius: '50%',
        desktopColumns: 4,
        tabletColumns: 4,
        mobileColumns: 2,
      }),
      band(
        block('productGrid', {
          ...dress.cards,
          sectionTitle: 'New in the larder',
          numberOfProducts: 6,
          desktopColumns: 4,
          tabletColumns: 3,
          mobileColumns: 2,
          autoPlay: false,
          spaceBetween: { desktop: 20, tablet: 16, mobile: 12 },
        }),
      ),
      grid(
        { desktop: 3, tablet: 3, mobile: 1 },
        { gap: { desktop: '1.25rem', mobile: '0.75rem' }, padding: { desktop: '4rem 2rem', mobile: '2.5rem 1rem' } },
        counter(honey, 'country-loaf', 'A country loaf', 'From the bakery', 'A good start to the day.', 'bakery'),
        counter(leaf, 'grove-olive-oil', 'A bottle of olive oil', 'From the pantry', 'Oils, honey and jam.', 'pantry'),
        counter(clay, 'sencha-tin', 'A tin of tea', 'Coffee and tea', 'Beans and leaves.', 'coffee-and-tea'),
      ),
      block('featuredProduct', {
        productSource: 'collection',
        productCollection: 'old',
        eyebrow: '',
        imageSide: 'end',
        shape: '4 / 3',
        titleFontSize: { desktop: '3.5rem', tablet: '2.75rem', mobile: '2.25rem' },
        borderRadius: { desktop: themeRadius.quote, mobile: themeRadius.box },
        padding: { desktop: '2rem 0 5rem', mobile: '1rem 0 3rem' },
      }),
      stack(
        { background: themeColor.accent, padding: { desktop: '5rem 2rem', mobile: '3rem 1rem' }, maxWidth: '1920px', gap: '0' },
        title('Buy little, buy well, and eat it while it is fresh.', {
          ...dress.heading,
          color: themeColor.onAccent,
          maxWidth: '860px',
          padding: '0 0 1.5rem',
          fontSize: { desktop: '3.25rem', mobile: '2rem' },
        }),
        block('buttonGroup', {
          buttons: [button('Fill your basket', '/shop')],
          background: themeColor.onAccent,
          color: themeColor.accent,
          borderRadius: themeRadius.button,
          fullWidth: false,
          padding: '0',
        }),
      ),
    ]),
    shopPage(store, dress, {
      title: 'All products',
      columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 },
    }),
    productPage(dress, {
      product: { galleryPosition: 'right', optionStyle: 'pill', titleFontSize: '3rem', descriptionTitle: 'What is in it' },
      also: 'You may also like',
    }),
    aboutPage(store, [
      row(
        { gap: '3rem', align: 'center', padding: { desktop: '4rem 2rem', mobile: '2rem 1rem' } },
        text(
          `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
          { ...dress.text, padding: '0' },
        ),
        picture('bakers-bench', 'A loaf, honey and a board on a bench', { borderRadius: themeRadius.quote, height: '460px' }),
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
