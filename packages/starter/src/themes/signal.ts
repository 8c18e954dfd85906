import { chosen } from '../catalog/catalog.ts'
import { band, block, button, cornerShade, grid, picture, slide, story, text } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const dress = dressed({
  corner: '4px',
  buttonCorner: '4px',
  card: 'framed',
  titleWeight: '600',
  headingSize: '2rem',
  gap: '3rem 0',
})
const figure = (value: string, words: string) =>
  text(`<h3>${value}</h3><p>${words}</p>`, {
    ...dress.text,
    padding: '1.25rem 0',
    fontSize: { desktop: '1rem', mobile: '0.95rem' },
  })

/** Electronics: dense, precise, monospaced headings, one signal color. */
export const signal: StarterTheme = {
  id: 'signal',
  name: 'Signal',
  kind: 'Electronics',
  description: 'Dense and exact: specifications first, monospaced headings, one signal color.',
  picture: 'listening-room',
  tokens: {
    name: 'Signal',
    palette: {
      surface: '#ffffff',
      text: '#12161b',
      muted: '#55606c',
      accent: '#c2410c',
      onAccent: '#ffffff',
      border: '#d8dde2',
      sale: '#b91c1c',
    },
    fonts: { heading: '"JetBrains Mono Variable", monospace', body: '"Inter Variable", sans-serif' },
    radius: 4,
    spacing: 0.9,
  },
  alternate: {
    surface: '#0f1317',
    text: '#eef1f4',
    muted: '#9aa6b2',
    accent: '#ff8a4c',
    onAccent: '#1d0d04',
    border: '#2a323a',
    sale: '#ff8a80',
  },
  categories: [
    { slug: 'speakers', name: 'Speakers', picture: 'hearth-speakers-walnut', description: 'For shelves and for picnics.' },
    { slug: 'headphones', name: 'Headphones', picture: 'over-ear-cream', description: 'Over-ear and in-ear.' },
    { slug: 'hifi', name: 'Hi-fi', picture: 'belt-turntable', description: 'Turntables and amplifiers.' },
    { slug: 'desk', name: 'Desk', picture: 'low-keyboard', description: 'Keyboards and microphones.' },
  ],
  products: chosen({
    'hearth-speakers': 'speakers',
    'pebble-speaker': 'speakers',
    'over-ear': 'headphones',
    'belt-turntable': 'hifi',
    'warm-amplifier': 'hifi',
    'low-keyboard': 'desk',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        ['Speakers, headphones and hi-fi', 'star'],
        ['See what’s new', 'gift'],
      ],
      navbar: { searchStyle: 'full', navLinkSpacing: '1.5rem', navLinkFontSize: '0.95rem', logoFontSize: '1.5rem' },
      topbar: { backgroundColor: '#12161b', textColor: '#ffffff', fontSize: '0.85rem' },
      footer: { backgroundColor: '#12161b', textColor: '#eef1f4' },
    }),
  pages: (store) => [
    homePage(store, `Speakers, headphones and hi-fi from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        ctaPrimaryBackground: '#c2410c',
        ctaPrimaryColor: '#ffffff',
        height: { desktop: '680px', tablet: '540px', mobile: '540px' },
        heroOverlay: cornerShade('10,12,16'),
        autoPlay: false,
        slides: [
          slide('listening-room', 'Listen closely', 'Speakers, headphones and hi-fi for every room.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '560px',
            objectPosition: 'center 55%',
            titleFontSize: '3.25rem',
            ctaButtons: [button('All products', '/shop'), button('About us', '/about', 'secondary')],
          }),
        ],
      }),
      grid(
        { desktop: 4, tablet: 4, mobile: 2 },
        { gap: '1rem', padding: '1.5rem 2rem', stackOnMobile: false },
        figure('01', 'Speakers, for shelves and for picnics'),
        figure('02', 'Headphones, over-ear and in-ear'),
        figure('03', 'Hi-fi, turntables and amplifiers'),
        figure('04', 'Desk, keyboards and microphones'),
      ),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'New products',
        layout: 'grid',
        numberOfProducts: 6,
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
      }),
      band(
        story('belt-turntable-detail', 'The arm of a turntable on a record', {
          ...dress.story,
          title: 'For records',
          text: '<p>Turntables and amplifiers for a good evening at home.</p>',
          buttons: [button('See hi-fi', '/collection/hifi')],
          shape: '16 / 9',
          imageShare: 55,
        }),
      ),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'Departments',
        categoryImageSize: '260px',
        categoryImageBorderRadius: '4px',
        desktopColumns: 4,
        tabletColumns: 4,
        mobileColumns: 2,
      }),
      story('desk-at-night', 'Microphone, keyboard and headphones on a desk', {
        ...dress.story,
        title: 'The late shift',
        text: '<p>A microphone, headphones and a keyboard for work at night.</p>',
        buttons: [button('Set up your desk', '/collection/desk', 'secondary')],
        shape: '16 / 9',
        imageSide: 'end',
        imageShare: 55,
      }),
    ]),
    shopPage(store, dress, { title: 'All products', columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 } }),
    productPage(
      dress,
      { galleryPosition: 'left', showSku: true, optionStyle: 'square', descriptionTitle: 'Specification' },
      'Works well with this',
    ),
    aboutPage(store, [
      text(
        `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
        dress.text,
      ),
      picture('desk-at-night', 'Microphone, keyboard and headphones on a desk', { ...dress.picture, height: '520px' }),
    ]),
    contactPage(store, dress, 'Support', 'Tell us which product you have a question about.'),
    ...policyPages(store, dress),
  ],
}
