/** Messages of the general settings. */
export const messages = {
  title: 'General',
  about: 'Store details, brand, orders and region.',
  label: 'General settings',
  saved: 'Settings saved.',

  store: 'Store',
  name: 'Store name',
  storeEmail: 'Store email',
  storeEmailHelp:
    'Customers see this address and reply to it, and order notifications are sent to it. Contact messages are too, once a member of the store has confirmed the address. Without it, the store owner gets them, and customers see no address.',
  storePhone: 'Phone',

  brand: 'Brand',
  logo: 'Logo',
  logoHelp:
    'Shown in the checkout and in emails. Also shown in a navigation bar or footer whose logo is set to “Image” without an image, and in links to your pages if there is no social sharing image.',
  favicon: 'Favicon',
  faviconHelp:
    'A square image of at least 512 × 512 pixels. It is shown in browser tabs, bookmarks and on home screens. Without one, your logo is used. Without a logo, tabs show the first letter of your store’s name.',
  socialImage: 'Social sharing image',
  socialImageHelp: 'Shown when a page without an image is shared as a link. Recommended: 1200 × 630 pixels.',

  address: 'Address',
  addressAbout: 'Shown at the end of order emails, and to search engines on your homepage.',
  line1: 'Address',
  line2: 'Apartment, suite, etc.',
  postalCode: 'Postal code',
  city: 'City',
  region: 'Region',
  addressCountry: 'Country',
  noCountry: 'None',

  social: 'Social profiles',
  socialLinks: 'Profiles',
  profile: 'profile',
  network: 'Network',
  profileUrl: 'URL',

  customers: 'Customers',
  customerAccounts: 'Customer accounts',
  customerAccountsHelp:
    'Customers can sign in with a code by email, see their orders and order again. The navigation shows a link if its Account setting is on. Guest checkout is always possible.',
  opensCart: 'Open the cart when a product is added',
  opensCartHelp: 'Otherwise customers see a short message, and open the cart in the navigation.',
  hasWishlist: 'Wishlist',
  hasWishlistHelp:
    'Customers can save products with a heart. The list is kept in their browser, and in their account while they are signed in.',
  orders: 'Orders',
  unpaidOrderDays: 'Cancel unpaid orders after (days)',
  unpaidOrderHelp:
    'An order that is neither paid nor fulfilled by then is canceled, its items go back into stock, and the customer gets an email. 1 to 60 days. Applies to new orders, with every payment method.',
  orderNumberPrefix: 'Order number prefix',
  prefixHelp: (prefix: string) => `For example, ${prefix}1001. Existing orders keep their numbers.`,

  place: 'Region',
  placeAbout: (currency: string) => `Prices are in ${currency}. You can’t change the currency later.`,
  country: 'Country of business',
  locale: 'Language and format',
  localeHelp: 'The language of your online store, and the format of dates and amounts.',
  timezone: 'Time zone',
  timezoneHelp: 'Used for orders and analytics.',

  deleteStore: 'Delete store',
  deleteAbout: 'Permanently deletes all pages, products, orders and files. Its address becomes available to other stores.',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHelp: 'This permanently deletes all pages, products, orders and files of this store. You can’t undo this.',
  typeName: (name: string) => `Type “${name}” to confirm`,
  deleted: (name: string) => `${name} deleted.`,
}
