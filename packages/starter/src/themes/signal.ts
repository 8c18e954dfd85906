import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { block, button, inSlot, picture, slide, stack, text, textLink, title } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor, themeRadius } = field

const dress = dressed({
  card: 'framed',
  ratio: '4 / 3',
  headingSize: '1.25rem',
  headingAlign: 'start',
  gap: '3rem 0',
})

/** Rows with a number, a link to a department, and what is in it. */
const index = (rows: readonly (readonly [name: string, slug: string, words: string])[]) =>
  text(
    `<table><tbody>${rows
      .map(
        ([name, slug, words], i) =>
          `<tr><td>0${i + 1}</td><td><a href="/collection/${slug}">${name}</a></td><td>${words}</td></tr>`,
      )
      .join('')}</tbody></table>`,
    { ...dress.text, padding: '0', maxWidth: '1280px', fontSize: { desktop: '1.05rem', mobile: '0.95rem' }, lineHeight: 1.5 },
  )

const panel = (image: string, alt: string, name: string, words: string, label: string, slug: string) =>
  stack(
    { padding: '0', gap: '0' },
    picture(image, alt, {
      height: { desktop: '360px', tablet: '260px', mobile: '240px' },
      borderRadius: themeRadius.box,
      padding: '0',
      link: `/collection/${slug}`,
    }),
    title(name, { ...dress.heading, level: 'h3', padding: '1.25rem 0 0.25rem', fontSize: '1.25rem' }),
    text(`<p>${words}</p>`, { ...dress.text, padding: '0', fontSize: '1rem', lineHeight: 1.5 }),
    block('buttonGroup', {
      buttons: [textLink(label, `/collection/${slug}`)],
      align: 'start',
      fullWidth: false,
      padding: '0.5rem 0 0',
    }),
  )

/** Electronics: a data sheet. Split opening on black, an index in rows, small monospaced titles, bordered cards. */
export const signal: StarterTheme = {
  id: 'signal',
  name: 'Signal',
  kind: 'Electronics',
  description: 'Dense and exact like a data sheet: a split opening on black, an index in rows, bordered cards, one signal color.',
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
    radius: 2,
    heroButtons: 'accent',
    cards: 'framed',
    weights: { heading: 600, name: 500 },
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
      navbar: {
        styling: 'start',
        searchStyle: 'full',
        navLinkSpacing: '1.5rem',
        navLinkFontSize: '0.9rem',
        navLinkFontWeight: '500',
        logoFontSize: '1.35rem',
      },
      topbar: { backgroundColor: '#12161b', textColor: '#ffffff', fontSize: '0.8rem' },
      footer: { backgroundColor: '#12161b', textColor: '#eef1f4' },
    }),
  pages: (store) => [
    homePage(store, `Speakers, headphones and hi-fi from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        layout: 'end',
        imageShare: 60,
        textBackground: '#12161b',
        height: { desktop: '600px', tablet: '480px', mobile: '520px' },
        autoPlay: false,
        slides: [
          slide('belt-turntable', 'Listen closely', 'Speakers, headphones and hi-fi for every room.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '440px',
            titleFontSize: { desktop: '3.5rem', mobile: '3rem' },
            subtitleFontSize: '1.125rem',
            ctaButtons: [button('All products', '/shop'), button('About us', '/about', 'secondary')],
          }),
        ],
      }),
      block(
        'columns',
        {
          layout: 'wideEnd',
          gap: { desktop: '2rem', mobile: '0.75rem' },
          padding: { desktop: '3rem 2rem 1rem', mobile: '2rem 1rem 0' },
        },
        [
          inSlot('first', title('Index', { ...dress.heading, padding: '0' })),
          inSlot(
            'second',
            index([
              ['Speakers', 'speakers', 'For shelves and for picnics'],
              ['Headphones', 'headphones', 'Over-ear and in-ear'],
              ['Hi-fi', 'hifi', 'Turntables and amplifiers'],
              ['Desk', 'desk', 'Keyboards and microphones'],
            ]),
          ),
        ],
      ),
      block('simpleProductGrid', {
        ...dress.cards,
        titleFontSize: '0.95rem',
        currentPriceFontSize: '0.95rem',
        sectionTitle: 'New products',
        layout: 'slider',
        autoPlay: false,
        pagination: false,
        numberOfProducts: 6,
        desktopColumns: 5,
        tabletColumns: 3,
        mobileColumns: 2,
        spaceBetween: { desktop: 12, tablet: 12, mobile: 8 },
      }),
      block('featuredProduct', {
        productSource: 'collection',
        productCollection: 'old',
        eyebrow: '',
        shape: '4 / 3',
        imageSide: 'end',
        titleFontSize: { desktop: '2.5rem', mobile: '2.125rem' },
        titleColor: '#ffffff',
        currentPriceColor: '#ffffff',
        originalPriceColor: '#aab4be',
        textColor: '#c9d1d9',
        eyebrowColor: '#ff8a4c',
        buyButtonBackground: themeColor.accent,
        buyButtonTextColor: themeColor.onAccent,
        background: '#12161b',
        borderRadius: themeRadius.box,
        padding: { desktop: '3rem 0', mobile: '2rem 0' },
      }),
      block(
        'columns',
        {
          layout: 'halves',
          gap: { desktop: '1.5rem', mobile: '2rem' },
          padding: { desktop: '4rem 2rem', mobile: '2.5rem 1rem' },
        },
        [
          inSlot(
            'first',
            panel(
              'belt-turntable-detail',
              'The arm of a turntable on a record',
              'For records',
              'Turntables and amplifiers for a good evening at home.',
              'See hi-fi',
              'hifi',
            ),
          ),
          inSlot(
            'second',
            panel(
              'desk-at-night',
              'Microphone, keyboard and headphones on a desk',
              'The late shift',
              'A microphone, headphones and a keyboard for work at night.',
              'Set up your desk',
              'desk',
            ),
          ),
        ],
      ),
    ]),
    shopPage(store, dress, {
      title: 'All products',
      columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 },
    }),
    productPage(dress, {
      product: {
        galleryPosition: 'left',
        thumbnailSize: '64px',
        titleFontSize: '1.875rem',
        showSku: true,
        optionStyle: 'square',
        descriptionTitle: 'Specification',
      },
      also: 'Works well with this',
      related: { titleFontSize: '0.95rem', desktopColumns: 5, spaceBetween: { desktop: 12, tablet: 12, mobile: 8 } },
    }),
    aboutPage(store, [
      block(
        'columns',
        { layout: 'wideEnd', gap: { desktop: '2rem', mobile: '1rem' }, padding: { desktop: '4rem 2rem', mobile: '2rem 1rem' } },
        [
          inSlot('first', title(`About ${store.name}`, { ...dress.heading, level: 'h1', padding: '0' })),
          inSlot(
            'second',
            text(
              `<p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
              { ...dress.text, padding: '0', maxWidth: '1280px' },
            ),
          ),
          inSlot(
            'second',
            picture('desk-at-night', 'Microphone, keyboard and headphones on a desk', {
              borderRadius: themeRadius.box,
              height: '520px',
            }),
          ),
        ],
      ),
    ]),
    contactPage(store, dress, 'Support', 'Tell us which product you have a question about.'),
    ...policyPages(store, dress),
  ],
}
