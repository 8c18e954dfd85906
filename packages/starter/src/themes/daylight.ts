import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { band, block, button, picture, story, text } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor, themeRadius } = field

const dress = dressed({
  card: 'none',
  ratio: '4 / 5',
  headingSize: '2rem',
  headingAlign: 'start',
  gap: '3.5rem 0',
})

/** The default theme: near-black on white with one calm accent. A centered headline, then one wide image. */
export const daylight: StarterTheme = {
  id: 'daylight',
  name: 'Daylight',
  kind: 'Any store',
  description: 'Clear and calm: a centered headline, one wide image, a plain grid. A good start for any products.',
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
    heroButtons: 'accent',
    weights: { heading: 700, name: 600 },
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
      navbar: { navLinkFontWeight: '500', navLinkSpacing: '2.25rem' },
      topbar: { backgroundColor: themeColor.text, textColor: themeColor.surface, fontSize: '0.85rem' },
      footer: { backgroundColor: themeColor.surface, textColor: themeColor.text, showNewsletter: false },
    }),
  pages: (store) => [
    homePage(store, `Shop at ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        height: { desktop: '400px', tablet: '340px', mobile: '320px' },
        titleColor: themeColor.text,
        subtitleColor: themeColor.muted,
        ctaSecondaryColor: themeColor.text,
        ctaSecondaryBorder: '1px solid var(--color-border)',
        autoPlay: false,
        slides: [
          {
            backgroundType: 'solid',
            background: themeColor.surface,
            title: store.name,
            subtitle: 'See all products of the store.',
            contentPosition: 'center center',
            contentMaxWidth: '900px',
            titleFontSize: { desktop: '5.5rem', tablet: '4rem', mobile: '2.75rem' },
            subtitleFontSize: '1.25rem',
            ctaButtons: [button('Shop now', '/shop'), button('About us', '/about', 'secondary')],
          },
        ],
      }),
      picture('kitchen-shelf', 'Cups, bowls and plants on a kitchen shelf', {
        height: { desktop: '560px', tablet: '420px', mobile: '220px' },
        borderRadius: themeRadius.quote,
        padding: '0',
        link: '/shop',
      }),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'New arrivals',
        layout: 'grid',
        numberOfProducts: 4,
        desktopColumns: 4,
        tabletColumns: 2,
        mobileColumns: 2,
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'Shop by category',
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
        categoryImageSize: '100%',
        categoryImageRatio: '4 / 5',
        categoryImageBorderRadius: themeRadius.box,
        spaceBetween: { desktop: 24, tablet: 16, mobile: 10 },
      }),
      band(
        story('stoneware-mug-morning', 'A mug and a bag of coffee in the morning light', {
          ...dress.story,
          title: 'About the store',
          text: '<p>Learn more about us, and contact us if you have a question about a product.</p>',
          buttons: [button('About us', '/about')],
          imageShare: 40,
          shape: '1 / 1',
          imageSide: 'end',
        }),
      ),
      block('newsletter', {
        title: 'Get our news by email',
        text: '',
        layout: 'split',
        background: 'transparent',
        borderRadius: themeRadius.button,
      }),
    ]),
    shopPage(store, dress, {
      title: 'All products',
      columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 },
    }),
    productPage(dress, { also: 'You may also like', related: { layout: 'grid', numberOfProducts: 4, tabletColumns: 4 } }),
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
