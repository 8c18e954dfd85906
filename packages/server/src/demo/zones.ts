import type { NewZone } from '../modules/shipping/index.ts'

/** The countries of the European Union. */
const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The shipping zones of the demo store in Portland, with every type of rate. Prices in cents, weights in grams. */
export const demoZones: readonly NewZone[] = [
  {
    name: 'United States',
    countries: ['US'],
    rates: [
      { name: 'Standard shipping', type: 'flat', price: 590, freeOver: 10_000, days: [3, 5] },
      {
        name: 'DHL Express',
        type: 'weight_tiers',
        tiers: [
          { upTo: 2_000, price: 1490 },
          { upTo: 10_000, price: 2490 },
          { upTo: 30_000, price: 3990 },
        ],
        days: [1, 2],
      },
      { name: 'Pickup in Portland', type: 'pickup', days: [0, 1] },
    ],
  },
  {
    name: 'Alaska and Hawaii',
    countries: ['US'],
    regions: ['US-AK', 'US-HI'],
    rates: [{ name: 'Standard shipping', type: 'flat', price: 1290, freeOver: 20_000, days: [5, 9] }],
  },
  {
    name: 'European Union',
    countries: EUROPEAN_UNION,
    rates: [
      {
        name: 'DHL Parcel International',
        type: 'weight_tiers',
        tiers: [
          { upTo: 1_000, price: 1590 },
          { upTo: 5_000, price: 2290 },
          { upTo: 20_000, price: 4490 },
        ],
        freeOver: 25_000,
        days: [5, 8],
      },
    ],
  },
  {
    name: 'Rest of world',
    rates: [
      {
        name: 'DHL Worldwide',
        type: 'price_tiers',
        tiers: [
          { upTo: 9_999, price: 2990 },
          { upTo: 24_999, price: 1990 },
          { upTo: null, price: 990 },
        ],
        days: [6, 12],
      },
    ],
  },
]
