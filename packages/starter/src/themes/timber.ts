import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { block, button, cornerShade, inSlot, picture, slide, story, text, textLink, title } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeRadius } = field

const dress = dressed({
  card: 'none',
  ratio: '4 / 3',
  headingSize: '2.25rem',
  headingAlign: 'start',
  gap: '5rem 0',
})

const room = (name: string, alt: string, caption: string, slug: string, height: Record<string, string>) =>
  picture(name, alt, { ...dress.picture, height, caption, link: `/collection/${slug}`, align: 'left', padding: '0' })

/** Furniture: rooms before products, wide spaces, landscape images, a light geometric sans serif. */
export const timber: StarterTheme = {
  id: 'timber',
  name: 'Timber',
  kind: 'Furniture and home',
  description: 'Rooms come first: wide images that change, much space, landscape cards, a light geometric typeface.',
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
    radius: 3,
    weights: { heading: 400, name: 500 },
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
      navbar: { styling: 'start', navLinkFontWeight: '400', navLinkSpacing: '2rem' },
      topbar: { backgroundColor: '#2c362b', textColor: '#f2efe4', fontSize: '0.85rem' },
      footer: { backgroundColor: '#2c362b', textColor: '#f2efe4' },
    }),
  pages: (store) => [
    homePage(store, `Sofas, tables and lamps from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        height: { desktop: '840px', tablet: '640px', mobile: '580px' },
        heroOverlay: cornerShade('30,25,15'),
        autoplayDelay: 7000,
        navigation: false,
        slides: [
          slide('living-room', 'Rooms to come home to', 'Sofas, tables, shelves and light.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '620px',
            titleFontSize: { desktop: '4.75rem', tablet: '4rem', mobile: '2.875rem' },
            objectPosition: '63% 70%',
            ctaButtons: [button('See everything', '/shop')],
          }),
          slide('dining-room', 'A table for eight', 'Tables and chairs for long evenings.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '620px',
            titleFontSize: { desktop: '4.75rem', tablet: '4rem', mobile: '2.875rem' },
            ctaButtons: [button('Tables and chairs', '/collection/tables')],
          }),
        ],
      }),
      title('Furniture and light for every room: begin with a corner, and let the rest follow.', {
        ...dress.heading,
        maxWidth: '920px',
        padding: { desktop: '8rem 0 5rem', tablet: '5rem 0 3rem', mobile: '3rem 0 1.5rem' },
        fontSize: { desktop: '3.25rem', tablet: '2.5rem', mobile: '1.75rem' },
      }),
      block(
        'columns',
        {
          layout: 'wideStart',
          gap: { desktop: '1.5rem', mobile: '1.25rem' },
          padding: { desktop: '0 2rem 5rem', mobile: '0 1rem 2rem' },
        },
        [
          inSlot(
            'first',
            room('reading-corner', 'A chair, a shelf and a plant', 'The reading corner', 'seating', {
              desktop: '734px',
              tablet: '574px',
              mobile: '320px',
            }),
          ),
          inSlot(
            'second',
            room('slat-sideboard-room', 'A sideboard below a mirror', 'The hallway', 'storage', {
              desktop: '336px',
              tablet: '256px',
              mobile: '240px',
            }),
          ),
          inSlot(
            'second',
            room('pedestal-table-styled', 'A small table with a vase', 'The window', 'tables', {
              desktop: '336px',
              tablet: '256px',
              mobile: '240px',
            }),
          ),
        ],
      ),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'New in the shop',
        layout: 'grid',
        numberOfProducts: 6,
        desktopColumns: 3,
        tabletColumns: 2,
        mobileColumns: 1,
      }),
      story('oak-table-detail', 'The corner of an oak table', {
        ...dress.story,
        eyebrow: 'For eight',
        title: 'The table',
        titleFontSize: { desktop: '4rem', tablet: '3rem', mobile: '2.5rem' },
        text: '<p>The place for meals, for homework and for long talks.</p>',
        buttons: [textLink('See tables', '/collection/tables')],
        shape: '4 / 3',
        width: 'page',
        imageShare: 60,
        background: '#2c362b',
        titleColor: '#f2efe4',
        textColor: '#f2efe4',
        eyebrowColor: '#c9d6bb',
        borderRadius: '0px',
        padding: { desktop: '0', mobile: '0 0 3rem' },
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'By room and by use',
        categoryImageSize: '100%',
        categoryImageRatio: '4 / 5',
        categoryImageBorderRadius: themeRadius.box,
        desktopColumns: 4,
        tabletColumns: 3,
        mobileColumns: 2,
        spaceBetween: { desktop: 24, tablet: 16, mobile: 10 },
      }),
    ]),
    shopPage(store, dress, {
      title: 'All furniture',
      above: [
        picture('dining-room', 'A dining table below a lamp', {
          height: { desktop: '380px', tablet: '300px', mobile: '200px' },
          borderRadius: themeRadius.box,
          padding: '1.5rem 0 0',
        }),
      ],
      columns: { desktopColumns: 3, tabletColumns: 2, mobileColumns: 1 },
    }),
    productPage(dress, {
      product: {
        galleryPosition: 'left',
        thumbnailSize: '120px',
        titleFontSize: '2.75rem',
        descriptionTitle: 'Dimensions and materials',
        showSku: true,
      },
      also: 'In the same room',
      related: { desktopColumns: 3, tabletColumns: 2 },
    }),
    aboutPage(store, [
      picture('dining-room', 'A dining table below a lamp', {
        height: { desktop: '600px', tablet: '460px', mobile: '300px' },
        borderRadius: '0px',
      }),
      text(
        `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
        { ...dress.text, maxWidth: '1280px' },
      ),
      block('columns', { layout: 'wideEnd', gap: '1.5rem', padding: { desktop: '0 2rem 5rem', mobile: '0 1rem 3rem' } }, [
        inSlot('first', picture('lounge-chair-detail', 'Bouclé on the arm of a chair', { ...dress.picture, height: '420px' })),
        inSlot(
          'second',
          picture('slat-sideboard-detail', 'Slats and doors of a sideboard', { ...dress.picture, height: '420px' }),
        ),
      ]),
    ]),
    contactPage(store, dress, 'Plan a room with us', 'Tell us which room or product you have a question about.'),
    ...policyPages(store, dress),
  ],
}
