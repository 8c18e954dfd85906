import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { block, button, cornerShade, picture, row, slide, story, text } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor } = field

const dress = dressed({
  corner: '2px',
  buttonCorner: '2px',
  card: 'framed',
  titleWeight: '400',
  headingSize: '2.75rem',
  gap: '5rem 0',
})

/** Jewelry: dark, a high-contrast serif, gold as the only color. */
export const aurum: StarterTheme = {
  id: 'aurum',
  name: 'Aurum',
  kind: 'Jewelry',
  description: 'Dark and precious: a high-contrast serif, gold as the only color.',
  picture: 'jewel-plinths',
  tokens: {
    name: 'Aurum',
    palette: {
      surface: '#18130f',
      text: '#f5ede1',
      muted: '#bcae9c',
      accent: '#dcb46c',
      onAccent: '#1b150f',
      border: '#40362b',
      sale: '#ee9a83',
    },
    fonts: { heading: '"Playfair Display Variable", serif', body: '"Manrope Variable", sans-serif' },
    radius: 2,
    spacing: 1.3,
  },
  alternate: {
    surface: '#fbf7ef',
    text: '#241c13',
    muted: '#6b5f50',
    accent: '#7d5a14',
    onAccent: '#ffffff',
    border: '#e4d9c5',
    sale: '#a5361f',
  },
  categories: [
    { slug: 'rings', name: 'Rings', picture: 'emerald-ring', description: 'Fine bands and signets.' },
    { slug: 'earrings', name: 'Earrings', picture: 'river-hoops-gold', description: 'Hoops and studs.' },
    { slug: 'necklaces', name: 'Necklaces', picture: 'sun-necklace-detail', description: 'For every day, and for one day.' },
  ],
  products: chosen({
    'emerald-ring': 'rings',
    'signet-ring': 'rings',
    'river-hoops': 'earrings',
    'pearl-studs': 'earrings',
    'sun-necklace': 'necklaces',
    'garnet-pendant': 'necklaces',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        ['See the collection', 'star'],
        ['Rings, earrings and necklaces', 'heart'],
      ],
      navbar: {
        styling: 'centered',
        navLinkFontWeight: '400',
        navLinkFontSize: '0.95rem',
        logoFontSize: '2.2rem',
        logoColor: themeColor.accent,
      },
      topbar: { backgroundColor: '#0f0c09', textColor: themeColor.accent, fontSize: '0.8rem', animationDuration: 36 },
      footer: { backgroundColor: '#0f0c09', textColor: '#f5ede1' },
    }),
  pages: (store) => [
    homePage(store, `Rings, earrings and necklaces from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        ctaPrimaryBackground: themeColor.accent,
        ctaPrimaryColor: themeColor.onAccent,
        height: { desktop: '780px', tablet: '620px', mobile: '600px' },
        heroOverlay: cornerShade('24,19,15'),
        autoPlay: false,
        slides: [
          slide('jewel-plinths', 'Small suns', 'Rings, earrings and necklaces for every day, and for one day.', {
            contentPosition: 'bottom left',
            contentMaxWidth: '400px',
            titleFontWeight: '400',
            titleFontSize: '4rem',
            objectPosition: '20% center',
            ctaButtons: [button('The collection', '/shop')],
          }),
        ],
      }),
      text('<h2>Worn every day</h2><p>Look at each piece up close, in gold and in stone.</p>', {
        ...dress.text,
        textAlign: 'center',
        maxWidth: '620px',
        padding: '5rem 0 0',
      }),
      block('productGrid', {
        ...dress.cards,
        sectionTitle: '',
        numberOfProducts: 6,
        desktopColumns: 4,
        tabletColumns: 3,
        mobileColumns: 2,
        autoPlay: false,
        spaceBetween: { desktop: 24, tablet: 18, mobile: 10 },
      }),
      story('jewel-table', 'Necklace, hoops and a ring on a slab of marble', {
        ...dress.story,
        title: 'A gift',
        text: '<p>Contact us if you are looking for a particular stone, size or gift.</p>',
        buttons: [button('Ask us', '/page/contact', 'secondary')],
        imageSide: 'end',
        imageShare: 60,
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'Find yours',
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
        categoryImageSize: '280px',
        categoryImageBorderRadius: '50%',
      }),
    ]),
    shopPage(store, dress, { title: 'All pieces', columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 } }),
    productPage(
      dress,
      { galleryPosition: 'left', thumbnailSize: '88px', optionStyle: 'square', descriptionTitle: 'The piece' },
      'You may also like',
    ),
    aboutPage(store, [
      row(
        { gap: '4rem', align: 'center', padding: { desktop: '5rem 2rem', mobile: '2rem 1rem' } },
        picture('emerald-ring-detail', 'An emerald in its setting', { ...dress.picture, height: '520px' }),
        text(
          `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
          { ...dress.text, padding: '0' },
        ),
      ),
    ]),
    contactPage(store, dress, 'Contact us', 'Ask about ring sizes, an order, or a gift.'),
    ...policyPages(store, dress),
  ],
}
