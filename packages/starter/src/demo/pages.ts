import { field } from '@blockfront/engine'
import { starterUrl } from '../images.ts'
import { bandColor, block, button, grid, inSlot, link, picture, row, slide, stack, text } from '../themes/blocks.ts'
import { aboutPage, contactPage, frame, homePage, page, productPage, shopPage } from '../themes/pages.ts'
import type { SeedBlock, SeedPage, ThemeStore } from '../themes/theme.ts'
import { calm, dress, type From } from './dress.ts'
import { home } from './home.ts'
import { policies } from './policies.ts'

const { themeColor } = field

/** Top bar, navigation and footer of the demo store. */
export const demoGlobalContent = (store: ThemeStore): SeedBlock[] =>
  frame(store, dress, {
    messages: [
      ['Free standard shipping', 'truck'],
      ['New in: the Ridge tent', 'star'],
    ],
    navbar: {
      links: [
        { ...link('Shop', '/shop'), menu: 'categories' },
        link('Apparel', '/collection/apparel'),
        link('Living', '/collection/home'),
        link('Journal', '/page/journal'),
        link('About', '/about'),
      ],
      navLinkSpacing: '2.25rem',
    },
    footer: {
      backgroundColor: '#22302a',
      textColor: '#f6f2e6',
      columns: [
        {
          title: 'Shop',
          links: [
            link('All products', '/shop'),
            link('Apparel', '/collection/apparel'),
            link('Living', '/collection/home'),
            link('Kitchen', '/collection/kitchen'),
            link('Gifts', '/page/gifts'),
          ],
        },
        {
          title: 'Read',
          links: [link('About us', '/about'), link('Journal', '/page/journal'), link('Contact', '/page/contact')],
        },
        {
          title: 'Help',
          links: [
            link('Shipping', '/page/shipping-policy'),
            link('Refunds', '/page/refund-policy'),
            link('Privacy', '/page/privacy-policy'),
            link('Terms', '/page/terms'),
          ],
        },
      ],
    },
  })

/**
 * All pages and shared components of the demo store. Every block type is on one of them.
 * @param ids the id of a category by its slug, and the id for the shared component of two pages.
 */
export function demoPages(store: ThemeStore, ids: { category: (slug: string) => string; promises: string }): SeedPage[] {
  const from = (slug: string) => ({ productCollection: ids.category(slug) })
  const promises = block('sharedComponent', { componentId: ids.promises })
  return [
    homePage(store, 'Clothes, furniture, kitchenware, jewelry, hi-fi and camping gear that last.', home(from)),
    shopPage(store, dress, { title: 'All products', columns: { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 } }),
    productPage(dress, { product: { showSku: true, thumbnailSize: '80px' }, also: 'You may also like' }),
    aboutPage(store, about(promises)),
    contactPage(store, dress, 'Get in touch', 'Ask about an order, a repair, or furniture for a room. We reply within a day.'),
    journal(from),
    gifts(from, promises),
    ourPromises(ids.promises),
    reviews(),
    workshop(from),
    ...policies.map(([name, slug, html]) =>
      page({
        name,
        slug,
        type: 'policy',
        isSystem: false,
        metaTitle: `${name} – ${store.name}`,
        metaDescription: `The ${name.toLowerCase()} of ${store.name}.`,
        content: [text(`<h2>${name}</h2>${html}`, { ...dress.text, padding: '4rem 0' })],
      }),
    ),
  ]
}

/** A draft, because the demo store has no real customers to quote. */
const reviews = (): SeedPage =>
  page({
    name: 'Customer reviews',
    slug: 'reviews',
    type: 'custom',
    isSystem: false,
    status: 'draft',
    metaTitle: 'Customer reviews',
    metaDescription: '',
    content: [block('testimonials', dress.testimonials)],
  })

/** A draft that shows block types which no other page needs, for owners who look around. */
const workshop = (from: From): SeedPage =>
  page({
    name: 'Visit the workshop',
    slug: 'workshop',
    type: 'custom',
    isSystem: false,
    status: 'draft',
    metaTitle: 'Visit the workshop',
    metaDescription: 'Opening hours, directions, and answers to the questions that visitors ask.',
    content: [
      block('announcement', { title: 'Open house on the first Saturday of each month', text: 'No ticket needed.' }),
      block('heading', { eyebrow: 'Portland', text: 'Visit the workshop' }),
      block('imageWithText', {
        image: starterUrl('bakers-bench'),
        alt: 'A workbench with tools',
        title: 'See how it is made',
        text: '<p>Two wheels, two kilns and a table for everyone who wants to try.</p>',
        buttons: [button('See the mugs', '/collection/kitchen')],
      }),
      block('columns', { layout: 'halves' }, [
        inSlot('first', block('storeHours', { note: 'Closed on public holidays.' })),
        inSlot('second', block('map', { title: 'Find us', address: '18 Alder Lane, Portland, OR 97205' })),
      ]),
      block(
        'tabs',
        {
          tabs: [
            { id: 'train', title: 'By train' },
            { id: 'car', title: 'By car' },
          ],
        },
        [
          inSlot('train', text('<p>Ten minutes on foot from Union Station.</p>', { ...dress.text, padding: '0' })),
          inSlot('car', text('<p>There is parking behind the house.</p>', { ...dress.text, padding: '0' })),
        ],
      ),
      block('accordion', {
        title: 'Questions of visitors',
        items: [
          { question: 'Can I bring children?', answer: '<p>Yes. They get their own clay.</p>' },
          { question: 'Can I bring something broken?', answer: '<p>Please do. We repair what we sell.</p>' },
        ],
      }),
      block('imageGallery', {
        images: [
          { image: starterUrl('kitchen-shelf'), alt: 'A kitchen shelf' },
          { image: starterUrl('dining-room'), alt: 'A dining table' },
          { image: starterUrl('camp-kitchen'), alt: 'Coffee in the hills' },
        ],
      }),
      block('beforeAfter', {
        title: 'One glaze, two fires',
        before: starterUrl('stoneware-mug-slate'),
        beforeAlt: 'A mug in slate',
        after: starterUrl('stoneware-mug-rust'),
        afterAlt: 'A mug in rust',
      }),
      block('featuredProduct', { productSource: 'collection', ...from('kitchen') }),
      block('relatedProducts', { ...dress.cards, ...from('kitchen'), layout: 'grid', numberOfProducts: 4 }),
      block('recentlyViewed', { ...dress.cards, numberOfProducts: 4 }),
      block('reviews', {}),
      block('divider', {}),
      block('logoRow', {}),
      block('countdown', {}),
      block('embed', {}),
      block('customHtml', {}),
      block('buttonGroup', { buttons: [button('Shop everything', '/shop'), button('About us', '/about', 'secondary')] }),
      block('newsletter', {}),
    ],
  })

const about = (promises: SeedBlock): SeedBlock[] => [
  picture('reading-corner', 'An armchair, a shelf and a plant', { height: '560px', borderRadius: '0px' }),
  text(
    '<h2>We sell few things, and know them well</h2><p>This shop began in 2016 with one table. Today it holds sixty things from seven workshops, and each of them has spent a year in one of our homes before it came onto the shelf.</p><p>We ask three questions of everything: can it be repaired, will we still like it in ten years, and can its maker live on it? Two thirds of what we try go back.</p>',
    dress.text,
  ),
  promises,
]

/** A shared component: the pages that show it change with it. */
const ourPromises = (id: string): SeedPage =>
  page({
    id,
    name: 'Our promises',
    slug: 'component-our-promises',
    type: 'component',
    isSystem: false,
    metaTitle: '',
    metaDescription: '',
    content: [
      grid(
        { desktop: 3, tablet: 3, mobile: 1 },
        { gap: '1.5rem', padding: { desktop: '0 2rem 4rem', mobile: '0 1rem 2rem' } },
        ...[
          [
            'Seven workshops',
            'None of them farther than two days by train. We have been to all of them, most of them with a broken thing in our bag.',
          ],
          ['Ten years of parts', 'Buttons, belts, covers and screws: you can order any part that wears out, at cost.'],
          ['Thirty days at home', 'Use it as you would. If you do not like it, we pick it up and sell it at a lower price.'],
        ].map(([title, words]) =>
          stack(
            { background: bandColor, borderRadius: field.themeRadius.box, padding: '2rem 1.75rem', gap: '0' },
            text(`<h3>${title}</h3><p>${words}</p>`, { ...dress.text, padding: '0', fontSize: '1rem' }),
          ),
        ),
      ),
    ],
  })

const journal = (from: From): SeedPage =>
  page({
    name: 'Journal',
    slug: 'journal',
    type: 'custom',
    isSystem: false,
    metaTitle: 'A day at the wheel – Journal',
    metaDescription: 'How a mug is made, from a lump of clay to the dishwasher.',
    content: [
      text(
        '<h2>A day at the wheel</h2><p>Fenn gets up at five, because clay is calm in the morning. We went along, got in the way, and learned how a mug is made.</p>',
        { ...dress.text, textAlign: 'center', fontSize: { desktop: '1.35rem', mobile: '1.1rem' }, padding: '5rem 0 2rem' },
      ),
      block('videoBlock', {
        videoType: 'html5',
        webm: starterUrl('morning-shelf'),
        poster: starterUrl('kitchen-shelf'),
        title: 'A shelf in the morning light',
        height: { desktop: '600px', mobile: '260px' },
        muted: true,
        loop: true,
        controls: false,
      }),
      text(
        '<p>It takes ninety seconds to throw a mug and three weeks to finish it. Most of that is waiting: until it is dry enough to turn, until it is dry enough to burn, until the kiln is cold enough to open.</p><blockquote><p>The handle is the hard part. Everybody looks at the cup, and holds the handle.</p></blockquote><p>What survives the second fire is rubbed with sand, filled with hot water, and left overnight on a sheet of paper. If the paper is wet in the morning, the mug becomes a flower pot.</p>',
        dress.text,
      ),
      row(
        { gap: '1.5rem', align: 'stretch', padding: { desktop: '0 2rem 2rem', mobile: '0 1rem' } },
        picture('stoneware-mug-slate', 'A mug in slate', { ...dress.picture, height: '420px', caption: 'Slate: cobalt and ash' }),
        picture('stoneware-mug-rust', 'A mug in rust', {
          ...dress.picture,
          height: '420px',
          caption: 'Rust: iron, and nothing else',
        }),
      ),
      block('simpleProductGrid', {
        ...dress.cards,
        ...from('kitchen'),
        sectionTitle: 'From this story',
        layout: 'grid',
        numberOfProducts: 4,
        desktopColumns: 4,
        tabletColumns: 2,
        mobileColumns: 2,
      }),
    ],
  })

const gifts = (from: From, promises: SeedBlock): SeedPage =>
  page({
    name: 'Gifts',
    slug: 'gifts',
    type: 'custom',
    isSystem: false,
    metaTitle: 'Gifts that get used',
    metaDescription: 'Presents for people who have everything, and a way to ask for help.',
    content: [
      block('hero', {
        ...dress.hero,
        height: { desktop: '460px', mobile: '420px' },
        autoPlay: false,
        slides: [
          slide('jewel-plinths', 'Gifts that get used', 'We add a handwritten card with your message.', {
            contentPosition: 'center left',
            contentMaxWidth: '480px',
            objectPosition: '70% center',
            overlay: 'linear-gradient(90deg, rgba(60,36,22,0.6), rgba(60,36,22,0) 65%)',
          }),
        ],
      }),
      block('productGrid', {
        ...dress.cards,
        ...calm,
        ...from('jewelry'),
        sectionTitle: 'For someone special',
        numberOfProducts: 9,
        desktopColumns: 4,
        tabletColumns: 3,
      }),
      block('productGrid', {
        ...dress.cards,
        ...calm,
        ...from('outdoors'),
        sectionTitle: 'For people who love the outdoors',
        numberOfProducts: 9,
        desktopColumns: 4,
        tabletColumns: 3,
      }),
      promises,
      block('contactForm', {
        ...dress.contact,
        headerTitle: 'Not sure?',
        headerDescription: 'Tell us about the person, and we will reply with three ideas.',
        companyName: 'Demo',
        companyAddress: '18 Alder Lane\nPortland, OR 97205',
        phoneNumber: '+1 555 0142',
        emailAddress: 'hello@example.com',
        showInstagram: false,
        infoTextColor: themeColor.muted,
      }),
    ],
  })
