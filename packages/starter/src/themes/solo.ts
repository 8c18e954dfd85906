import { chosen } from '../catalog/catalog.ts'
import { block, button, grid, picture, row, sideShade, slide, stack, story, text } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const dress = dressed({
  corner: '32px',
  buttonCorner: '999px',
  card: 'none',
  cardButtons: 'filled',
  titleWeight: '700',
  headingSize: '3rem',
  gap: '4rem 0',
})
const [mint, peach, sand] = ['#d9e6d8', '#f6d3bd', '#f3e2b4']
const reason = (title: string, words: string, background: string) =>
  stack(
    { background, borderRadius: '32px', padding: '2.5rem 2rem', gap: '0' },
    // The card keeps its background and text color in every palette.
    text(`<h3>${title}</h3><p>${words}</p>`, { ...dress.text, color: '#1d2b26', padding: '0' }),
  )

/** A single product with accessories: bold, round, one long landing page. */
export const solo: StarterTheme = {
  id: 'solo',
  name: 'Solo',
  kind: 'One product',
  description: 'One long page for one product: large type, blocks of color, a button that is always near.',
  picture: 'bottle-trio',
  tokens: {
    name: 'Solo',
    palette: {
      surface: '#fff9ea',
      text: '#1d2b26',
      muted: '#55635c',
      accent: '#1f5142',
      onAccent: '#fff9ea',
      border: '#e6dcc0',
      sale: '#b23c22',
    },
    fonts: { heading: '"Rubik Variable", sans-serif', body: '"Nunito Variable", sans-serif' },
    radius: 32,
    spacing: 1.15,
  },
  alternate: {
    surface: '#12211b',
    text: '#fff6e0',
    muted: '#a9bbb0',
    accent: '#a8e0c0',
    onAccent: '#0d2018',
    border: '#2a3d34',
    sale: '#ff9c85',
  },
  categories: [
    { slug: 'the-bottle', name: 'The bottle', picture: 'trail-bottle-forest', description: 'In two sizes and four colors.' },
    { slug: 'and-friends', name: 'Accessories', picture: 'trail-tumbler-sand', description: 'What goes with it.' },
  ],
  products: chosen({
    'trail-bottle': 'the-bottle',
    'trail-bottle-small': 'the-bottle',
    'bottle-duo': 'the-bottle',
    'trail-tumbler': 'and-friends',
    'bottle-set': 'and-friends',
    'enamel-mug': 'and-friends',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        ['One bottle, two sizes, four colors', 'star'],
        ['See all colors', 'heart'],
      ],
      navbar: { navLinkFontWeight: '700', navLinkSpacing: '2rem', showSearch: false },
      footer: { backgroundColor: '#1f5142', textColor: '#fff9ea' },
    }),
  pages: (store) => [
    homePage(store, `The bottle from ${store.name}, in two sizes and four colors.`, [
      block('hero', {
        ...dress.hero,
        ctaPrimaryBackground: '#1f5142',
        ctaPrimaryColor: '#fff9ea',
        ctaSecondaryColor: '#1d2b26',
        ctaSecondaryBorder: '2px solid #1d2b26',
        height: { desktop: '740px', tablet: '600px', mobile: '600px' },
        heroOverlay: sideShade('247,231,184'),
        autoPlay: false,
        slides: [
          slide('bottle-trio', 'One bottle for every day', 'In two sizes and four colors.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '520px',
            titleColor: '#1d2b26',
            subtitleColor: '#34443d',
            titleFontSize: '4.5rem',
            objectPosition: '40% center',
            ctaButtons: [button('Choose a color', '/page/product/trail-bottle'), button('See all', '/shop', 'secondary')],
          }),
        ],
      }),
      grid(
        { desktop: 3, tablet: 3, mobile: 1 },
        { gap: '1.25rem', padding: { desktop: '3rem 2rem 1rem', mobile: '1.5rem 1rem' } },
        reason('Two sizes', 'A large one for the day, a small one for the way.', mint),
        reason('Four colors', 'Choose the one that you like best.', peach),
        reason('Accessories', 'A tumbler, a mug and gift sets.', sand),
      ),
      story('bottle-on-trail', 'The bottle and a backpack in the hills', {
        ...dress.story,
        title: 'Out all day',
        text: '<p>For the desk, the train and the hills.</p>',
        buttons: [button('Take one with you', '/page/product/trail-bottle')],
      }),
      story('trail-bottle-detail', 'The steel cap of the bottle', {
        ...dress.story,
        title: 'A closer look',
        text: '<p>The cap, the handle and the finish, seen from nearby.</p>',
        buttons: [button('See the bottle', '/page/product/trail-bottle', 'secondary')],
        imageSide: 'end',
        shape: '1 / 1',
        imageShare: 45,
      }),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'Pick yours',
        layout: 'grid',
        numberOfProducts: 6,
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
      }),
      stack(
        { background: mint, padding: { desktop: '5rem 2rem', mobile: '3rem 1.25rem' }, maxWidth: '1920px' },
        text('<h2>Questions?</h2><p>Ask us about sizes, colors or an order.</p>', {
          ...dress.text,
          color: '#1d2b26',
          textAlign: 'center',
          padding: '0',
        }),
        block('buttonGroup', {
          buttons: [button('Contact us', '/page/contact')],
          background: '#1f5142',
          color: '#fff9ea',
          borderRadius: '999px',
          fullWidth: false,
          padding: '0',
        }),
      ),
    ]),
    shopPage(store, dress, {
      title: 'The bottle and accessories',
      columns: { desktopColumns: 3, tabletColumns: 3, mobileColumns: 2 },
    }),
    productPage(
      dress,
      { galleryPosition: 'left', optionStyle: 'pill', titleFontSize: '3rem', descriptionTitle: 'Details' },
      'Goes well with this',
    ),
    aboutPage(store, [
      row(
        { gap: '4rem', align: 'center', padding: { desktop: '4rem 2rem', mobile: '2rem 1rem' } },
        text(
          `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
          { ...dress.text, padding: '0' },
        ),
        picture('bottle-duo', 'A large and a small bottle', { ...dress.picture, height: '560px' }),
      ),
    ]),
    contactPage(store, dress, 'Say hello', 'Questions, ideas, or an order for a team? Send us a message.'),
    ...policyPages(store, dress),
  ],
}
