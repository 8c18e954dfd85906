import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { block, button, inSlot, picture, row, story, text, textLink, title } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor } = field

const dress = dressed({
  card: 'none',
  ratio: '1 / 1',
  cardTextAlign: 'center',
  headingSize: '2.5rem',
  headingAlign: 'center',
  gap: '5rem 0',
})

/** Jewelry: a dark room with an axis. Everything is centered on it, close-ups without gaps, gold as the only color. */
export const aurum: StarterTheme = {
  id: 'aurum',
  name: 'Aurum',
  kind: 'Jewelry',
  description:
    'Dark and ceremonial: everything on one axis, close-ups without gaps, a high-contrast serif, gold as the only color.',
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
    radius: 1,
    weights: { heading: 400, name: 400 },
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
        navLinkFontSize: '0.9rem',
        navLinkSpacing: '2.5rem',
        logoFontSize: '2.4rem',
        logoColor: themeColor.accent,
      },
      topbar: { backgroundColor: '#0f0c09', textColor: '#dcb46c', fontSize: '0.8rem', animationDuration: 36 },
      footer: { backgroundColor: '#0f0c09', textColor: '#f5ede1', layout: 'centered' },
    }),
  pages: (store) => [
    homePage(store, `Rings, earrings and necklaces from ${store.name}.`, [
      block('hero', {
        ...dress.hero,
        ctaSecondaryColor: themeColor.text,
        ctaSecondaryBorder: '1px solid var(--color-accent)',
        titleColor: themeColor.accent,
        subtitleColor: themeColor.text,
        height: { desktop: '480px', tablet: '400px', mobile: '340px' },
        autoPlay: false,
        slides: [
          {
            backgroundType: 'solid',
            background: themeColor.surface,
            title: 'Small suns',
            subtitle: 'Rings, earrings and necklaces for every day, and for one day.',
            contentPosition: 'center center',
            contentMaxWidth: '1000px',
            titleFontSize: { desktop: '8.5rem', tablet: '6rem', mobile: '3.75rem' },
            subtitleFontSize: { desktop: '1.25rem', mobile: '1.0625rem' },
            ctaButtons: [button('The collection', '/shop', 'secondary')],
          },
        ],
      }),
      block(
        'columns',
        { layout: 'thirds', stack: 'never', gap: '0rem', padding: '0', maxWidth: '1920px' },
        (
          [
            ['first', 'emerald-ring-detail', 'An emerald in its setting'],
            ['second', 'sun-necklace-detail', 'The pendant of a necklace'],
            ['third', 'river-hoops-gold', 'Hoops of gold'],
          ] as const
        ).map(([slot, name, alt]) =>
          inSlot(
            slot,
            picture(name, alt, {
              height: { desktop: '640px', tablet: '340px', mobile: '180px' },
              borderRadius: '0px',
              padding: '0',
            }),
          ),
        ),
      ),
      title('Worn every day', {
        ...dress.heading,
        eyebrow: 'The collection',
        padding: { desktop: '7rem 0 0', mobile: '4rem 0 0' },
        fontSize: { desktop: '3.5rem', mobile: '2.25rem' },
      }),
      text('<p>Look at each piece up close, in gold and in stone.</p>', {
        ...dress.text,
        color: themeColor.muted,
        textAlign: 'center',
        maxWidth: '520px',
        padding: '0.75rem 0 0',
      }),
      block('productGrid', {
        ...dress.cards,
        sectionTitle: '',
        numberOfProducts: 6,
        desktopColumns: 4,
        tabletColumns: 3,
        mobileColumns: 2,
        autoPlay: false,
        spaceBetween: { desktop: 32, tablet: 20, mobile: 12 },
      }),
      story('jewel-plinths', 'Rings on plinths of marble', {
        ...dress.story,
        title: 'A gift',
        titleFontSize: { desktop: '4rem', tablet: '3rem', mobile: '2.5rem' },
        text: '<p>Contact us if you are looking for a particular stone, size or gift.</p>',
        buttons: [textLink('Ask us', '/page/contact')],
        width: 'page',
        imageSide: 'start',
        imageShare: 65,
        shape: '4 / 3',
        borderRadius: '0px',
        padding: { desktop: '4rem 0 0', mobile: '2rem 0 0' },
      }),
      block('featuredProduct', {
        productSource: 'collection',
        productCollection: 'old',
        eyebrow: '',
        imageSide: 'end',
        shape: '3 / 4',
        titleFontSize: { desktop: '4rem', tablet: '3rem', mobile: '2.5rem' },
        borderRadius: '0px',
        padding: { desktop: '7rem 0', mobile: '3.5rem 0' },
      }),
      block('categoriesSlider', {
        ...dress.categories,
        title: 'Find yours',
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
        categoryImageSize: '300px',
        categoryImageBorderRadius: '50%',
      }),
    ]),
    shopPage(store, dress, {
      title: 'All pieces',
      columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 },
    }),
    productPage(dress, {
      product: {
        galleryPosition: 'right',
        thumbnailSize: '88px',
        optionStyle: 'square',
        titleFontSize: '3.5rem',
        descriptionTitle: 'The piece',
      },
      also: 'You may also like',
      after: [
        story('jewel-table', 'Necklace, hoops and a ring on a slab of marble', {
          ...dress.story,
          title: 'A gift',
          text: '<p>Contact us if you are looking for a particular stone, size or gift.</p>',
          buttons: [textLink('Ask us', '/page/contact')],
          width: 'page',
          imageShare: 60,
          padding: '0',
        }),
      ],
    }),
    aboutPage(store, [
      row(
        { gap: '4rem', align: 'center', padding: { desktop: '6rem 2rem', mobile: '2rem 1rem' } },
        picture('emerald-ring-detail', 'An emerald in its setting', { ...dress.picture, height: '620px' }),
        text(
          `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
          { ...dress.text, textAlign: 'center', padding: '0' },
        ),
      ),
    ]),
    contactPage(store, dress, 'Contact us', 'Ask about ring sizes, an order, or a gift.'),
    ...policyPages(store, dress),
  ],
}
