import { escapeHtml } from '../http/html.ts'
import type { NewStore } from './new-store.ts'

/** A block in the stored format (blocks.md). What is left out takes its default on load. */
export type SeedBlock = {
  id: string
  type: string
  contentType: 'global' | 'normal' | 'container'
  version: 1
  props: Record<string, unknown>
  childComponents?: SeedBlock[]
}

export type SeedPage = {
  name: string
  slug: string
  type: string
  isSystem: boolean
  metaTitle: string
  metaDescription: string
  content: SeedBlock[]
}

const block = (id: string, type: string, props: Record<string, unknown>): SeedBlock => ({
  id,
  type,
  contentType: ['topbar', 'navbar', 'footer'].includes(type) ? 'global' : 'normal',
  version: 1,
  props,
})

const link = (label: string, url: string) => ({ label, url, type: 'internal', target: '_self' })

/** Top bar, navigation and footer. */
export function firstGlobalContent({ name }: NewStore): SeedBlock[] {
  return [
    block('topbar', 'topbar', {
      messages: [
        { id: 'welcome', text: `Welcome to ${name}` },
        { id: 'new', text: 'New arrivals every week' },
      ],
    }),
    block('navbar', 'navbar', {
      logoText: name,
      links: [link('Home', '/'), link('Shop', '/shop'), link('About', '/about'), link('Contact', '/page/contact')],
      sticky: true,
    }),
    block('footer', 'footer', {
      logoText: name,
      columns: [
        { title: 'Shop', links: [link('All products', '/shop'), link('About us', '/about'), link('Contact', '/page/contact')] },
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
      copyrightText: `© ${name}`,
    }),
  ]
}

/** The pages that every store has from its first minute. */
export function firstPages(store: NewStore): SeedPage[] {
  return [home(store), shop(store), product(), about(store), contact(store), ...policies(store)]
}

const home = ({ name }: NewStore): SeedPage => ({
  name: 'Home',
  slug: 'home',
  type: 'home',
  isSystem: true,
  metaTitle: name,
  metaDescription: `Shop at ${name}.`,
  content: [
    block('hero', 'hero', {
      slides: [
        {
          backgroundType: 'gradient',
          background: 'linear-gradient(120deg, #16213e 0%, #1d4ed8 100%)',
          title: name,
          subtitle: 'Things worth having, sent to your door.',
          ctaButtons: [{ text: 'Shop now', variant: 'primary', type: 'internal', url: '/shop', target: '_self' }],
        },
      ],
      autoPlay: false,
    }),
    block('categories', 'categoriesSlider', { autoPlay: false }),
    block('latest', 'productGrid', {
      sectionTitle: 'New arrivals',
      productCollection: 'latest',
      numberOfProducts: 6,
      autoPlay: false,
    }),
    block('why', 'textBlock', {
      text: '<h2>Why buy from us</h2><p>We choose every product ourselves, pack it with care and answer every message.</p>',
      textAlign: 'center',
      maxWidth: '720px',
      padding: '3rem 1rem',
    }),
    block('testimonials', 'testimonials', {
      headerTitle: 'What customers say',
      testimonials: [
        {
          id: 'one',
          name: 'Jordan M.',
          role: 'Customer',
          text: 'Arrived quickly and looks exactly like the pictures.',
          rating: 5,
          image: '',
        },
        {
          id: 'two',
          name: 'Sam K.',
          role: 'Customer',
          text: 'Friendly answers to all my questions. I will be back.',
          rating: 5,
          image: '',
        },
      ],
    }),
  ],
})

const shop = ({ name }: NewStore): SeedPage => ({
  name: 'Shop',
  slug: 'shop',
  type: 'shop',
  isSystem: true,
  metaTitle: `Shop – ${name}`,
  metaDescription: `All products of ${name}.`,
  content: [
    block('all', 'simpleProductGrid', {
      sectionTitle: 'All products',
      layout: 'grid',
      productCollection: 'latest',
      numberOfProducts: 24,
    }),
  ],
})

const product = (): SeedPage => ({
  name: 'Product',
  slug: 'product',
  type: 'product',
  isSystem: true,
  metaTitle: '',
  metaDescription: '',
  content: [
    block('product', 'product', {}),
    block('more', 'productGrid', { sectionTitle: 'You may also like', numberOfProducts: 6, autoPlay: false }),
  ],
})

const about = ({ name }: NewStore): SeedPage => ({
  name: 'About',
  slug: 'about',
  type: 'about',
  isSystem: true,
  metaTitle: `About – ${name}`,
  metaDescription: `Who we are at ${name}.`,
  content: [
    block('story', 'textBlock', {
      text: `<h1>About ${escapeHtml(name)}</h1><p>Tell your customers who you are, where your products come from and why you started. People like to know whom they buy from.</p>`,
      maxWidth: '720px',
      padding: '3rem 1rem',
    }),
  ],
})

const contact = ({ name, storeEmail }: NewStore): SeedPage => ({
  name: 'Contact',
  slug: 'contact',
  type: 'custom',
  isSystem: true,
  metaTitle: `Contact – ${name}`,
  metaDescription: `Write to ${name}.`,
  content: [block('contact', 'contactForm', { companyName: name, emailAddress: storeEmail })],
})

const policyTexts: [name: string, slug: string, text: string][] = [
  [
    'Terms of service',
    'terms',
    '<p>Write here under which terms you sell: who you are, how a contract comes about, prices and payment, delivery, and which law applies.</p>',
  ],
  [
    'Refund policy',
    'refund-policy',
    '<p>Write here how long customers may return a product, in which condition, who pays for the way back, and when the money is returned.</p>',
  ],
  [
    'Privacy policy',
    'privacy-policy',
    '<p>Write here which data you keep about customers, what for, how long, who receives it, and how they can ask for it or have it deleted.</p>',
  ],
  [
    'Shipping policy',
    'shipping-policy',
    '<p>Write here where you deliver to, what it costs, how long it takes, and what happens when a parcel is lost.</p>',
  ],
]

const policies = ({ name: store }: NewStore): SeedPage[] =>
  policyTexts.map(([name, slug, text]) => ({
    name,
    slug,
    type: 'policy',
    isSystem: false,
    metaTitle: `${name} – ${store}`,
    metaDescription: '',
    content: [block(slug, 'textBlock', { text: `<h1>${name}</h1>${text}`, maxWidth: '720px', padding: '3rem 1rem' })],
  }))
