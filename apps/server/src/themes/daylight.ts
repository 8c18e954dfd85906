import { block, button, picture, row, slide, stack, testimonial, text } from './blocks.ts'
import { chosen } from './catalogue.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const dress = dressed({
  corner: '12px',
  buttonCorner: '8px',
  card: 'framed',
  titleWeight: '600',
  headingSize: '2.25rem',
  gap: '3.5rem 0',
})

/** How a store looks that chose no theme: near-black on white with one calm accent. */
export const daylight: StarterTheme = {
  id: 'daylight',
  name: 'Daylight',
  kind: 'Any shop',
  description: 'Clear and calm: a good start for whatever you sell.',
  picture: 'kitchen-shelf',
  tokens: {
    name: 'Daylight',
    palette: {
      surface: '#ffffff',
      text: '#1a1a1a',
      muted: '#5f6470',
      accent: '#1d4ed8',
      onAccent: '#ffffff',
      border: '#e2e4e9',
      sale: '#c8202f',
    },
    fonts: { heading: 'system-ui, sans-serif', body: 'system-ui, sans-serif' },
    radius: 10,
    spacing: 1,
  },
  categories: [
    { slug: 'wear', name: 'Wear', picture: 'merino-sweater-moss', description: 'Clothes and what goes with them.' },
    { slug: 'home', name: 'Home', picture: 'moon-vase-bare', description: 'For the table and the shelf.' },
    { slug: 'everyday', name: 'Everyday', picture: 'trail-bottle-sand', description: 'Things that come along.' },
  ],
  products: chosen({
    'merino-sweater': 'wear',
    'day-pack': 'wear',
    'stoneware-mug': 'home',
    'moon-vase': 'home',
    'trail-bottle': 'everyday',
    'over-ear': 'everyday',
  }),
  globalContent: (wearer) =>
    frame(wearer, dress, {
      messages: [
        [`Welcome to ${wearer.name}`, 'star'],
        ['New arrivals every week', 'gift'],
      ],
      footer: { backgroundColor: '#14161a', textColor: '#f4f5f7' },
    }),
  pages: (wearer) => [
    homePage(wearer, `Shop at ${wearer.name}.`, [
      block('hero', {
        ...dress.hero,
        height: { desktop: '600px', tablet: '500px', mobile: '480px' },
        heroOverlay: 'linear-gradient(90deg, rgba(20,25,20,0.62), rgba(20,25,20,0.1) 70%)',
        autoPlay: false,
        slides: [
          slide('kitchen-shelf', wearer.name, 'Things worth having, sent to your door.', {
            contentPosition: 'center left',
            contentMaxWidth: '560px',
            objectPosition: 'center bottom',
            ctaButtons: [button('Shop now', '/shop')],
          }),
        ],
      }),
      block('categoriesSlider', {
        ...dress.categories,
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
        categoryImageSize: '220px',
      }),
      block('productGrid', {
        ...dress.cards,
        sectionTitle: 'New arrivals',
        numberOfProducts: 6,
        autoPlay: false,
        mobileColumns: 2,
      }),
      row(
        { gap: '3rem', align: 'center', padding: { desktop: '3rem 2rem', mobile: '2rem 1rem' } },
        picture('stoneware-mug-morning', 'A mug and a bag of coffee in the morning light', { ...dress.picture, height: '440px' }),
        stack(
          { padding: '0', gap: '0' },
          text(
            '<h2>Why buy from us</h2><p>We choose every product ourselves, pack it with care and answer every message.</p><p><a href="/about">More about us</a></p>',
            { ...dress.text, padding: '0', maxWidth: '460px' },
          ),
        ),
      ),
      block('testimonials', {
        ...dress.testimonials,
        headerTitle: 'What customers say',
        headerDescription: '',
        testimonials: [
          testimonial('one', 'Jordan M.', 'Customer', 'Arrived quickly and looks exactly like the pictures.'),
          testimonial('two', 'Sam K.', 'Customer', 'Friendly answers to all my questions. I will be back.'),
        ],
      }),
    ]),
    shopPage(wearer, dress, { title: 'All products', columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 } }),
    productPage(dress, {}, 'You may also like'),
    aboutPage(wearer, [
      text(
        `<h2>About ${nameIn(wearer)}</h2><p>Tell your customers who you are, where your products come from and why you started. People like to know whom they buy from.</p>`,
        { ...dress.text, padding: '4rem 0' },
      ),
    ]),
    contactPage(wearer, dress, 'Get in touch', 'A question, an idea, or just hello: write to us.'),
    ...policyPages(wearer, dress),
  ],
}
