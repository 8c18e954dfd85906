import { field } from '@blockfront/engine'
import { chosen } from '../catalog/catalog.ts'
import { starterUrl } from '../images.ts'
import { block, button, inSlot, picture, row, slide, stack, story, text, title } from './blocks.ts'
import { dressed } from './dress.ts'
import { aboutPage, contactPage, frame, homePage, nameIn, policyPages, productPage, shopPage } from './pages.ts'
import type { StarterTheme } from './theme.ts'

const { themeColor, themeRadius } = field

const dress = dressed({
  card: 'none',
  cardButtons: 'filled',
  ratio: '1 / 1',
  cardTextAlign: 'center',
  headingSize: '4rem',
  headingAlign: 'center',
  gap: '4rem 0',
})
const [mint, peach, sand, forest, ink] = ['#d9e6d8', '#f6d3bd', '#f3e2b4', '#1f5142', '#1d2b26']

/** Words on a card that keeps its color and the color of its text in every palette. */
const card = (background: string, name: string, words: string, padding: Record<string, string>) =>
  stack(
    { background, borderRadius: themeRadius.quote, padding, gap: '0.25rem' },
    title(name, {
      level: 'h3',
      color: ink,
      padding: '0',
      fontSize: { desktop: '2.5rem', tablet: '1.6rem', mobile: '2rem' },
      fontWeight: '800',
    }),
    text(`<p>${words}</p>`, { ...dress.text, color: ink, padding: '0', maxWidth: '1280px' }),
  )

const questions = block('accordion', {
  title: 'Questions?',
  layout: 'split',
  firstOpen: true,
  titleFontSize: '4rem',
  items: [
    { question: 'Which sizes are there?', answer: '<p>Two: a large one for the day, a small one for the way.</p>' },
    { question: 'Which colors are there?', answer: '<p>Four. Choose the one that you like best.</p>' },
    { question: 'What goes with it?', answer: '<p>A tumbler, a mug and gift sets. <a href="/shop">See all</a></p>' },
  ],
})

/** The last words of a page. */
const goodbye = (words: string, label: string, url: string) =>
  stack(
    { padding: { desktop: '2rem 2rem 4rem', mobile: '1rem 0.75rem 2rem' }, maxWidth: '1600px', gap: '0' },
    stack(
      {
        background: mint,
        borderRadius: themeRadius.quote,
        padding: { desktop: '6rem 2rem', mobile: '3.5rem 1.25rem' },
        gap: '1.5rem',
        maxWidth: '1600px',
      },
      title(words, {
        ...dress.heading,
        color: ink,
        padding: '0',
        fontSize: { desktop: '5.5rem', tablet: '4rem', mobile: '2.5rem' },
      }),
      block('buttonGroup', {
        buttons: [button(label, url)],
        background: themeColor.accent,
        color: themeColor.onAccent,
        borderRadius: themeRadius.button,
        fullWidth: false,
        padding: '0',
      }),
    ),
  )

/** A single product with accessories: blocks of color with round corners, very heavy type, the product to buy at once. */
export const solo: StarterTheme = {
  id: 'solo',
  name: 'Solo',
  kind: 'One product',
  description: 'One long page for one product: round blocks of color, very heavy type, the product to buy near the top.',
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
    fonts: { heading: '"Rubik Variable", sans-serif', body: '"Nunito Variable", sans-serif' },
    radius: 21,
    heroButtons: 'accent',
    buttons: 'pill',
    weights: { heading: 800, name: 700 },
    spacing: 1.15,
  },
  alternate: {
    surface: '#12211b',
    text: '#fff6e0',
    muted: '#a9bbb0',
    accent: '#a8e0c0',
    onAccent: '#0d2018',
    border: '#2a3d34',
    sale: '#ff9c85',
  },
  categories: [
    { slug: 'the-bottle', name: 'The bottle', picture: 'trail-bottle-forest', description: 'In two sizes and four colors.' },
    { slug: 'and-friends', name: 'Accessories', picture: 'trail-tumbler-sand', description: 'What goes with it.' },
  ],
  products: chosen({
    'trail-bottle': 'the-bottle',
    'trail-bottle-small': 'the-bottle',
    'bottle-duo': 'the-bottle',
    'trail-tumbler': 'and-friends',
    'bottle-set': 'and-friends',
    'enamel-mug': 'and-friends',
  }),
  globalContent: (store) =>
    frame(store, dress, {
      messages: [
        ['One bottle, two sizes, four colors', 'star'],
        ['See all colors', 'heart'],
      ],
      navbar: {
        styling: 'middle',
        navLinkFontWeight: '700',
        navLinkSpacing: '1.75rem',
        showSearch: false,
        logoFontSize: '2.1rem',
      },
      footer: { backgroundColor: forest, textColor: '#fff9ea', layout: 'statement', showNewsletter: false },
    }),
  pages: (store) => [
    homePage(store, `The bottle from ${store.name}, in two sizes and four colors.`, [
      stack(
        { padding: { desktop: '0.75rem 2rem 0', mobile: '0.5rem 0.75rem 0' }, maxWidth: '1600px', gap: '0' },
        block('hero', {
          ...dress.hero,
          layout: 'end',
          imageShare: 55,
          textBackground: sand,
          borderRadius: { desktop: themeRadius.badge, mobile: themeRadius.box },
          ctaSecondaryColor: ink,
          ctaSecondaryBorder: `2px solid ${ink}`,
          height: { desktop: '700px', tablet: '560px', mobile: '600px' },
          autoPlay: false,
          slides: [
            slide('bottle-trio', 'One bottle for every day', 'In two sizes and four colors.', {
              contentPosition: 'center left',
              contentMaxWidth: '560px',
              titleColor: ink,
              subtitleColor: '#34443d',
              titleFontSize: { desktop: '5.5rem', tablet: '3.5rem', mobile: '2.75rem' },
              objectPosition: 'right center',
              ctaButtons: [button('Choose a color', '/page/product/trail-bottle'), button('See all', '/shop', 'secondary')],
            }),
          ],
        }),
      ),
      block('featuredProduct', {
        productSource: 'collection',
        productCollection: 'latest',
        eyebrow: 'Buy it here',
        shape: '1 / 1',
        titleFontSize: { desktop: '4rem', tablet: '3.25rem', mobile: '2.75rem' },
        borderRadius: { desktop: themeRadius.badge, mobile: themeRadius.box },
        padding: { desktop: '6rem 0', mobile: '3rem 0' },
      }),
      block(
        'columns',
        {
          layout: 'wideStart',
          gap: { desktop: '1.25rem', mobile: '0.75rem' },
          padding: { desktop: '0 2rem 2rem', mobile: '0 1rem 1rem' },
        },
        [
          inSlot(
            'first',
            stack(
              {
                background: mint,
                borderRadius: themeRadius.quote,
                padding: { desktop: '3rem', mobile: '1.75rem' },
                gap: '0.25rem',
              },
              title('Two sizes', {
                level: 'h3',
                color: ink,
                padding: '0',
                fontSize: { desktop: '3.5rem', mobile: '2.25rem' },
                fontWeight: '800',
              }),
              text('<p>A large one for the day, a small one for the way.</p>', {
                ...dress.text,
                color: ink,
                padding: '0',
                maxWidth: '1280px',
              }),
              picture('bottle-duo', 'A large and a small bottle', {
                // The ratio of the image, so that both bottles are whole.
                width: { desktop: '336px', tablet: '288px', mobile: '240px' },
                height: { desktop: '420px', tablet: '360px', mobile: '300px' },
                align: 'right',
                borderRadius: themeRadius.box,
                padding: '1.5rem 0 0',
              }),
            ),
          ),
          inSlot(
            'second',
            card(peach, 'Four colors', 'Choose the one that you like best.', {
              desktop: '11.5rem 2.5rem 2.5rem',
              tablet: '6rem 1.75rem 1.75rem',
              mobile: '3rem 1.75rem 1.75rem',
            }),
          ),
          inSlot(
            'second',
            card(sand, 'Accessories', 'A tumbler, a mug and gift sets.', {
              desktop: '11.5rem 2.5rem 2.5rem',
              tablet: '6rem 1.75rem 1.75rem',
              mobile: '3rem 1.75rem 1.75rem',
            }),
          ),
        ],
      ),
      block('imageGallery', {
        title: '',
        images: [
          { image: starterUrl('trail-bottle-forest'), alt: 'The bottle in forest green', caption: '' },
          { image: starterUrl('trail-bottle-ember'), alt: 'The bottle in ember red', caption: '' },
          { image: starterUrl('trail-bottle-sand'), alt: 'The bottle in sand', caption: '' },
          { image: starterUrl('trail-bottle-ink'), alt: 'The bottle in ink blue', caption: '' },
        ],
        desktopColumns: 4,
        tabletColumns: 4,
        mobileColumns: 2,
        shape: '3 / 4',
        gap: { desktop: '20px', mobile: '12px' },
        borderRadius: themeRadius.quote,
      }),
      story('bottle-on-trail', 'The bottle and a backpack in the hills', {
        ...dress.story,
        title: 'Out all day',
        titleFontSize: { desktop: '5rem', tablet: '3.25rem', mobile: '2.75rem' },
        text: '<p>For the desk, the train and the hills.</p>',
        buttons: [button('Take one with you', '/page/product/trail-bottle')],
        imageSide: 'end',
        imageShare: 60,
        borderRadius: themeRadius.badge,
      }),
      block('simpleProductGrid', {
        ...dress.cards,
        sectionTitle: 'Pick yours',
        layout: 'grid',
        numberOfProducts: 6,
        desktopColumns: 3,
        tabletColumns: 3,
        mobileColumns: 2,
      }),
      questions,
      goodbye('Take one with you.', 'Choose a color', '/page/product/trail-bottle'),
    ]),
    shopPage(store, dress, {
      title: 'The bottle and accessories',
      columns: { desktopColumns: 3, tabletColumns: 3, mobileColumns: 2 },
    }),
    productPage(dress, {
      product: { galleryPosition: 'left', optionStyle: 'pill', titleFontSize: '4rem', descriptionTitle: 'Details' },
      between: [questions],
      also: 'Goes well with this',
      related: { layout: 'grid', numberOfProducts: 4, desktopColumns: 4, tabletColumns: 4, sectionTitleFontSize: '3rem' },
      after: [goodbye('Say hello.', 'Contact us', '/page/contact')],
    }),
    aboutPage(store, [
      row(
        { gap: '4rem', align: 'center', padding: { desktop: '4rem 2rem', mobile: '2rem 1rem' } },
        text(
          `<h2>About ${nameIn(store)}</h2><p>Welcome to ${nameIn(store)}. Look around the store, and contact us if you have a question.</p><p><a href="/page/contact">Contact us</a></p>`,
          { ...dress.text, padding: '0' },
        ),
        picture('bottle-duo', 'A large and a small bottle', { borderRadius: themeRadius.badge, width: '448px', height: '560px' }),
      ),
    ]),
    contactPage(store, dress, 'Say hello', 'Questions, ideas, or an order for a team? Send us a message.'),
    ...policyPages(store, dress),
  ],
}
