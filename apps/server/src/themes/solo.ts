import { block, button, grid, picture, row, slide, stack, testimonial, text } from './blocks.ts'
import { chosen } from './catalogue.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const dress = dressed({
  corner: '32px',
  buttonCorner: '999px',
  card: 'none',
  titleWeight: '700',
  headingSize: '3rem',
  gap: '4rem 0',
})
const [mint, peach, sand] = ['#d9e6d8', '#f6d3bd', '#f3e2b4']
const reason = (title: string, words: string, background: string) =>
  stack(
    { background, borderRadius: '32px', padding: '2.5rem 2rem', gap: '0' },
    text(`<h3>${title}</h3><p>${words}</p>`, { ...dress.text, padding: '0' }),
  )

/** One product and what belongs to it: loud, round, one long page that argues. */
export const solo: StarterTheme = {
  id: 'solo',
  name: 'Solo',
  kind: 'One product',
  description: 'One long page for one good thing: large type, blocks of colour, a button that stays near.',
  picture: 'bottle-trio',
  tokens: {
    name: 'Solo',
    palette: {
      surface: '#fff9ea',
      text: '#1d2b26',
      muted: '#55635c',
      accent: '#1f5142',
      onAccent: '#fff9ea',
      border: '#e6dcc0',
      sale: '#b23c22',
    },
    fonts: {
      heading: 'ui-rounded, Quicksand, Comfortaa, "Arial Rounded MT Bold", Nunito, "DejaVu Sans", sans-serif',
      body: 'ui-rounded, Nunito, "Segoe UI", Ubuntu, "DejaVu Sans", sans-serif',
    },
    radius: 32,
    spacing: 1.15,
  },
  categories: [
    { slug: 'the-bottle', name: 'The bottle', picture: 'trail-bottle-forest', description: 'In two sizes and four colours.' },
    { slug: 'and-friends', name: 'And friends', picture: 'trail-tumbler-sand', description: 'What goes along.' },
  ],
  products: chosen({
    'trail-bottle': 'the-bottle',
    'trail-bottle-small': 'the-bottle',
    'bottle-duo': 'the-bottle',
    'trail-tumbler': 'and-friends',
    'bottle-set': 'and-friends',
    'enamel-mug': 'and-friends',
  }),
  globalContent: (wearer) =>
    frame(wearer, dress, {
      messages: [
        ['Keeps cold for 24 hours, and that is measured', 'clock'],
        ['One bottle, one tree', 'leaf'],
        ['Free shipping, always', 'truck'],
      ],
      navbar: { navLinkFontWeight: '700', navLinkSpacing: '2rem', showSearch: false },
      footer: { backgroundColor: '#1f5142', textColor: '#fff9ea' },
    }),
  pages: (wearer) => [
    homePage(wearer, `One bottle for the rest of your life, by ${wearer.name}.`, [
      block('hero', {
        ...dress.hero,
        ctaPrimaryBackground: '#1f5142',
        ctaPrimaryColor: '#fff9ea',
        ctaSecondaryColor: '#1d2b26',
        ctaSecondaryBorder: '2px solid #1d2b26',
        height: { desktop: '740px', tablet: '600px', mobile: '600px' },
        heroOverlay: 'linear-gradient(100deg, rgba(247,231,184,0.95) 20%, rgba(247,231,184,0.8) 44%, rgba(247,231,184,0) 60%)',
        autoPlay: false,
        slides: [
          slide('bottle-trio', 'The last bottle you will buy', 'Steel inside and out. Cold for 24 hours, hot for 12.', {
            contentPosition: 'center left',
            contentMaxWidth: '520px',
            titleColor: '#1d2b26',
            subtitleColor: '#34443d',
            titleFontSize: '4.5rem',
            objectPosition: '40% center',
            ctaButtons: [button('Choose your colour', '/product/trail-bottle'), button('See all', '/shop', 'secondary')],
          }),
        ],
      }),
      grid(
        { desktop: 3, tablet: 3, mobile: 1 },
        { gap: '1.25rem', padding: { desktop: '3rem 2rem 1rem', mobile: '1.5rem 1rem' } },
        reason('24 hours cold', 'Ice in the morning is still ice in the evening, at thirty degrees in the shade.', mint),
        reason('Never leaks', 'A thread of steel and a seal that you can change in a minute.', peach),
        reason('For good', 'Dented it? Send it back. We press it out, and coat it anew.', sand),
      ),
      row(
        { gap: '4rem', align: 'center', padding: { desktop: '4rem 2rem', mobile: '2rem 1rem' } },
        picture('bottle-on-trail', 'The bottle and a backpack in the hills', { ...dress.picture, height: '540px' }),
        stack(
          { padding: '0', gap: '0' },
          text(
            '<h2>Out all day</h2><p>It weighs less than your telephone and its charger, stands in every cup holder, and hangs on every strap.</p><p><a href="/product/trail-bottle">Take one along</a></p>',
            { ...dress.text, padding: '0', maxWidth: '440px' },
          ),
        ),
      ),
      row(
        { gap: '4rem', align: 'center', padding: { desktop: '2rem 2rem 4rem', mobile: '2rem 1rem' } },
        stack(
          { padding: '0', gap: '0' },
          text(
            '<h2>Every part has a number</h2><p>Cap, seal, handle: each of them is sold alone, for less than a coffee. Nobody should throw away a bottle because of a ring of rubber.</p>',
            { ...dress.text, padding: '0', maxWidth: '440px' },
          ),
        ),
        picture('trail-bottle-detail', 'The steel cap of the bottle', { ...dress.picture, height: '540px' }),
      ),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'Pick yours',
        layout: 'grid',
        numberOfProducts: 6,
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 1,
      }),
      block('testimonials', {
        ...dress.testimonials,
        cardBackground: mint,
        columns: 2,
        headerTitle: 'Four years later',
        headerDescription: '',
        testimonials: [
          testimonial(
            'one',
            'Jana K.',
            'Since the first batch',
            'It has been down a mountain without me. Two dents, still tight.',
          ),
          testimonial('two', 'Marco F.', 'Has three of them', 'My children have lost everything but these.'),
        ],
      }),
      stack(
        { background: '#1f5142', padding: { desktop: '5rem 2rem', mobile: '3rem 1.25rem' }, maxWidth: '1920px' },
        text(
          '<h2>Questions that everybody asks</h2><h3>Does it go into the dishwasher?</h3><p>Yes, all of it.</p><h3>Does it taste of metal?</h3><p>No. It is the steel that milk is kept in.</p><h3>What if I do not like it?</h3><p>Use it for a hundred days. If you still do not, you get your money back.</p>',
          { ...dress.text, color: '#fff9ea', padding: '0' },
        ),
      ),
    ]),
    shopPage(wearer, dress, {
      title: 'The bottle, and friends',
      columns: { desktopColumns: 3, tabletColumns: 3, mobileColumns: 1 },
    }),
    productPage(
      dress,
      { galleryPosition: 'left', optionStyle: 'pill', titleFontSize: '3rem', descriptionTitle: 'Why this one' },
      'Goes along',
    ),
    aboutPage(wearer, [
      row(
        { gap: '4rem', align: 'center', padding: { desktop: '4rem 2rem', mobile: '2rem 1rem' } },
        text(
          `<h2>Why ${nameIn(wearer)} makes one thing</h2><p>Tell the story of the thing: what annoyed you, what you tried, what it took. One page, one voice.</p>`,
          { ...dress.text, padding: '0' },
        ),
        picture('bottle-duo', 'A large and a small bottle', { ...dress.picture, height: '560px' }),
      ),
    ]),
    contactPage(wearer, dress, 'Say hello', 'A dent, an idea, an order for the whole team: write to us.'),
    ...policyPages(wearer, dress),
  ],
}
