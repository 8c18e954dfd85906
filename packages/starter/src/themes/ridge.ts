import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { starterUrl } from '../images.ts'
import { block, button, picture, slide, stack, story, text, title } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeRadius } = field

const dress = dressed({
  card: 'none',
  ratio: '4 / 5',
  cardButtons: 'filled',
  headingSize: '4rem',
  headingAlign: 'start',
  gap: '3.5rem 0',
})

const ember = '#b03a11'

/** Large words and a button on a band that keeps its color in every palette. */
const call = (words: string, label: string, url: string) =>
  stack(
    { background: ember, padding: { desktop: '5.5rem 2rem', mobile: '3rem 1rem' }, maxWidth: '1920px', gap: '0' },
    stack(
      { padding: '0', maxWidth: '1280px', gap: '1.5rem' },
      title(words, {
        ...dress.heading,
        color: '#ffffff',
        maxWidth: '1080px',
        padding: '0',
        fontSize: { desktop: '4.5rem', tablet: '3.25rem', mobile: '2.25rem' },
      }),
      block('buttonGroup', {
        buttons: [button(label, url)],
        background: '#ffffff',
        color: '#1b211d',
        borderRadius: themeRadius.button,
        align: 'start',
        fullWidth: false,
        padding: '0',
      }),
    ),
  )

/** Outdoor equipment: chapters from edge to edge, very large and heavy headings, a band of burnt orange. */
export const ridge: StarterTheme = {
  id: 'ridge',
  name: 'Ridge',
  kind: 'Outdoor',
  description: 'Loud and wide: chapters from edge to edge, very large headings, names on images, a band of burnt orange.',
  picture: 'camp-at-dusk',
  tokens: {
    name: 'Ridge',
    palette: {
      surface: '#f4f3ee',
      text: '#1b211d',
      muted: '#565e57',
      accent: '#b03a11',
      onAccent: '#ffffff',
      border: '#d8d6cb',
      sale: '#a11d2b',
    },
    fonts: { heading: '"Bricolage Grotesque Variable", sans-serif', body: '"Work Sans Variable", sans-serif' },
    radius: 4,
    heroButtons: 'accent',
    weights: { heading: 800, name: 600 },
    spacing: 1,
  },
  alternate: {
    surface: '#141a17',
    text: '#eef1ea',
    muted: '#a3aea5',
    accent: '#f2925c',
    onAccent: '#24110a',
    border: '#2e3832',
    sale: '#ff8f7a',
  },
  categories: [
    { slug: 'camp', name: 'Camp', picture: 'ridge-tent', description: 'Tents, blankets and light.' },
    { slug: 'carry', name: 'Carry', picture: 'day-pack-olive', description: 'Packs and bottles.' },
    { slug: 'wear', name: 'Wear', picture: 'rain-jacket-yellow', description: 'For wind and rain.' },
  ],
  products: chosen({
    'ridge-tent': 'camp',
    'camp-lantern': 'camp',
    'trail-blanket': 'camp',
    'day-pack': 'carry',
    'trail-bottle': 'carry',
    'rain-jacket': 'wear',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        ['Tents, packs and bottles', 'star'],
        ['See what’s new', 'gift'],
      ],
      navbar: {
        background: '#1b211d',
        textColor: '#f4f3ee',
        logoColor: '#f4f3ee',
        navLinkHoverColor: '#f2925c',
        navAccentColor: '#f2925c',
        searchIconColor: '#f4f3ee',
        actionIconColor: '#f4f3ee',
        navLinkFontWeight: '600',
        navLinkSpacing: '1.75rem',
        logoFontSize: '2rem',
      },
      topbar: { fontSize: '0.85rem' },
      footer: { backgroundColor: '#1b211d', textColor: '#eef1ea', layout: 'statement' },
    }),
  pages: (store) => [
    homePage(store, `Tents, packs and bottles from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        height: { desktop: '860px', tablet: '660px', mobile: '600px' },
        heroOverlay: 'linear-gradient(rgba(14,18,20,0.78), rgba(14,18,20,0.42) 45%, rgba(14,18,20,0.12) 75%)',
        autoPlay: false,
        slides: [
          slide('camp-at-dusk', 'Out before the sun', 'Tents, packs and bottles for a day or for a week.', {
            contentPosition: 'top left',
            contentMaxWidth: '1280px',
            titleFontSize: { desktop: '8rem', tablet: '5.5rem', mobile: '3.5rem' },
            objectPosition: '20% bottom',
            ctaButtons: [button('Shop all gear', '/shop')],
          }),
        ],
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: '',
        namePosition: 'over',
        nameFontSize: { desktop: '2rem', mobile: '1.25rem' },
        nameFontWeight: '800',
        categoryImageSize: '100%',
        categoryImageRatio: '4 / 5',
        categoryImageBorderRadius: themeRadius.box,
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
        spaceBetween: { desktop: 16, tablet: 12, mobile: 8 },
      }),
      call('Pack light. Stay out longer.', 'See camp gear', '/collection/camp'),
      block('productGrid', {
        ...dress.cards,
        sectionTitle: 'Pack for the weekend',
        numberOfProducts: 6,
        desktopColumns: 4,
        tabletColumns: 3,
        mobileColumns: 2,
        autoPlay: false,
        paginationType: 'progressbar',
        spaceBetween: { desktop: 16, tablet: 12, mobile: 8 },
      }),
      story('bottle-on-trail', 'A bottle on a stone by the trail', {
        ...dress.story,
        width: 'page',
        title: 'One bottle, every trail',
        titleFontSize: { desktop: '4rem', tablet: '2.5rem', mobile: '2.25rem' },
        text: '<p>See the bottle from each side, in every color and in two sizes.</p>',
        buttons: [button('See the bottle', '/page/product/trail-bottle')],
        imageShare: 65,
        borderRadius: '0px',
        padding: { desktop: '0', mobile: '0 0 3rem' },
      }),
      stack(
        { backgroundImage: starterUrl('camp-kitchen'), padding: '0', maxWidth: '1920px', gap: '0' },
        stack(
          {
            background: 'linear-gradient(rgba(14,18,20,0.1), rgba(14,18,20,0.82))',
            padding: { desktop: '22rem 2rem 5rem', tablet: '14rem 2rem 3rem', mobile: '14rem 1rem 2.5rem' },
            maxWidth: '1920px',
            gap: '0',
          },
          stack(
            { padding: '0', maxWidth: '1280px', gap: '1rem' },
            title('A night outside', {
              ...dress.heading,
              color: '#ffffff',
              padding: '0',
              fontSize: { desktop: '6rem', tablet: '4rem', mobile: '2.5rem' },
            }),
            block('buttonGroup', {
              buttons: [button('See what belongs to it', '/collection/camp')],
              background: '#ffffff',
              color: '#1b211d',
              borderRadius: themeRadius.button,
              align: 'start',
              fullWidth: false,
              padding: '0.5rem 0 0',
            }),
          ),
        ),
      ),
    ]),
    shopPage(store, dress, {
      title: 'All gear',
      columns: { desktopColumns: 3, tabletColumns: 3, mobileColumns: 2 },
    }),
    productPage(dress, {
      product: {
        galleryPosition: 'right',
        thumbnailSize: '92px',
        optionStyle: 'square',
        titleFontSize: '3.5rem',
        descriptionTitle: 'Dimensions and materials',
      },
      also: 'Goes well with this',
      related: { sectionTitleFontSize: '3rem', spaceBetween: { desktop: 16, tablet: 12, mobile: 8 } },
      after: [call('Ask before you go.', 'Contact us', '/page/contact')],
    }),
    aboutPage(store, [
      picture('camp-at-dusk', 'A tent below the mountains in the evening', {
        height: { desktop: '600px', tablet: '440px', mobile: '300px' },
        ...dress.picture,
      }),
      title(`About ${store.name}`, {
        ...dress.heading,
        level: 'h1',
        padding: { desktop: '4rem 0 0', mobile: '2.5rem 0 0' },
        fontSize: { desktop: '5rem', mobile: '2.75rem' },
      }),
      text(
        `<p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
        { ...dress.text, maxWidth: '1280px', padding: { desktop: '1.5rem 0 5rem', mobile: '1rem 0 3rem' } },
      ),
    ]),
    contactPage(store, dress, 'Ask before you go', 'Ask about a size, a material, or your order.'),
    ...policyPages(store, dress),
  ],
}
