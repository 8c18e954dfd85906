import { chosen } from '../catalog/catalog.ts'
import { block, button, cornerShade, slide, story, text } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const dress = dressed({
  corner: '12px',
  buttonCorner: '8px',
  card: 'framed',
  titleWeight: '600',
  headingSize: '2.25rem',
  gap: '3.5rem 0',
})

/** The default theme: near-black on white with one calm accent. */
export const daylight: StarterTheme = {
  id: 'daylight',
  name: 'Daylight',
  kind: 'Any store',
  description: 'Clear and calm: a good start for any products.',
  picture: 'kitchen-shelf',
  tokens: {
    name: 'Daylight',
    palette: {
      surface: '#ffffff',
      text: '#1a1a1a',
      muted: '#5f6470',
      accent: '#1d4ed8',
      onAccent: '#ffffff',
      border: '#e2e4e9',
      sale: '#c8202f',
    },
    fonts: { heading: '"Plus Jakarta Sans Variable", sans-serif', body: '"Plus Jakarta Sans Variable", sans-serif' },
    radius: 10,
    spacing: 1,
  },
  alternate: {
    surface: '#14161a',
    text: '#f4f5f7',
    muted: '#a4abb8',
    accent: '#9db8ff',
    onAccent: '#0c1530',
    border: '#2f343d',
    sale: '#ff8e8e',
  },
  categories: [
    { slug: 'wear', name: 'Wear', picture: 'merino-sweater-moss', description: 'Clothes and accessories.' },
    { slug: 'home', name: 'Home', picture: 'moon-vase-bare', description: 'For the table and the shelf.' },
    { slug: 'everyday', name: 'Everyday', picture: 'trail-bottle-sand', description: 'Things for every day.' },
  ],
  products: chosen({
    'merino-sweater': 'wear',
    'day-pack': 'wear',
    'stoneware-mug': 'home',
    'moon-vase': 'home',
    'trail-bottle': 'everyday',
    'over-ear': 'everyday',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        [`Welcome to ${store.name}`, 'star'],
        ['See our latest products', 'gift'],
      ],
      footer: { backgroundColor: '#14161a', textColor: '#f4f5f7' },
    }),
  pages: (store) => [
    homePage(store, `Shop at ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        height: { desktop: '600px', tablet: '500px', mobile: '480px' },
        heroOverlay: cornerShade('20,25,20', 'top'),
        autoPlay: false,
        slides: [
          slide('kitchen-shelf', store.name, 'See all products of the store.', {
            contentPosition: 'top left',
            contentMaxWidth: '560px',
            objectPosition: 'center bottom',
            ctaButtons: [button('Shop now', '/shop')],
          }),
        ],
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'Shop by category',
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
        categoryImageSize: '220px',
      }),
      block('productGrid', {
        ...dress.cards,
        sectionTitle: 'New arrivals',
        numberOfProducts: 6,
        autoPlay: false,
        mobileColumns: 2,
      }),
      story('stoneware-mug-morning', 'A mug and a bag of coffee in the morning light', {
        ...dress.story,
        title: 'About the store',
        text: '<p>Learn more about us, and contact us if you have a question about a product.</p>',
        buttons: [button('About us', '/about')],
      }),
    ]),
    shopPage(store, dress, { title: 'All products', columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 } }),
    productPage(dress, {}, 'You may also like'),
    aboutPage(store, [
      text(
        `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
        { ...dress.text, padding: '4rem 0' },
      ),
    ]),
    contactPage(store, dress, 'Get in touch', 'Send us a message and we will reply by email.'),
    ...policyPages(store, dress),
  ],
}
