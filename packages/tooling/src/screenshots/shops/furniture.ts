import { band, block, button, inSlot, picture, stack, text } from '../../../../starter/src/themes/blocks.ts'
import { change, from, ofType, type Shop } from './shop.ts'

const material = (image: string, alt: string, title: string, html: string) =>
  stack(
    { padding: '0', gap: '0' },
    picture(image, alt, { height: '360px', borderRadius: '6px' }),
    text(`<h3>${title}</h3><p>${html}</p>`, { padding: '0.75rem 0', maxWidth: '100%', lineHeight: 1.65 }),
  )

const materials = [
  block('heading', {
    eyebrow: 'Materials',
    text: 'Made of few things, and those well',
    align: 'center',
    padding: '5rem 0 0.5rem',
    fontWeight: '500',
  }),
  block(
    'columns',
    { layout: 'thirds', gap: { desktop: '1.25rem', mobile: '1rem' }, padding: { desktop: '1.5rem 2rem 4rem', mobile: '1rem' } },
    [
      inSlot(
        'first',
        material(
          'slat-sideboard-detail',
          'Slats and doors of a sideboard',
          'Solid oak',
          'Oiled by hand. Wipe it with a damp cloth, and oil it once a year.',
        ),
      ),
      inSlot(
        'second',
        material(
          'lounge-chair-detail',
          'Bouclé on the arm of a chair',
          'Bouclé',
          'Loops that hide what happens. Vacuum it gently, and dab stains with cold water.',
        ),
      ),
      inSlot(
        'third',
        material(
          'harbour-sofa-detail',
          'A seam of the sofa',
          'Woven covers',
          'They come off and go into the wash at 30 degrees. Dry them on a line.',
        ),
      ),
    ],
  ),
]

export const furnitureShop: Shop = {
  id: 'furniture',
  name: 'Halden',
  theme: 'timber',
  currency: 'EUR',
  country: 'DE',
  details: {
    storeEmail: 'rooms@halden.example',
    storePhone: '+49 221 4710 300',
    address: { line1: 'Rheinauhafen 4', line2: '', city: 'Cologne', region: '', postalCode: '50678', country: 'DE' },
  },
  rate: { price: 49, freeOver: 900, minDays: 5, maxDays: 10 },
  returnDays: 30,
  products: [
    ...from('seating', 'ladder-chair'),
    ...from('lighting', 'arc-lamp', 'dome-pendant'),
    ...from('storage', 'ladder-shelf', 'oval-mirror'),
    ...from('tables', 'moon-vase', 'linen-cushion'),
  ],
  messages: [
    ['Carried to your room', 'truck'],
    ['30 days to sit on it', 'shield'],
  ],
  links: [
    ['Shop', '/shop'],
    ['Seating', '/collection/seating'],
    ['Tables', '/collection/tables'],
    ['Storage', '/collection/storage'],
    ['Lighting', '/collection/lighting'],
  ],
  product: 'lounge-chair',
  compose: {
    home: (content, { product, template }) => {
      // The space between the hero and the rooms is that between two rooms.
      const rooms = change(
        content.filter(({ type }) => type === 'columns'),
        'columns',
        () => ({ padding: { desktop: '1.5rem 2rem 5rem', mobile: '1.25rem 1rem 2rem' } }),
      )
      return [
        ...ofType(content, 'hero'),
        ...rooms,
        ...ofType(content, 'simpleProductGrid'),
        band(
          block('featuredProduct', {
            productSource: 'chosen',
            products: [product('lounge-chair')],
            eyebrow: 'The chair of the house',
            text: 'A round back that holds you, in a bouclé that forgives cats. Legs of walnut, in two colors.',
            imageSide: 'end',
            shape: '1 / 1',
            titleFontSize: '3rem',
            borderRadius: '6px',
          }),
        ),
        ...materials,
        ...ofType(content, 'imageWithText'),
        ...template('proof-columns'),
        block('announcement', {
          icon: 'mail',
          title: 'Not sure whether it fits?',
          text: 'Send us the measures of your room. We draw our furniture into it and send the plan back.',
          buttons: [button('Plan a room', '/page/contact')],
          layout: 'bar',
          padding: '2.5rem 0',
          border: '',
        }),
      ]
    },
    product: (content, { template }) => [
      ...change(ofType(content, 'product'), 'product', () => ({
        rows: [
          {
            title: 'Care for wood',
            text: '<p>Wipe it with a damp cloth, then with a dry one. Oil it once a year with the oil that came with it.</p>',
          },
          {
            title: 'Care for fabric',
            text: '<p>Vacuum it gently. Dab stains with cold water at once. Covers with a zip go into the wash at 30 degrees.</p>',
          },
          {
            title: 'Delivery to your room',
            text: '<p>Two people carry it in and take the packaging with them. Measure your doors and the stairs before you order.</p>',
          },
        ],
      })),
      ...template('proof-facts'),
      ...content.filter(({ type }) => type !== 'product'),
    ],
    about: (content) => [
      ...content.slice(0, 1),
      text(
        '<h2>Rooms before furniture</h2><p>We begin with a corner: where the light comes from, where the lamp goes, where somebody reads. Then we draw the chair.</p><p>All pieces are made of oak, wool, linen and steel, and each of their parts can be replaced.</p><p><a href="/page/contact">Plan a room with us</a></p>',
        { padding: '4rem 0', fontSize: { desktop: '1.2rem', mobile: '1.05rem' }, lineHeight: 1.7 },
      ),
      ...content.filter(({ type }) => type === 'columns'),
    ],
  },
}
