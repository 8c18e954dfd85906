import { starterUrl } from '../../../../starter/src/index.ts'
import { block, button, inSlot, picture, stack, text, textLink } from '../../../../starter/src/themes/blocks.ts'
import { change, from, ofType, type Shop } from './shop.ts'

const tops =
  'Size | Chest (cm) | Waist (cm) | Sleeve (cm) | Length (cm)\nS | 88–93 | 72–77 | 62 | 69\nM | 94–99 | 78–83 | 63 | 71\nL | 100–106 | 84–90 | 64 | 73\nXL | 107–113 | 91–98 | 65 | 75'
const trousers =
  'Size | Waist (cm) | Hips (cm) | Inside leg (cm)\nS | 74–78 | 92–96 | 80\nM | 79–84 | 97–101 | 81\nL | 85–90 | 102–107 | 82\nXL | 91–97 | 108–113 | 83'

const words = (html: string) => text(html, { padding: '1rem 0', maxWidth: '640px', lineHeight: 1.7 })

const care = block(
  'tabs',
  {
    tabs: [
      { id: 'linen', title: 'Linen' },
      { id: 'wool', title: 'Wool' },
      { id: 'cotton', title: 'Cotton' },
    ],
    align: 'center',
    maxWidth: '860px',
    padding: { desktop: '1rem 2rem 5rem', mobile: '0.5rem 1rem 3rem' },
  },
  [
    inSlot(
      'linen',
      words(
        '<p>Wash it at 40 degrees and hang it up wet: the water pulls the creases out. Iron it damp, or do not iron it at all.</p>',
      ),
    ),
    inSlot(
      'wool',
      words(
        '<p>Air it overnight before you wash it. If it must be washed: by hand, lukewarm, with a wool detergent, and dry it flat on a towel.</p>',
      ),
    ),
    inSlot(
      'cotton',
      words(
        '<p>Turn it inside out, wash it at 30 degrees, and dry it on a line. Twill becomes softer with each wash and fades at the edges.</p>',
      ),
    ),
  ],
)

const tile = (image: string, alt: string, title: string, slug: string) =>
  stack(
    { padding: '0', gap: '0' },
    picture(image, alt, { height: '620px', borderRadius: '0px', link: `/collection/${slug}` }),
    text(`<h3>${title}</h3>`, { padding: '1rem 0 0', maxWidth: '100%' }),
    block('buttonGroup', {
      buttons: [textLink('Shop now', `/collection/${slug}`)],
      align: 'start',
      fullWidth: false,
      padding: '0',
    }),
  )

export const fashionShop: Shop = {
  id: 'fashion',
  name: 'Norrland',
  theme: 'atelier',
  currency: 'EUR',
  country: 'DE',
  details: {
    storeEmail: 'hello@norrland.example',
    storePhone: '+49 40 66969 200',
    address: { line1: 'Deichstraße 21', line2: '', city: 'Hamburg', region: '', postalCode: '20459', country: 'DE' },
  },
  rate: { price: 4.9, freeOver: 100, minDays: 2, maxDays: 4 },
  returnDays: 30,
  products: [
    ...from('tops', 'heavy-tee', 'breton-top', 'fleece-hoodie'),
    ...from('outerwear', 'rain-jacket'),
    ...from('accessories', 'ribbed-beanie', 'court-trainers', 'wool-socks', 'field-watch'),
  ],
  messages: [
    ['Free delivery from €100', 'truck'],
    ['30 days to return', 'shield'],
  ],
  footer: { showNewsletter: false },
  links: [
    ['New', '/shop'],
    ['Tops', '/collection/tops'],
    ['Outerwear', '/collection/outerwear'],
    ['Trousers', '/collection/trousers'],
    ['Accessories', '/collection/accessories'],
  ],
  product: 'chore-jacket',
  compose: {
    home: (content, { template }) => [
      ...ofType(content, 'hero'),
      ...ofType(content, 'textBlock'),
      block(
        'columns',
        { layout: 'halves', gap: { desktop: '1.5rem', mobile: '1rem' }, padding: { desktop: '0 2rem', mobile: '0 1rem' } },
        [
          inSlot('first', tile('merino-sweater-moss', 'A knitted sweater in moss green', 'Knitwear and tops', 'tops')),
          inSlot('second', tile('chore-jacket-umber', 'A brown chore jacket', 'Outerwear', 'outerwear')),
        ],
      ),
      ...change(ofType(content, 'simpleProductGrid'), 'simpleProductGrid', () => ({ desktopColumns: 4, numberOfProducts: 8 })),
      ...ofType(content, 'imageWithText'),
      block('imageGallery', {
        title: 'Look closer',
        titleFontSize: '2.25rem',
        images: [
          {
            image: starterUrl('chore-jacket-detail'),
            alt: 'Buttons and a pocket of the chore jacket',
            caption: 'Chore jacket: buttons of horn nut',
          },
          {
            image: starterUrl('linen-shirt-detail'),
            alt: 'The collar of the linen shirt',
            caption: 'Linen shirt: washed, never pressed',
          },
          {
            image: starterUrl('merino-sweater-detail'),
            alt: 'The ribs of the merino sweater',
            caption: 'Merino sweater: knitted in one piece',
          },
          {
            image: starterUrl('straight-chinos-detail'),
            alt: 'A seam of the chinos',
            caption: 'Straight chinos: seams felled twice',
          },
        ],
        desktopColumns: 4,
        tabletColumns: 2,
        mobileColumns: 2,
        gap: '24px',
        borderRadius: '0px',
      }),
      block('heading', {
        text: 'Wear it for years',
        align: 'center',
        padding: '4rem 0 0',
        fontWeight: '500',
        fontSize: '2.25rem',
      }),
      care,
      ...template('proof-facts'),
      block('newsletter', {
        title: 'Four letters a year',
        text: 'One for each season, when the new pieces are here.',
        layout: 'center',
        background: 'transparent',
        borderRadius: '0px',
      }),
    ],
    product: (content, { category, template }) => [
      ...change(ofType(content, 'product'), 'product', () => ({
        rows: [
          {
            title: 'Washing and drying',
            text: '<p>Read the label first. Most pieces like 30 degrees and a line; wool likes the open window more than water.</p>',
          },
          {
            title: 'If the size does not fit',
            text: '<p>Send it back within 30 days. If you want another size, order it at once, so that nobody else takes it.</p>',
          },
        ],
        sizeGuides: [
          { title: 'Size guide', appliesTo: 'category', category: category('trousers'), table: trousers },
          { title: 'Size guide', appliesTo: 'category', category: category('tops'), table: tops },
          { title: 'Size guide', appliesTo: 'category', category: category('outerwear'), table: tops },
        ],
      })),
      ...template('proof-facts'),
      ...content.filter(({ type }) => type !== 'product'),
    ],
    about: () => [
      picture('folded-season', 'Two garments on a warm ground', { height: '560px', borderRadius: '0px' }),
      text(
        '<h2>Fewer pieces, worn longer</h2><p>Norrland makes clothes for the months in which the weather cannot decide. Each piece goes with each other piece, in colors that come from moss, rust and stone.</p><p>We make small runs of every piece. When a size is gone, ask us: we write to you when it is back.</p><p><a href="/page/contact">Write to us</a></p>',
        { padding: '4.5rem 0', fontSize: { desktop: '1.25rem', mobile: '1.05rem' }, lineHeight: 1.7 },
      ),
      block('buttonGroup', { buttons: [button('See the collection', '/shop')], borderRadius: '0px', padding: '0 0 5rem' }),
    ],
  },
}
