/** What the general settings of a store say. */
export const messages = {
  title: 'General',
  about: 'Who you are, and how your store counts and writes.',
  label: 'General settings',
  saved: 'The settings are saved.',

  store: 'Store',
  name: 'Store name',
  storeEmail: 'Email for customers',
  storeEmailHelp:
    'Customers reply to it, and new orders are sent to it. Contact messages go to it when a member of the store has confirmed it, otherwise to the store owner.',
  storePhone: 'Phone',

  brand: 'Brand',
  logo: 'Logo',
  logoHelp:
    'Shown in the navigation bar and footer of your online store if their logo is set to “Picture” without its own picture, and when a page without an image is shared as a link.',
  favicon: 'Icon in the browser tab',
  faviconHelp: 'A square picture. SVG or at least 48 by 48 pixels.',

  address: 'Address',
  addressAbout: 'Order emails to customers end with it, and search engines can read it from your home page.',
  line1: 'Street and number',
  line2: 'Apartment, floor',
  postalCode: 'Postal code',
  city: 'City',
  region: 'Region',
  addressCountry: 'Country',
  noCountry: 'None',

  social: 'Social profiles',
  socialLinks: 'Profiles',
  profile: 'profile',
  network: 'Network',
  profileUrl: 'Address',

  orders: 'Orders and tax',
  unpaidOrderDays: 'Cancel unpaid orders after (days)',
  unpaidOrderHelp:
    'An order that is neither paid nor fulfilled by then is canceled, its items go back into stock, and the customer gets an email. 1 to 60 days. Applies to new orders, with every payment method.',
  orderNumberPrefix: 'Before order numbers',
  prefixHelp: (prefix: string) => `Such as ${prefix}1001. Orders that are there keep theirs.`,
  pricesIncludeTax: 'Prices include tax',
  taxPercent: 'Tax rate in percent',
  taxHelp: 'Counts for products that are taxable.',

  place: 'Region',
  placeAbout: (currency: string) => `Prices are in ${currency}. The currency stays with the store.`,
  country: 'Country of business',
  locale: 'Language and format',
  localeHelp: 'How dates and amounts are written.',
  timezone: 'Time zone',
  timezoneHelp: 'When a day begins, for orders and figures.',

  deleteStore: 'Delete store',
  deleteAbout: 'Its pages, products, orders and files are gone for good, and its address is free for others.',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHelp: 'Everything in this store is gone at once: pages, products, orders, files. Nobody can bring it back.',
  typeName: (name: string) => `Type “${name}” to go on`,
  deleted: (name: string) => `${name} is deleted.`,
}
