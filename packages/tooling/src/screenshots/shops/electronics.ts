import { block, button, inSlot, picture, text } from '../../../../starter/src/themes/blocks.ts'
import { change, from, ofType, type Shop, specification, table } from './shop.ts'

export const electronicsShop: Shop = {
  id: 'electronics',
  name: 'Fieldnote',
  theme: 'signal',
  currency: 'USD',
  country: 'US',
  details: {
    storeEmail: 'support@fieldnote.example',
    storePhone: '+1 503 555 0142',
    address: { line1: '410 NW Marshall St', line2: '', city: 'Portland', region: 'OR', postalCode: '97209', country: 'US' },
  },
  rate: { price: 9, freeOver: 75, minDays: 2, maxDays: 5 },
  returnDays: 45,
  products: [...from('headphones', 'drop-earbuds'), ...from('hifi', 'weekend-radio'), ...from('desk', 'studio-microphone')],
  descriptions: {
    'over-ear': specification('Quiet when you want it, open when you need it. Pads of lambskin that come off with a click.', [
      ['Battery', '40 hours; 3 hours after 5 minutes of charging'],
      ['Connection', 'Wireless, or by cable'],
      ['Weight', '280 g'],
      ['Pads', 'Lambskin, can be replaced'],
      ['In the box', 'Headphones, case, cable'],
    ]),
    'hearth-speakers': specification('Two-way speakers for a shelf, in a cabinet that was veneered from one sheet.', [
      ['Frequency range', '48 Hz to 22 kHz'],
      ['Impedance', '6 ohms'],
      ['Amplifier', '20 to 100 watts'],
      ['Weight', '11.2 kg per pair'],
      ['Grilles', 'Held by magnets'],
    ]),
  },
  messages: [
    ['Free shipping from $75', 'truck'],
    ['45 days to listen', 'shield'],
  ],
  links: [
    ['Shop', '/shop'],
    ['Speakers', '/collection/speakers'],
    ['Headphones', '/collection/headphones'],
    ['Hi-fi', '/collection/hifi'],
    ['Desk', '/collection/desk'],
  ],
  product: 'over-ear',
  compose: {
    home: (content, { product, template }) => [
      ...ofType(content, 'hero'),
      ...change(ofType(content, 'categoriesSlider'), 'categoriesSlider', () => ({ title: 'Find your sound' })),
      ...change(ofType(content, 'simpleProductGrid'), 'simpleProductGrid', () => ({
        numberOfProducts: 8,
        desktopColumns: 4,
        titleFontSize: '1rem',
      })),
      block('featuredProduct', {
        productSource: 'chosen',
        products: [product('warm-amplifier')],
        eyebrow: 'Hi-fi',
        text: 'Sixty honest watts, meters that dance, and a circuit diagram inside of the lid.',
        shape: '4 / 3',
        titleFontSize: '2.5rem',
        titleColor: '#ffffff',
        currentPriceColor: '#ffffff',
        textColor: '#c9d1d9',
        eyebrowColor: '#ff8a4c',
        background: '#12161b',
        borderRadius: '4px',
      }),
      block(
        'columns',
        {
          layout: 'wideEnd',
          align: 'center',
          gap: { desktop: '4rem', mobile: '1rem' },
          padding: { desktop: '5rem 2rem', mobile: '3rem 1rem' },
        },
        [
          inSlot(
            'first',
            text('<h2>Which one is yours?</h2><p>Three ways to take music along, and what they are made for.</p>', {
              padding: '0',
              maxWidth: '100%',
            }),
          ),
          inSlot(
            'second',
            text(
              table([
                ['', 'Over-ear', 'Drop earbuds', 'Pebble speaker'],
                ['For', 'Work and trains', 'Running', 'The pond'],
                ['Battery', '40 hours', '7 hours, 24 more in the case', '20 hours'],
                ['Weight', '280 g', '52 g with the case', '640 g'],
                ['Water', '–', '–', 'IP67'],
                ['Price', '$249', '$139', '$99'],
              ]),
              { padding: '0', maxWidth: '100%' },
            ),
          ),
        ],
      ),
      ...content.slice(-1),
      ...template('proof-facts'),
      block('accordion', {
        title: 'Support',
        layout: 'split',
        items: [
          {
            question: 'Can I replace the battery?',
            answer:
              '<p>Yes. The battery of the Pebble comes out with a coin, that of the headphones with a small screwdriver.</p>',
          },
          {
            question: 'What if something breaks?',
            answer: '<p>Write to us with a photo. We send the part and a page that shows how it goes in.</p>',
          },
          {
            question: 'Do two Pebbles make stereo?',
            answer: '<p>Yes. Hold the buttons of both for three seconds: the first one becomes the left side.</p>',
          },
        ],
      }),
    ],
    product: (content, { template }) => [
      ...ofType(content, 'product'),
      ...template('proof-facts'),
      ...content.filter(({ type }) => type !== 'product'),
    ],
    about: () => [
      text(
        '<h2>Things that can be opened</h2><p>Fieldnote builds devices with screws. Batteries, pads and belts come out without force, and the circuit diagram is inside of the lid.</p><p><a href="/page/contact">Ask support</a></p>',
        { padding: '4rem 0', fontSize: { desktop: '1.2rem', mobile: '1.05rem' }, lineHeight: 1.7 },
      ),
      picture('desk-at-night', 'Microphone, keyboard and headphones on a desk', { height: '520px', borderRadius: '3px' }),
      block('buttonGroup', { buttons: [button('See all products', '/shop')], borderRadius: '4px', padding: '1rem 0 4rem' }),
    ],
  },
}
