import { block, link, numbered, text } from './blocks.ts'
import type { Dressing } from './dress.ts'
import { escapeHtml } from './escape-html.ts'
import type { SeedBlock, SeedPage, ThemeStore } from './theme.ts'

type Writing = Omit<SeedPage, 'content' | 'isSystem' | 'status'> &
  Partial<Pick<SeedPage, 'isSystem' | 'status'>> & { content: SeedBlock[] }

/** A page whose blocks have ids. */
export const page = ({ content, isSystem = true, status = 'published', ...rest }: Writing): SeedPage => ({
  ...rest,
  isSystem,
  status,
  content: numbered(content, rest.slug),
})

export const homePage = ({ name }: ThemeStore, metaDescription: string, content: SeedBlock[]): SeedPage =>
  page({ name: 'Home', slug: 'home', type: 'home', metaTitle: name, metaDescription, content })

export interface ShopWriting {
  title: string
  /** Blocks above the products. */
  above?: SeedBlock[]
  columns: { desktopColumns: number; tabletColumns: number; mobileColumns: number }
}

/** All products in a grid. */
export const shopPage = ({ name }: ThemeStore, dress: Dressing, { title, above = [], columns }: ShopWriting): SeedPage =>
  page({
    name: 'Shop',
    slug: 'shop',
    type: 'shop',
    metaTitle: `Shop – ${name}`,
    metaDescription: `All products of ${name}.`,
    content: [
      ...above,
      block('simpleProductGrid', { ...dress.cards, ...columns, sectionTitle: title, layout: 'grid', numberOfProducts: 48 }),
    ],
  })

export interface ProductWriting {
  product?: Record<string, unknown>
  /** Title and settings of the related products. */
  also: string
  related?: Record<string, unknown>
  /** Blocks between the product and the related products. */
  between?: SeedBlock[]
  /** Blocks at the end. */
  after?: SeedBlock[]
}

export const productPage = (dress: Dressing, { product, also, related, between = [], after = [] }: ProductWriting): SeedPage =>
  page({
    name: 'Product',
    slug: 'product',
    type: 'product',
    metaTitle: '',
    metaDescription: '',
    content: [
      block('product', { ...dress.product, ...product }),
      ...between,
      block('relatedProducts', { ...dress.cards, sectionTitle: also, ...related }),
      block('recentlyViewed', { ...dress.cards, ...related }),
      ...after,
    ],
  })

export const aboutPage = ({ name }: ThemeStore, content: SeedBlock[]): SeedPage =>
  page({
    name: 'About',
    slug: 'about',
    type: 'about',
    metaTitle: `About – ${name}`,
    metaDescription: `About ${name}.`,
    content,
  })

export const contactPage = (
  { name, storeEmail }: ThemeStore,
  dress: Dressing,
  headerTitle: string,
  headerDescription: string,
): SeedPage =>
  page({
    name: 'Contact',
    slug: 'contact',
    type: 'custom',
    metaTitle: `Contact – ${name}`,
    metaDescription: `Contact ${name}.`,
    content: [
      block('contactForm', {
        ...dress.contact,
        headerTitle,
        headerDescription,
        companyName: name,
        emailAddress: storeEmail,
        companyAddress: '',
        phoneNumber: '',
        showInstagram: false,
      }),
    ],
  })

const policies: [name: string, slug: string, body: string][] = [
  [
    'Terms of service',
    'terms',
    '<p>Replace this text with the terms under which you sell. Customers look for these points:</p><ul><li>who you are and how to reach you</li><li>how a contract comes about</li><li>prices, taxes and ways to pay</li><li>delivery, and who bears the risk on the way</li><li>which law applies</li></ul>',
  ],
  [
    'Refund policy',
    'refund-policy',
    '<p>Replace this text with how a customer returns a product:</p><ul><li>within how many days, and in which condition</li><li>where to send it, and who pays for the way back</li><li>when the money is returned, and how</li><li>what cannot be returned</li></ul>',
  ],
  [
    'Privacy policy',
    'privacy-policy',
    '<p>Replace this text with how you handle the data of your visitors and customers:</p><ul><li>which data you keep, and what for</li><li>for how long</li><li>who else receives it</li><li>how to ask for a copy, a correction or deletion</li></ul>',
  ],
  [
    'Shipping policy',
    'shipping-policy',
    '<p>Replace this text with how you ship orders:</p><ul><li>where you deliver to</li><li>what it costs, and from which total it is free</li><li>how long it takes</li><li>what happens when a parcel is late or lost</li></ul>',
  ],
]

/** Drafts of the policies. The owner replaces the instructions in them and publishes them. */
export const policyPages = ({ name: store }: ThemeStore, dress: Dressing): SeedPage[] =>
  policies.map(([name, slug, body]) =>
    page({
      name,
      slug,
      type: 'policy',
      isSystem: false,
      status: 'draft',
      metaTitle: `${name} – ${store}`,
      metaDescription: `The ${name.toLowerCase()} of ${store}.`,
      content: [text(`<h2>${name}</h2>${body}`, { ...dress.text, padding: '4rem 0' })],
    }),
  )

export const mainLinks = [
  link('Home', '/'),
  { ...link('Shop', '/shop'), menu: 'categories' },
  link('About', '/about'),
  link('Contact', '/page/contact'),
]

/** Footer columns: links to screens that all stores have, and to the published pages of a new one. Its policies are drafts. */
export const footerColumns = [
  { title: 'Shop', links: [link('All products', '/shop'), link('Search', '/search'), link('Wishlist', '/wishlist')] },
  { title: 'Company', links: [link('About us', '/about'), link('Contact', '/page/contact')] },
]

/** Top bar, navigation and footer in a theme's style. */
export const frame = (
  { name }: ThemeStore,
  dress: Dressing,
  {
    messages,
    navbar = {},
    topbar = {},
    footer = {},
  }: {
    messages: [text: string, icon: string][]
    navbar?: Record<string, unknown>
    topbar?: Record<string, unknown>
    footer?: Record<string, unknown>
  },
): SeedBlock[] =>
  numbered(
    [
      block('topbar', {
        ...dress.topbar,
        messages: messages.map(([words, icon], i) => ({ id: `message-${i + 1}`, text: words, icon })),
        ...topbar,
      }),
      // The store's logo; its name until it has one.
      block('navbar', { ...dress.navbar, logoType: 'image', logoText: name, links: mainLinks, ...navbar }),
      block('footer', { ...dress.footer, logoText: name, columns: footerColumns, copyrightText: `© ${name}`, ...footer }),
    ],
    'global',
  )

/** A store's name in rich text. */
export const nameIn = ({ name }: ThemeStore): string => escapeHtml(name)
