import { bandColor, block, button, grid, picture, row, slide, stack, text } from '../themes/blocks.ts'
import type { SeedBlock } from '../themes/theme.ts'
import { calm, dress, type From } from './dress.ts'

/** The blocks of the homepage. */
export const home = (from: From): SeedBlock[] => [
  opening(),
  block('categoriesSlider', {
    ...dress.categories,
    title: 'Shop by category',
    desktopColumns: 6,
    tabletColumns: 4,
    mobileColumns: 2,
    categoryImageSize: '170px',
    numberOfCategories: 8,
  }),
  block('productGrid', {
    ...dress.cards,
    ...calm,
    sectionTitle: 'New arrivals',
    numberOfProducts: 10,
    desktopColumns: 4,
    tabletColumns: 3,
  }),
  maker(),
  block('simpleProductGrid', {
    ...dress.cards,
    ...from('home'),
    sectionTitle: 'For the living room',
    layout: 'grid',
    numberOfProducts: 8,
    desktopColumns: 4,
    tabletColumns: 2,
    mobileColumns: 2,
  }),
  images(),
  block('simpleProductGrid', {
    ...dress.cards,
    ...calm,
    ...from('audio'),
    sectionTitle: 'Good to listen to',
    layout: 'slider',
    numberOfProducts: 9,
    desktopColumns: 4,
    tabletColumns: 3,
  }),
]

const opening = () =>
  block('hero', {
    ...dress.hero,
    height: { desktop: '680px', tablet: '540px', mobile: '560px' },
    heroOverlay:
      'linear-gradient(90deg, rgba(28,24,16,0.78), rgba(28,24,16,0.6) min(580px, 90%), rgba(28,24,16,0.06) min(1020px, 130%))',
    autoplayDelay: 7000,
    slides: [
      slide('living-room', 'Made to stay', 'Furniture, clothes and tools that are better in ten years than today.', {
        contentPosition: 'center left',
        contentMaxWidth: '540px',
        objectPosition: '60% 70%',
        ctaButtons: [button('Shop everything', '/shop'), button('Who we are', '/about', 'secondary')],
      }),
      slide('camp-at-dusk', 'Two nights outside', 'A tent pitched in four minutes, and light until you sleep.', {
        contentPosition: 'top left',
        contentMaxWidth: '520px',
        overlay: 'linear-gradient(180deg, rgba(30,26,22,0.62), rgba(30,26,22,0) 70%)',
        ctaButtons: [button('Pack for the hills', '/collection/outdoors')],
      }),
      slide('listening-room', 'Sound you can repair', 'Eight screws, no glue, spare parts for ten years.', {
        contentPosition: 'top left',
        contentMaxWidth: '520px',
        ctaButtons: [button('Listen', '/collection/audio')],
      }),
    ],
  })

const maker = () =>
  stack(
    { background: bandColor, padding: { desktop: '4.5rem 2rem', mobile: '2.5rem 1rem' }, maxWidth: '1920px' },
    row(
      { gap: '4rem', align: 'center', padding: '0', maxWidth: '1180px' },
      picture('stoneware-mug-morning', 'A mug of coffee next to its bag, in the morning light', {
        ...dress.picture,
        height: '520px',
      }),
      stack(
        { padding: '0', gap: '0' },
        text(
          '<h2>Thrown by Fenn, every Tuesday</h2><p>Our mugs come from one wheel, two kilns and three glazes. The speckles are iron, which the clay brings along; no two are alike, and that is the point.</p><p><a href="/page/product/stoneware-mug">See the mugs</a> or <a href="/page/journal">read about Fenn</a></p>',
          { ...dress.text, padding: '0', maxWidth: '460px' },
        ),
      ),
    ),
  )

const images = () =>
  grid(
    { desktop: 3, tablet: 3, mobile: 1 },
    { gap: '1.25rem', padding: { desktop: '1rem 2rem 4rem', mobile: '1rem 1rem 2rem' } },
    picture('camp-kitchen', 'Coffee in the hills', {
      ...dress.picture,
      height: '340px',
      link: '/collection/outdoors',
      caption: 'Outdoors',
    }),
    picture('jewel-table', 'Jewelry on a slab of marble', {
      ...dress.picture,
      height: '340px',
      link: '/collection/jewelry',
      caption: 'Jewelry',
    }),
    picture('kitchen-shelf', 'A kitchen shelf', {
      ...dress.picture,
      height: '340px',
      link: '/collection/kitchen',
      caption: 'Kitchen',
    }),
  )
