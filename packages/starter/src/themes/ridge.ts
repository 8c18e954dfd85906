import { chosen } from '../catalog/catalog.ts'
import { block, button, grid, picture, slide, story, text } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const dress = dressed({
  corner: '8px',
  buttonCorner: '6px',
  card: 'none',
  titleWeight: '600',
  headingSize: '2.5rem',
  gap: '3.5rem 0',
})

/** Outdoor equipment: wide landscapes, heavy headings, burnt orange on stone. */
export const ridge: StarterTheme = {
  id: 'ridge',
  name: 'Ridge',
  kind: 'Outdoor',
  description: 'Wide and sturdy: edge-to-edge landscapes, heavy headings, burnt orange on stone.',
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
    radius: 8,
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
      navbar: { navLinkFontWeight: '600', navLinkSpacing: '1.75rem' },
      topbar: { backgroundColor: '#1b211d', textColor: '#f4f3ee', fontSize: '0.85rem' },
      footer: { backgroundColor: '#1b211d', textColor: '#eef1ea' },
    }),
  pages: (store) => [
    homePage(store, `Tents, packs and bottles from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        ctaPrimaryBackground: '#b03a11',
        ctaPrimaryColor: '#ffffff',
        height: { desktop: '780px', tablet: '600px', mobile: '580px' },
        heroOverlay: 'linear-gradient(rgba(14,18,20,0.72), rgba(14,18,20,0.3) 55%, rgba(14,18,20,0.16))',
        autoPlay: false,
        slides: [
          slide('camp-at-dusk', 'Out before the sun', 'Tents, packs and bottles for a day or for a week.', {
            contentPosition: 'top left',
            contentMaxWidth: '680px',
            titleFontSize: '4.5rem',
            objectPosition: 'center bottom',
            ctaButtons: [button('Shop all gear', '/shop'), button('About us', '/about', 'secondary')],
          }),
        ],
      }),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'Pack for the weekend',
        layout: 'grid',
        numberOfProducts: 6,
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
      }),
      story('bottle-on-trail', 'A bottle on a stone by the trail', {
        ...dress.story,
        title: 'One bottle, every trail',
        text: '<p>See the bottle from each side, in every color and in two sizes.</p>',
        buttons: [button('See the bottle', '/page/product/trail-bottle')],
        imageShare: 60,
      }),
      grid(
        { desktop: 3, tablet: 3, mobile: 1 },
        { gap: { desktop: '1.25rem', mobile: '0rem' }, padding: { desktop: '2rem 2rem 0', mobile: '1rem 1rem 0' } },
        ...(
          [
            ['ridge-tent-detail', 'The zip of a tent', 'Camp', 'camp'],
            ['day-pack-olive', 'A pack of waxed canvas', 'Carry', 'carry'],
            ['rain-jacket-slate', 'A jacket for wind and rain', 'Wear', 'wear'],
          ] as const
        ).map(([name, alt, caption, slug]) =>
          picture(name, alt, { ...dress.picture, height: '460px', caption, link: `/collection/${slug}` }),
        ),
      ),
      story('camp-kitchen', 'A stove, a pot and an enamel mug outside', {
        ...dress.story,
        title: 'A night outside',
        text: '<p>A tent, a lantern and a blanket: see what belongs to a night outside.</p>',
        buttons: [button('See camp gear', '/collection/camp', 'secondary')],
        imageSide: 'end',
        imageShare: 60,
      }),
    ]),
    shopPage(store, dress, { title: 'All gear', columns: { desktopColumns: 3, tabletColumns: 3, mobileColumns: 2 } }),
    productPage(
      dress,
      { galleryPosition: 'left', thumbnailSize: '92px', optionStyle: 'square', descriptionTitle: 'Dimensions and materials' },
      'Goes well with this',
    ),
    aboutPage(store, [
      picture('camp-at-dusk', 'A tent below the mountains in the evening', { height: '520px', borderRadius: '0px' }),
      text(
        `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
        dress.text,
      ),
    ]),
    contactPage(store, dress, 'Ask before you go', 'Ask about a size, a material, or your order.'),
    ...policyPages(store, dress),
  ],
}
