import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { band, block, button, cornerShade, grid, picture, slide, story, text } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor } = field

const dress = dressed({
  corner: '6px',
  buttonCorner: '6px',
  card: 'none',
  titleWeight: '500',
  headingSize: '2.5rem',
  gap: '4rem 0',
})

/** Furniture: rooms before products, a geometric sans serif, green and oak. */
export const timber: StarterTheme = {
  id: 'timber',
  name: 'Timber',
  kind: 'Furniture and home',
  description: 'Rooms come first: tall images, a geometric typeface, green and oak.',
  picture: 'living-room',
  tokens: {
    name: 'Timber',
    palette: {
      surface: '#f6f4ee',
      text: '#23271f',
      muted: '#5f6558',
      accent: '#3c5a43',
      onAccent: '#ffffff',
      border: '#d9d8cb',
      sale: '#a8442a',
    },
    fonts: { heading: '"Jost Variable", sans-serif', body: '"Karla Variable", sans-serif' },
    radius: 6,
    spacing: 1.1,
  },
  alternate: {
    surface: '#1a1d17',
    text: '#f1f0e6',
    muted: '#a9ae9d',
    accent: '#a9cbaf',
    onAccent: '#12201a',
    border: '#343a2f',
    sale: '#f2a184',
  },
  categories: [
    { slug: 'seating', name: 'Seating', picture: 'lounge-chair', description: 'Sofas, chairs and stools.' },
    { slug: 'tables', name: 'Tables', picture: 'pedestal-table', description: 'For meals and for work.' },
    { slug: 'storage', name: 'Storage', picture: 'slat-sideboard', description: 'A place for everything.' },
    { slug: 'lighting', name: 'Lighting', picture: 'ridge-lamp', description: 'Warm light, where you need it.' },
  ],
  products: chosen({
    'harbour-sofa': 'seating',
    'lounge-chair': 'seating',
    'oak-table': 'tables',
    'pedestal-table': 'tables',
    'slat-sideboard': 'storage',
    'ridge-lamp': 'lighting',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        ['Furniture and light for every room', 'star'],
        ['See what’s new', 'gift'],
      ],
      navbar: { navLinkFontWeight: '500', navLinkSpacing: '2.25rem' },
      footer: { backgroundColor: '#2c362b', textColor: '#f2efe4' },
    }),
  pages: (store) => [
    homePage(store, `Sofas, tables and lamps from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        height: { desktop: '760px', tablet: '600px', mobile: '560px' },
        heroOverlay: cornerShade('30,25,15'),
        autoplayDelay: 7000,
        slides: [
          slide('living-room', 'Rooms to come home to', 'Sofas, tables, shelves and light.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '520px',
            objectPosition: '60% 70%',
            ctaButtons: [button('See everything', '/shop'), button('About us', '/about', 'secondary')],
          }),
          slide('dining-room', 'A table for eight', 'Tables and chairs for long evenings.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '520px',
            ctaButtons: [button('Tables and chairs', '/collection/tables')],
          }),
        ],
      }),
      grid(
        { desktop: 3, tablet: 3, mobile: 1 },
        { gap: { desktop: '1.25rem', mobile: '0rem' }, padding: { desktop: '4rem 2rem 1rem', mobile: '1.5rem 1rem 0' } },
        picture('reading-corner', 'A chair, a shelf and a plant', {
          ...dress.picture,
          height: '420px',
          caption: 'The reading corner',
          link: '/collection/seating',
        }),
        picture('slat-sideboard-room', 'A sideboard below a mirror', {
          ...dress.picture,
          height: '420px',
          caption: 'The hallway',
          link: '/collection/storage',
        }),
        picture('pedestal-table-styled', 'A small table with a vase', {
          ...dress.picture,
          height: '420px',
          caption: 'The window',
          link: '/collection/tables',
        }),
      ),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'New in the shop',
        layout: 'grid',
        numberOfProducts: 6,
        desktopColumns: 3,
        tabletColumns: 2,
        mobileColumns: 2,
      }),
      band(
        story('oak-table-detail', 'The corner of an oak table', {
          ...dress.story,
          eyebrow: 'For eight',
          title: 'The table',
          text: '<p>The place for meals, for homework and for long talks.</p>',
          buttons: [button('See tables', '/collection/tables', 'secondary')],
          shape: '4 / 3',
          imageShare: 55,
        }),
      ),
    ]),
    shopPage(store, dress, { title: 'All furniture', columns: { desktopColumns: 3, tabletColumns: 2, mobileColumns: 2 } }),
    productPage(
      dress,
      { galleryPosition: 'left', thumbnailSize: '96px', descriptionTitle: 'Dimensions and materials', showSku: true },
      'In the same room',
    ),
    aboutPage(store, [
      picture('dining-room', 'A dining table below a lamp', { height: '600px', borderRadius: '0px', width: '100%' }),
      text(
        `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
        dress.text,
      ),
      grid(
        { desktop: 2, tablet: 2, mobile: 1 },
        { gap: '1.25rem', padding: '0 2rem 4rem' },
        picture('lounge-chair-detail', 'Bouclé on the arm of a chair', { ...dress.picture, height: '380px' }),
        picture('slat-sideboard-detail', 'Slats and doors of a sideboard', { ...dress.picture, height: '380px' }),
      ),
    ]),
    contactPage(store, dress, 'Plan a room with us', 'Tell us which room or product you have a question about.'),
    ...policyPages(store, { ...dress, text: { ...dress.text, color: themeColor.text } }),
  ],
}
