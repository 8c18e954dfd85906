import { band, block, button, inSlot, picture, text } from '../../../../starter/src/themes/blocks.ts'
import { change, firstSlide, from, ofType, type Shop } from './shop.ts'

export const foodShop: Shop = {
  id: 'food',
  name: 'Linden & Rye',
  theme: 'larder',
  currency: 'EUR',
  country: 'DE',
  details: {
    storeEmail: 'hello@linden.example',
    storePhone: '+49 30 23125 100',
    address: { line1: 'Lindenweg 8', line2: '', city: 'Berlin', region: '', postalCode: '10115', country: 'DE' },
  },
  rate: { price: 4.9, freeOver: 45, minDays: 1, maxDays: 2 },
  returnDays: 14,
  products: [
    ...from('bakery', 'oak-board', 'cook-knife'),
    ...from('coffee-and-tea', 'pour-kettle', 'stoneware-mug', 'enamel-mug'),
    ...from('pantry', 'ember-pot', 'pepper-mill', 'water-carafe'),
  ],
  messages: [
    ['Bread on Tuesdays and Fridays', 'clock'],
    ['Free delivery from €45', 'truck'],
  ],
  footer: { showNewsletter: false },
  links: [
    ['Shop', '/shop'],
    ['Pantry', '/collection/pantry'],
    ['Coffee and tea', '/collection/coffee-and-tea'],
    ['Bakery', '/collection/bakery'],
    ['About', '/about'],
  ],
  product: 'morning-coffee',
  compose: {
    home: (content, { category, product, template }) => [
      ...ofType(
        firstSlide(content, {
          subtitle: 'Bread on Tuesdays and Fridays. Coffee, oil and honey on every day between.',
          contentMaxWidth: '1100px',
          ctaButtons: [button('Fill your basket', '/shop'), button('See the bakery', '/collection/bakery', 'secondary')],
        }),
        'hero',
      ),
      ...template('proof-facts'),
      ...ofType(content, 'categoriesSlider'),
      ...change(ofType(content, 'productGrid'), 'productGrid', () => ({
        sectionTitle: 'For the coffee table',
        productCollection: category('coffee-and-tea'),
      })),
      block('imageWithText', {
        image: picture('bakers-bench', '').props.src,
        alt: 'A loaf, honey and a board on a bench',
        eyebrow: 'Tuesdays and Fridays',
        title: 'Flour, water, salt and thirty hours',
        text: '<p>Our country loaf rests for a night and a day before it meets the oven. It leaves the house while it is still warm, and it is good for a week.</p>',
        buttons: [button('Order a loaf', '/page/product/country-loaf')],
        imageSide: 'end',
        imageShare: 55,
        titleFontSize: '2.75rem',
        background: 'transparent',
        borderRadius: '22px',
        padding: { desktop: '5rem 0', mobile: '3rem 0' },
      }),
      band(
        block('featuredProduct', {
          productSource: 'chosen',
          products: [product('morning-coffee')],
          eyebrow: 'Roasted this week',
          text: 'Chocolate, hazelnut, a little orange. Roasted slowly on Tuesdays, and sent on the same day.',
          shape: '4 / 3',
          titleFontSize: '2.75rem',
          borderRadius: '22px',
        }),
      ),
      block('accordion', {
        title: 'Good to know',
        layout: 'split',
        firstOpen: true,
        titleFontSize: '2.5rem',
        items: [
          {
            question: 'When does my bread arrive?',
            answer: '<p>Orders until Monday or Thursday noon are baked the next morning and arrive a day later.</p>',
          },
          {
            question: 'How do I keep it?',
            answer: '<p>In a cloth or a paper bag, cut side down. Freeze what you do not eat within a week, in slices.</p>',
          },
          {
            question: 'Can I have the coffee ground?',
            answer: '<p>Yes. Choose the grind on the page of the coffee: filter or espresso. We grind it when we pack it.</p>',
          },
        ],
      }),
      block('newsletter', {
        title: 'What is in the oven',
        text: 'One email a week, with what we bake and roast.',
        layout: 'split',
        borderRadius: '999px',
      }),
    ],
    about: (_, { template }) => [
      block('columns', { layout: 'halves', align: 'center', gap: { desktop: '4rem', mobile: '1.5rem' } }, [
        inSlot(
          'first',
          text(
            '<h2>A bakery with a pantry</h2><p>We bake bread twice a week and roast coffee once. Between the two, we collect what belongs next to them: oil from one grove, honey from the roofs of the old town, chocolate with two ingredients.</p><p>Come by on Tuesdays and Fridays. The door is open while it smells of bread.</p>',
            { padding: '2rem 0', fontSize: { desktop: '1.125rem', mobile: '1rem' }, lineHeight: 1.7, maxWidth: '100%' },
          ),
        ),
        inSlot(
          'second',
          picture('bakers-bench', 'A loaf, honey and a board on a bench', { height: '460px', borderRadius: '22px' }),
        ),
      ]),
      ...template('proof-facts'),
    ],
  },
}
