import { food } from '../../packages/starter/src/catalogue/kitchen.ts'
import { type SeedCategory, type SeedProduct, wholeCatalogue } from '../../packages/starter/src/index.ts'
import { block, link, slide, story, textLink } from '../../packages/starter/src/themes/blocks.ts'
import type { SeedBlock } from '../../packages/starter/src/themes/theme.ts'

/** A complete shop of one kind: a theme, and what its owner changed in the dashboard and the builder. */
export interface Shop {
  /** Also the subdomain and a part of file names. */
  id: string
  name: string
  /** Id of the starter theme. */
  theme: string
  currency: 'EUR' | 'USD' | 'GBP'
  country: string
  /** Categories in addition to those of the theme. */
  categories?: readonly SeedCategory[]
  /** Products in addition to those of the theme. */
  products: readonly SeedProduct[]
  /** Whether the theme's products and categories are removed first. */
  isOwnRange?: boolean
  /** Links of the navigation bar: a label and a path. */
  links: readonly (readonly [label: string, path: string])[]
  /** Returns the home page from the theme's. */
  home?: (content: readonly SeedBlock[]) => SeedBlock[]
  /** A product whose page shows the shop well, by its slug. */
  product: string
}

const bySlug = new Map([...wholeCatalogue, ...food].map((product) => [product.slug, product]))

/** Products of the catalog in a category: `from('seating', 'ladder-chair')`. */
const from = (category: string, ...slugs: readonly string[]): SeedProduct[] =>
  slugs.map((slug) => {
    const product = bySlug.get(slug)
    if (!product) throw new Error(`The catalog has no product ${slug}.`)
    return { ...product, categories: [category], stockQuantity: product.stockQuantity || 12, stockStatus: true }
  })

interface Course {
  slug: string
  name: string
  price: number
  category: string
  pictures: string[]
  lead: string
  points: readonly string[]
  /** Dates or sizes to choose from. */
  choices: [name: string, values: string[]]
}

/** A service: nothing is shipped, and the choice is a variant with a few places. */
const course = ({ lead, points, choices: [name, values], category, ...rest }: Course): SeedProduct => ({
  ...rest,
  categories: [category],
  description: `<p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
  metaDescription: lead,
  requiresShipping: false,
  trackInventory: true,
  stockQuantity: 6,
  attributeGroups: [{ name, type: 'buttons', values }],
  variations: values.map((value) => ({ attributes: { [name]: value }, stockQuantity: 6 })),
})

const kiln: readonly SeedProduct[] = [
  course({
    slug: 'first-bowl',
    name: 'Your first bowl',
    price: 68,
    category: 'classes',
    pictures: ['supper-bowl-oat', 'supper-bowl-moss', 'supper-plates'],
    lead: 'Two and a half hours at the wheel, for people who have never touched clay.',
    points: ['Up to six people', 'Clay, glaze and firing included', 'Take home two bowls'],
    choices: ['Day', ['Friday evening', 'Saturday morning', 'Sunday morning']],
  }),
  course({
    slug: 'mug-evening',
    name: 'Mug evening',
    price: 52,
    category: 'classes',
    pictures: ['stoneware-mug-oat', 'stoneware-mug-slate', 'stoneware-mug-morning'],
    lead: 'Build a mug by hand, pull its handle, and choose the glaze.',
    points: ['Up to eight people', 'No wheel needed', 'Glazed in one of four colors'],
    choices: ['Day', ['Tuesday', 'Thursday']],
  }),
  course({
    slug: 'tall-shapes',
    name: 'Tall shapes',
    price: 190,
    category: 'courses',
    pictures: ['long-neck-vase', 'moon-vase', 'moon-vase-bare'],
    lead: 'Four evenings about cylinders, necks and bottles.',
    points: ['Four times three hours', 'Up to five people', 'For people who throw regularly'],
    choices: ['Start', ['First week of the month', 'Third week of the month']],
  }),
  course({
    slug: 'table-for-two',
    name: 'A table for two',
    price: 145,
    category: 'courses',
    pictures: ['supper-plates', 'supper-bowl-moss', 'stoneware-mug-morning'],
    lead: 'Two plates, two bowls and two mugs, made by two people on two afternoons.',
    points: ['Two times four hours', 'Price for two people', 'One glaze for the whole set'],
    choices: ['Weekend', ['Next one', 'The one after']],
  }),
  course({
    slug: 'firing',
    name: 'Firing',
    price: 24,
    category: 'kiln',
    pictures: ['moon-vase-bare', 'stoneware-mug-rust', 'supper-bowl-oat'],
    lead: 'Bring what you made at home. We fire it with our own work.',
    points: ['Stoneware, 1,240 °C', 'Price for one shelf', 'Up to the size of a bucket'],
    choices: ['Firing', ['Bisque', 'Glaze']],
  }),
  course({
    slug: 'voucher',
    name: 'Voucher',
    price: 60,
    category: 'kiln',
    pictures: ['stoneware-mug-rust', 'stoneware-mug-oat'],
    lead: 'For a class, a course or the kiln. It comes as an email to print.',
    points: ['For classes, courses and firings'],
    choices: ['Amount', ['$60', '$120']],
  }),
]

/** What the owner of the pottery makes of a block of the theme's home page. */
const kilnHome = (one: SeedBlock): SeedBlock[] => {
  const { type, props } = one
  if (type === 'hero') {
    const [first] = props.slides as Record<string, unknown>[]
    const words = slide(
      'kitchen-shelf',
      'An evening at the wheel',
      'Pottery classes and courses for beginners and for people who throw.',
    )
    const ctaButtons = [{ text: 'See all classes', variant: 'primary', type: 'internal', url: '/shop', target: '_self' }]
    return [{ ...one, props: { ...props, slides: [{ ...first, ...words, ctaButtons }] } }]
  }
  if (type === 'categoriesSlider') return [{ ...one, props: { ...props, title: 'What would you like to make?' } }]
  if (type === 'productGrid') return [{ ...one, props: { ...props, sectionTitle: 'Book a place' } }]
  return type === 'imageWithText' ? [] : [one]
}

const named = (id: string, one: SeedBlock): SeedBlock => ({ ...one, id })

const kilnVisit: readonly SeedBlock[] = [
  named(
    'studio',
    story('supper-bowl-moss', 'A bowl with a green glaze', {
      eyebrow: 'The studio',
      title: 'Six wheels and a long table',
      text: '<p>Small groups, so that somebody has time for your question. Aprons hang at the door, and the kettle is on.</p>',
      buttons: [textLink('About us', '/about')],
      imageSide: 'end',
      padding: { desktop: '5rem 0', mobile: '3rem 0' },
    }),
  ),
  named(
    'questions',
    block('accordion', {
      title: 'Before you come',
      layout: 'split',
      items: [
        {
          question: 'Do I need experience?',
          answer: '<p>No. Classes start with how to hold your hands. Courses say what you should know.</p>',
        },
        {
          question: 'What should I wear?',
          answer: '<p>Something that may get dirty, and short nails. We have aprons and towels.</p>',
        },
        {
          question: 'When can I take my pieces home?',
          answer: '<p>After the second firing. We write to you when they are ready.</p>',
        },
      ],
      firstOpen: true,
    }),
  ),
  named('hours', block('storeHours', { title: 'When the studio is open' })),
]

/** The five shops. */
export const shops: readonly Shop[] = [
  {
    id: 'food',
    name: 'Linden & Rye',
    theme: 'larder',
    currency: 'EUR',
    country: 'DE',
    products: [
      ...from('bakery', 'oak-board', 'cook-knife'),
      ...from('coffee-and-tea', 'pour-kettle', 'stoneware-mug', 'enamel-mug'),
      ...from('pantry', 'ember-pot', 'pepper-mill', 'water-carafe'),
    ],
    links: [
      ['Shop', '/shop'],
      ['Pantry', '/collection/pantry'],
      ['Coffee and tea', '/collection/coffee-and-tea'],
      ['Bakery', '/collection/bakery'],
      ['About', '/about'],
    ],
    product: 'morning-coffee',
  },
  {
    id: 'fashion',
    name: 'Norrland',
    theme: 'atelier',
    currency: 'EUR',
    country: 'DE',
    products: [
      ...from('tops', 'heavy-tee', 'breton-top', 'fleece-hoodie'),
      ...from('outerwear', 'rain-jacket'),
      ...from('accessories', 'ribbed-beanie', 'court-trainers', 'wool-socks', 'field-watch'),
    ],
    links: [
      ['New', '/shop'],
      ['Tops', '/collection/tops'],
      ['Outerwear', '/collection/outerwear'],
      ['Trousers', '/collection/trousers'],
      ['Accessories', '/collection/accessories'],
    ],
    product: 'chore-jacket',
  },
  {
    id: 'furniture',
    name: 'Halden',
    theme: 'timber',
    currency: 'EUR',
    country: 'DE',
    products: [
      ...from('seating', 'ladder-chair'),
      ...from('lighting', 'arc-lamp', 'dome-pendant'),
      ...from('storage', 'ladder-shelf', 'oval-mirror'),
      ...from('tables', 'moon-vase', 'linen-cushion'),
    ],
    links: [
      ['Shop', '/shop'],
      ['Seating', '/collection/seating'],
      ['Tables', '/collection/tables'],
      ['Storage', '/collection/storage'],
      ['Lighting', '/collection/lighting'],
    ],
    product: 'lounge-chair',
  },
  {
    id: 'electronics',
    name: 'Fieldnote',
    theme: 'signal',
    currency: 'USD',
    country: 'US',
    products: [],
    links: [
      ['Shop', '/shop'],
      ['Speakers', '/collection/speakers'],
      ['Headphones', '/collection/headphones'],
      ['Hi-fi', '/collection/hifi'],
      ['Desk', '/collection/desk'],
    ],
    product: 'over-ear',
  },
  {
    id: 'services',
    name: 'Kiln House',
    theme: 'daylight',
    currency: 'USD',
    country: 'US',
    isOwnRange: true,
    categories: [
      { slug: 'classes', name: 'Classes', picture: 'stoneware-mug-morning', description: 'One evening or one morning.' },
      { slug: 'courses', name: 'Courses', picture: 'supper-plates', description: 'Several evenings, step by step.' },
      { slug: 'kiln', name: 'Kiln and vouchers', picture: 'moon-vase-bare', description: 'For what you made at home.' },
    ],
    products: kiln,
    links: [
      ['Book', '/shop'],
      ['Classes', '/collection/classes'],
      ['Courses', '/collection/courses'],
      ['About', '/about'],
      ['Contact', '/page/contact'],
    ],
    home: (content) => [...content.flatMap(kilnHome), ...kilnVisit],
    product: 'first-bowl',
  },
]

/** The links of a shop's navigation bar and, below them, of its footer. */
export const shopLinks = ({ links }: Shop) => links.map(([label, url]) => link(label, url))
