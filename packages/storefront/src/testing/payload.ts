import type { CheckoutConfig } from '@blockfront/contract'
import type { CallOutput } from '@blockfront/contract/client'
import type { ProductCard } from '@blockfront/engine/render'
import type { PagePayload } from '../payload.ts'

/** A small store for tests. */
export const store: PagePayload['store'] = {
  storeId: 'here',
  name: 'Alder',
  currency: 'EUR',
  currencyDigits: 2,
  locale: 'en',
  dir: 'ltr',
  root: '',
  timezone: 'Europe/Vienna',
  theme: { '--color-accent': '#1d4ed8' },
  fbPixelId: '',
  consent: 'none',
  logo: '',
  favicon: '',
  email: '',
  phone: '',
  address: [],
  social: [],
  paymentMethods: [],
}

export const payloadOf = (path: string, more: Partial<PagePayload> = {}): PagePayload => ({
  store,
  route: { kind: 'page', path },
  meta: {
    title: `Title of ${path}`,
    description: 'Description',
    canonical: `https://alder.example${path}`,
    noindex: false,
    jsonLd: [],
    alternates: [],
  },
  header: [],
  content: [],
  footer: [],
  data: {},
  pictures: {},
  ...more,
})

export const productCard = (id: string): ProductCard => ({ id, slug: id, name: `Product ${id}`, price: 20, stockStatus: true })

export const checkoutConfig: CheckoutConfig = {
  abandonedCheckouts: 'off',
  storeId: 'here',
  currency: 'EUR',
  contactMethod: 'email',
  fields: {
    lastName: 'required',
    company: 'hidden',
    line2: 'optional',
    phone: 'hidden',
    postalCode: 'required',
    region: 'hidden',
    note: 'optional',
  },
  terms: { required: false, text: '', url: '' },
  marketingConsent: { shown: false, text: '' },
  giftMessage: false,
  minOrderTotal: 0,
  texts: { title: '', button: '', note: '' },
  thankYou: { title: '', text: '' },
  colors: { accent: '', background: '' },
  logo: '',
  trustBadges: [],
  sections: ['contact', 'delivery', 'shipping', 'payment', 'note'],
  policies: [],
  countries: ['DE', 'AT'],
  defaultCountry: 'DE',
}

export const quoteOf = (more: Partial<CallOutput<'checkout.quote'>> = {}): CallOutput<'checkout.quote'> => ({
  currency: 'EUR',
  pricesIncludeTax: true,
  lines: [],
  rates: [{ id: 'flat', name: 'Standard', type: 'flat', price: 5, minDays: 2, maxDays: 4 }],
  rateId: 'flat',
  methods: [{ id: 'cod', type: 'cod', title: 'Cash on delivery', instructions: '' }],
  totals: { subtotal: 20, discountTotal: 0, shippingTotal: 5, shippingTax: 0, taxTotal: 0, grandTotal: 25 },
  discounts: [],
  codeProblem: null,
  taxes: [],
  requiresShipping: true,
  problems: [],
  quoteHash: 'first',
  pictures: {},
  freeShipping: null,
  ...more,
})
