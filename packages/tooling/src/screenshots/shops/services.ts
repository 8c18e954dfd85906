import type { SeedProduct } from '../../../../starter/src/index.ts'
import { band, block, button, inSlot, picture, story, text, textLink } from '../../../../starter/src/themes/blocks.ts'
import { change, firstSlide, ofType, type Shop, table } from './shop.ts'

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

const classes: readonly SeedProduct[] = [
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

const questions = block('accordion', {
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
})

const step = (number: string, title: string, html: string) =>
  text(`<h3>${number}. ${title}</h3><p>${html}</p>`, { padding: '0.5rem 0', maxWidth: '100%', lineHeight: 1.65 })

const steps = band(
  block('columns', { layout: 'thirds', padding: '3rem 0', gap: { desktop: '3rem', mobile: '0rem' } }, [
    inSlot('first', step('1', 'Choose a day', 'Each class shows its next days and how many places are left.')),
    inSlot('second', step('2', 'Pay for your place', 'Your confirmation comes by email. Bring it on paper or on your phone.')),
    inSlot('third', step('3', 'Come a little early', 'Ten minutes are enough for an apron and a cup of tea.')),
  ]),
)

const visit = block(
  'columns',
  { layout: 'halves', align: 'start', padding: { desktop: '3rem 2rem 5rem', mobile: '1rem 1rem 3rem' } },
  [
    inSlot(
      'first',
      block('storeHours', { title: 'When the studio is open', timeFormat: '12', padding: '1rem 0', maxWidth: '100%' }),
    ),
    inSlot(
      'second',
      text(
        '<h2>Where to find us</h2><p>Kiln House<br>1218 SE Ankeny St<br>Portland, OR 97214</p><p>The blue door in the yard. Bus 20 stops around the corner, and there is a rack for bicycles.</p><p><a href="tel:+15035550186">+1 503 555 0186</a><br><a href="mailto:studio@kilnhouse.example">studio@kilnhouse.example</a></p>',
        { padding: '1rem 0', maxWidth: '100%', lineHeight: 1.7 },
      ),
    ),
  ],
)

export const servicesShop: Shop = {
  id: 'services',
  name: 'Kiln House',
  theme: 'daylight',
  palettes: {
    palette: {
      surface: '#fdfaf6',
      text: '#2a211c',
      muted: '#6b5d53',
      accent: '#9a4526',
      onAccent: '#ffffff',
      border: '#e8ddd0',
      sale: '#b3261e',
    },
    alternate: {
      surface: '#1b1613',
      text: '#f6eee6',
      muted: '#b7a699',
      accent: '#f0a583',
      onAccent: '#2b1208',
      border: '#3c322b',
      sale: '#ff9d93',
    },
  },
  currency: 'USD',
  country: 'US',
  details: {
    storeEmail: 'studio@kilnhouse.example',
    storePhone: '+1 503 555 0186',
    address: { line1: '1218 SE Ankeny St', line2: '', city: 'Portland', region: 'OR', postalCode: '97214', country: 'US' },
  },
  returnDays: 14,
  isOwnRange: true,
  categories: [
    { slug: 'classes', name: 'Classes', picture: 'stoneware-mug-oat', description: 'One evening or one morning.' },
    { slug: 'courses', name: 'Courses', picture: 'long-neck-vase', description: 'Several evenings, step by step.' },
    { slug: 'kiln', name: 'Kiln and vouchers', picture: 'moon-vase-bare', description: 'For what you made at home.' },
  ],
  products: classes,
  messages: [
    ['Six places in each class', 'heart'],
    ['Free to cancel until a week before', 'clock'],
  ],
  footer: { backgroundColor: '#2a211c', textColor: '#f6eee6' },
  links: [
    ['Book', '/shop'],
    ['Classes', '/collection/classes'],
    ['Courses', '/collection/courses'],
    ['Prices', '/page/prices'],
    ['About', '/about'],
    ['Contact', '/page/contact'],
  ],
  product: 'first-bowl',
  compose: {
    home: (content, { product }) => [
      ...ofType(
        firstSlide(content, {
          title: 'An evening at the wheel',
          subtitle: 'Pottery classes and courses for beginners and for people who throw.',
          ctaButtons: [button('Book a place', '/shop'), button('See prices', '/page/prices', 'secondary')],
        }),
        'hero',
      ),
      ...content.filter(({ type }) => type === 'imageBlock'),
      ...change(ofType(content, 'categoriesSlider'), 'categoriesSlider', () => ({ title: 'What would you like to make?' })),
      ...change(ofType(content, 'simpleProductGrid'), 'simpleProductGrid', () => ({ sectionTitle: 'The next dates' })),
      steps,
      story('supper-bowl-moss', 'A bowl with a green glaze', {
        eyebrow: 'The studio',
        title: 'Six wheels and a long table',
        text: '<p>Small groups, so that somebody has time for your question. Aprons hang at the door, and the kettle is on.</p>',
        buttons: [textLink('About us', '/about')],
        imageSide: 'end',
        padding: { desktop: '5rem 0', mobile: '3rem 0' },
      }),
      block('featuredProduct', {
        productSource: 'chosen',
        products: [product('voucher')],
        eyebrow: 'A present that takes an evening',
        text: 'For a class, a course or the kiln. It comes as an email to print.',
        shape: '4 / 3',
        background: 'color-mix(in srgb, var(--color-border) 40%, var(--color-surface))',
      }),
      questions,
      visit,
    ],
    shop: (content) => change(content, 'simpleProductGrid', () => ({ sectionTitle: 'Book a place' })),
    product: (content) => [
      ...change(ofType(content, 'product'), 'product', () => ({ descriptionTitle: 'What to expect' })),
      questions,
      ...content.filter(({ type }) => type !== 'product'),
    ],
    about: () => [
      picture('kitchen-shelf', 'A shelf with pots and bowls', { height: '480px', borderRadius: '0px' }),
      text(
        '<h2>A room full of clay</h2><p>Kiln House is six wheels, two kilns and a long table. Somebody is always glazing, somebody always asks how, and there is always tea.</p><p>Classes have six places. If you throw at home, bring your pieces: we fire them with ours.</p>',
        { padding: '4rem 0 2rem', fontSize: { desktop: '1.2rem', mobile: '1.05rem' }, lineHeight: 1.7 },
      ),
      visit,
    ],
  },
  pages: [
    {
      name: 'Prices',
      slug: 'prices',
      metaDescription: 'What classes, courses and firings cost, and what is included.',
      content: () => [
        text(
          `<h2>Prices</h2><p>Clay, glaze, two firings, an apron and tea are included in all classes and courses.</p>${table([
            ['Class', 'When', 'Price'],
            [
              '<a href="/page/product/first-bowl">Your first bowl</a>',
              'Friday evening, Saturday or Sunday morning, 2.5 hours, 6 places',
              '$68',
            ],
            ['<a href="/page/product/mug-evening">Mug evening</a>', 'Tuesday or Thursday, 2.5 hours, 8 places', '$52'],
            ['<a href="/page/product/tall-shapes">Tall shapes</a>', 'Four evenings of 3 hours, 5 places', '$190'],
            ['<a href="/page/product/table-for-two">A table for two</a>', 'Two afternoons of 4 hours, for two people', '$145'],
            ['<a href="/page/product/firing">Firing</a>', 'Bring it on weekdays, one shelf', '$24'],
          ])}`,
          { padding: { desktop: '4rem 0 3rem', mobile: '2.5rem 0' }, maxWidth: '960px', lineHeight: 1.7 },
        ),
        steps,
        questions,
        visit,
      ],
    },
  ],
}
