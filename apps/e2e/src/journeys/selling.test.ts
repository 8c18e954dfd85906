import { isDeep } from '@blockfront/tooling/tests/repeat'
import { test } from 'vitest'
import { useBrowser } from '../browser/browser.ts'
import { tellOrderStory } from './order-story.ts'
import { openShop } from './selling-shop.ts'

const { visit } = useBrowser()

/** Today in the language and the time zone of a store. */
const today = (locale: string, timeZone: string) => new Date().toLocaleDateString(locale, { dateStyle: 'long', timeZone })

test('Germany: two tax classes, a code and an automatic discount, DHL by weight', async () => {
  const shop = await openShop({
    ...{
      name: 'Kessel & Kanne',
      currency: 'EUR',
      country: 'DE',
      locale: 'en-DE',
      timezone: 'Europe/Berlin',
      pricesIncludeTax: true,
    },
    products: [
      { name: 'Stoneware teapot', slug: 'teapot', price: 48.9, weight: 1800, sku: 'POT-1' },
      {
        name: 'Assam tea',
        slug: 'assam',
        price: 12.95,
        weight: 250,
        taxClass: 'reduced',
        trackInventory: true,
        stockQuantity: 40,
      },
    ],
    taxes: [
      { country: 'DE', rate: 1900, name: 'MwSt.' },
      { country: 'DE', class: 'reduced', rate: 700, name: 'MwSt.' },
    ],
    rates: [
      {
        ...{ name: 'DHL Paket', type: 'weight_tiers', minDays: 1, maxDays: 3 },
        tiers: [
          { upTo: 2000, price: 4.9 },
          { upTo: 31_500, price: 6.9 },
        ],
      },
    ],
    discounts: (id) => [
      {
        name: 'Tea week',
        code: 'TEA10',
        offer: { type: 'percentage', rate: 1000 },
        scope: { type: 'products', ids: [id('assam')] },
      },
      { name: 'Autumn thanks', code: null, offer: { type: 'fixed_amount', amount: 5 }, scope: { type: 'all' }, minSubtotal: 50 },
    ],
    payment: 'stripe',
  })
  // The teapot costs 48.90 − 3.39 = 45.51, the tea 25.90 − 2.59 − 1.61 = 21.70. Tax: 7.27 and 1.42.
  // Shipping is split by their net values, 20.28 : 38.24, into 2.39 with 0.16 and 4.51 with 0.72.
  await tellOrderStory(
    {
      shop,
      cart: [
        { slug: 'teapot', price: '€48.90', quantity: 1 },
        { slug: 'assam', price: '€12.95', quantity: 2 },
      ],
      cartSums: ['Subtotal €74.80', 'Autumn thanks −€5.00', 'Estimated total €69.80'],
      code: 'TEA10',
      fields: {
        ...{ 'First name': 'Jana', 'Last name': 'Vogt', Address: 'Lindenstraße 9' },
        ...{ 'Postal code': '10969', City: 'Berlin' },
      },
      totals: ({ code, shipping }) => [
        'Subtotal €74.80',
        `${code} −€2.59`,
        'Autumn thanks −€5.00',
        `${shipping} €6.90`,
        'Includes MwSt. 19 % €7.99',
        'Includes MwSt. 7 % €1.58',
        'Total €74.11',
      ],
      names: { discount: 'Tea week', rate: 'DHL Paket', shippingTax: 'Includes €0.88 tax' },
      items: '3 items',
      grandTotal: '€74.11',
      address: ['Jana Vogt', 'Lindenstraße 9', '10969 Berlin', 'Germany'],
      stripe: 'Pay EUR 7411',
      parcel: {
        quantities: { 'Stoneware teapot': 1, 'Assam tea': 0 },
        tracking: { Carrier: 'DHL Paket', 'Tracking number': '0034 0434' },
        shown: ['Shipped', '1 × Stoneware teapot', 'DHL Paket 0034 0434 Track shipment'],
        href: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434',
      },
      refund: { name: 'Assam tea', slug: 'assam', quantity: 2, amount: '€21.70', stock: 40 },
      states: {
        partly: 'Part of your order is on its way.',
        refunded: 'Your order is on its way.',
        delivered: 'Your order was delivered.',
      },
      subjects: { shipped: 'is on its way', delivered: 'delivered' },
      today: today('en-DE', 'Europe/Berlin'),
    },
    await visit(),
    await visit(),
  )
})

test.runIf(isDeep)('United States: prices without tax, and the tax of a state', async () => {
  const shop = await openShop({
    ...{
      name: 'Hollow Pine',
      currency: 'USD',
      country: 'US',
      locale: 'en-US',
      timezone: 'America/Los_Angeles',
      pricesIncludeTax: false,
    },
    products: [
      { name: 'Field notebook', slug: 'notebook', price: 14.5, trackInventory: true, stockQuantity: 12 },
      { name: 'Brass pen', slug: 'pen', price: 32.99, trackInventory: true, stockQuantity: 5 },
    ],
    taxes: [
      { country: 'US', region: 'US-CA', rate: 725, name: 'CA sales tax', taxesShipping: false },
      { country: 'US', region: 'US-NV', rate: 685, name: 'NV sales tax' },
    ],
    rates: [{ name: 'USPS Ground', type: 'flat', price: 7.95, minDays: 2, maxDays: 5 }],
    discounts: () => [{ name: 'Welcome', code: 'WELCOME15', offer: { type: 'percentage', rate: 1500 }, scope: { type: 'all' } }],
    payment: 'stripe',
  })
  // 15% of 76.49 is 11.47: 6.52 off the notebooks, 4.95 off the pen. Tax: 36.98 × 7.25% is 2.68, 28.04 × 7.25% is 2.03.
  await tellOrderStory(
    {
      shop,
      cart: [
        { slug: 'notebook', price: '$14.50', quantity: 3 },
        { slug: 'pen', price: '$32.99', quantity: 1 },
      ],
      cartSums: ['Subtotal $76.49'],
      code: 'WELCOME15',
      fields: {
        ...{ 'First name': 'Maya', 'Last name': 'Ortiz', Address: '2270 Sunset Blvd' },
        ...{ City: 'Los Angeles', State: 'California', 'ZIP code': '90026' },
      },
      totals: ({ code, shipping }) => [
        'Subtotal $76.49',
        `${code} −$11.47`,
        `${shipping} $7.95`,
        'CA sales tax 7.25% $4.71',
        'Total $77.68',
      ],
      names: { discount: 'Welcome', rate: 'USPS Ground' },
      items: '4 items',
      grandTotal: '$77.68',
      address: ['Maya Ortiz', '2270 Sunset Blvd', 'Los Angeles, CA 90026', 'United States'],
      stripe: 'Pay USD 7768',
      parcel: {
        quantities: { 'Field notebook': 3, 'Brass pen': 0 },
        tracking: { Carrier: 'USPS', 'Tracking number': '9400111899560' },
        shown: ['Shipped', '3 × Field notebook', 'USPS 9400111899560 Track shipment'],
        href: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899560',
      },
      refund: { name: 'Brass pen', slug: 'pen', quantity: 1, amount: '$30.07', stock: 5 },
      states: {
        partly: 'Part of your order is on its way.',
        refunded: 'Your order is on its way.',
        delivered: 'Your order was delivered.',
      },
      subjects: { shipped: 'is on its way', delivered: 'delivered' },
      today: today('en-US', 'America/Los_Angeles'),
    },
    await visit(),
    await visit(),
  )
})

test.runIf(isDeep)('Japan: a pickup in yen, which have no decimals', async () => {
  const shop = await openShop({
    ...{ name: '木と布', currency: 'JPY', country: 'JP', locale: 'en-JP', timezone: 'Asia/Tokyo', pricesIncludeTax: true },
    products: [
      { name: '手ぬぐい', slug: 'tenugui', price: 1650 },
      { name: '煎茶', slug: 'sencha', price: 1080, taxClass: 'reduced', trackInventory: true, stockQuantity: 9 },
    ],
    taxes: [
      { country: 'JP', rate: 1000, name: '消費税' },
      { country: 'JP', class: 'reduced', rate: 800, name: '消費税' },
    ],
    rates: [{ name: '原宿店', type: 'pickup', price: 0 }],
    discounts: () => [{ name: '春', code: 'HARU7', offer: { type: 'percentage', rate: 700 }, scope: { type: 'all' } }],
    payment: 'stripe',
  })
  // 7% of 4380 is 307: 231 off the cloths, 76 off the tea. Tax: 3069 × 10 / 110 is 279, 1004 × 8 / 108 is 74.
  await tellOrderStory(
    {
      shop,
      cart: [
        { slug: 'tenugui', price: '¥1,650', quantity: 2 },
        { slug: 'sencha', price: '¥1,080', quantity: 1 },
      ],
      cartSums: ['Subtotal ¥4,380'],
      code: 'HARU7',
      fields: {
        ...{ 'First name': '花子', 'Last name': '山田', 'Postal code': '150-0001' },
        ...{ Prefecture: 'Tokyo', Address: '渋谷区神宮前1-2-3' },
      },
      totals: ({ code, shipping, free }) => [
        'Subtotal ¥4,380',
        `${code} −¥307`,
        `${shipping} ${free}`,
        'Includes 消費税 10% ¥279',
        'Includes 消費税 8% ¥74',
        'Total ¥4,073',
      ],
      names: { discount: '春', rate: '原宿店', zero: '¥0' },
      items: '3 items',
      grandTotal: '¥4,073',
      address: ['花子 山田', '渋谷区神宮前1-2-3, Tokyo', '150-0001', 'Japan'],
      stripe: 'Pay JPY 4073',
      parcel: {
        quantities: { 手ぬぐい: 2, 煎茶: 0 },
        shown: ['Ready for pickup', '2 × 手ぬぐい'],
      },
      refund: { name: '煎茶', slug: 'sencha', quantity: 1, amount: '¥1,004', stock: 9 },
      isPickup: true,
      states: {
        partly: 'Part of your order is ready for pickup.',
        refunded: 'Your order is ready for pickup.',
        delivered: 'You picked up your order.',
      },
      subjects: { shipped: 'is ready to be picked up', delivered: 'picked up' },
      today: today('en-JP', 'Asia/Tokyo'),
    },
    await visit(),
    await visit(),
  )
})

test.runIf(isDeep)('Kuwait: a digital product in dinars, which have three decimals', async () => {
  const shop = await openShop({
    ...{ name: 'Qalam Type', currency: 'KWD', country: 'KW', locale: 'en', timezone: 'Asia/Kuwait', pricesIncludeTax: true },
    products: [
      {
        name: 'Typeface license',
        slug: 'typeface',
        price: 12.345,
        requiresShipping: false,
        trackInventory: true,
        stockQuantity: 20,
      },
    ],
    taxes: [],
    rates: [],
    discounts: () => [{ name: 'Launch', code: 'LAUNCH10', offer: { type: 'percentage', rate: 1000 }, scope: { type: 'all' } }],
    payment: 'test',
  })
  // 24.690 − 2.469 = 22.221; the first of two items is 11.1105, rounded half up.
  await tellOrderStory(
    {
      shop,
      cart: [{ slug: 'typeface', price: 'KWD 12.345', quantity: 2 }],
      cartSums: ['Subtotal KWD 24.690'],
      code: 'LAUNCH10',
      fields: {},
      totals: ({ code }) => ['Subtotal KWD 24.690', `${code} −KWD 2.469`, 'Total KWD 22.221'],
      names: { discount: 'Launch', rate: '' },
      items: '2 items',
      grandTotal: 'KWD 22.221',
      address: [],
      parcel: { quantities: { 'Typeface license': 1 }, shown: ['Complete', '1 × Typeface license'] },
      refund: { name: 'Typeface license', slug: 'typeface', quantity: 1, amount: 'KWD 11.111', stock: 19 },
      states: {
        partly: 'Part of your order is complete.',
        refunded: 'Your order is complete.',
        delivered: 'Your order is complete.',
      },
      subjects: { shipped: 'is complete', delivered: 'delivered' },
      today: today('en', 'Asia/Kuwait'),
    },
    await visit(),
    await visit(),
  )
})
