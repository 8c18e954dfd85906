import type { Theme } from '@blockfront/contract'
import type { SeedCategory } from '../themes/theme.ts'

/** The design tokens of the demo store. */
export const demoTokens: Theme = {
  name: 'Alder',
  palette: {
    surface: '#fbf9f4',
    text: '#22211d',
    muted: '#65625a',
    accent: '#2f4f43',
    onAccent: '#ffffff',
    border: '#e2dccf',
    sale: '#a63a28',
  },
  fonts: {
    heading: '"Newsreader Variable", serif',
    body: '"Instrument Sans Variable", sans-serif',
  },
  radius: 10,
  cards: 'raised',
  weights: { heading: 700, name: 600 },
  spacing: 1,
}

export const demoDetails = {
  store_phone: '+1 555 0142',
  address: {
    line1: '18 Alder Lane',
    line2: '',
    city: 'Portland',
    region: 'OR',
    postalCode: '97205',
    country: 'US',
  },
  social_links: [
    { network: 'instagram', url: 'https://www.instagram.com/' },
    { network: 'pinterest', url: 'https://www.pinterest.com/' },
  ],
  country: 'US',
  order_number_prefix: '#',
} as const

export const demoCategories: SeedCategory[] = [
  {
    slug: 'apparel',
    name: 'Apparel',
    picture: 'chore-jacket-blue',
    description: 'Clothes that can be repaired, in colors that last longer than a season.',
  },
  { slug: 'home', name: 'Living', picture: 'lounge-chair', description: 'Furniture and light for rooms that are lived in.' },
  { slug: 'kitchen', name: 'Kitchen', picture: 'stoneware-mug-oat', description: 'Tools and tableware for people who cook.' },
  { slug: 'jewelry', name: 'Jewelry', picture: 'emerald-ring', description: 'Recycled gold and silver, made at one bench.' },
  { slug: 'audio', name: 'Audio', picture: 'weekend-radio', description: 'Devices that sound good and can be repaired.' },
  { slug: 'outdoors', name: 'Outdoors', picture: 'camp-lantern', description: 'For a day, for a night, for the way there.' },
]
