/** Messages of the analytics screen, and of its summary on the home screen. */
export const messages = {
  title: 'Analytics',
  about: 'Visits to your online store, counted without cookies or personal data.',
  period: 'Period',
  days: (count: number) => `${count} days`,

  visits: 'Visits',
  uncounted: 'Not counted: visitors who opted out of tracking, and orders that you created.',
  visitsNote: 'Each visitor counts once a day.',
  orders: 'Orders',
  conversion: 'Conversion rate',
  conversionNote: 'Orders divided by visits',
  cartRate: 'Added to cart',
  cartRateNote: 'Share of visits',
  noRate: '–',
  notCompared: 'The comparison appears when the previous period has complete data.',

  funnel: 'From visit to order',
  funnelAbout: (days: number) =>
    `Last ${days} days. Bots, and visitors who opted out of tracking, are not counted, so orders can exceed the steps before them.`,
  steps: {
    visits: 'Visits',
    productViews: 'Viewed a product',
    addedToCart: 'Added to cart',
    reachedCheckout: 'Reached checkout',
    orders: 'Orders placed',
  },
  ofVisits: (percent: string) => `${percent} of visits`,
  before: (count: string) => `Previous period: ${count}`,
  seeAnalytics: 'View analytics',

  chart: 'Visits by day',
  chartAbout: (from: string, to: string, sum: string) => `Visits by day, ${from} to ${to}: ${sum} in total.`,
  thisPeriod: 'This period',
  previousPeriod: 'Previous period',
  ordersOf: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} placed`,

  products: 'Top products',
  product: 'Product',
  deletedProduct: 'Deleted product',
  noProducts: 'No product page was opened in this period.',
  views: 'Views',
  addedToCart: 'Added to cart',
  sold: 'Sold',

  sources: 'Sources',
  source: 'Source',
  direct: 'Direct',
  other: 'Other',
  sourcesAbout: 'The first source of each visitor on each day: the utm_source of the link, or the website with the link.',
  reachedCheckout: 'Reached checkout',
  ordered: 'Ordered',

  pages: 'Top pages',
  page: 'Page',
  deletedPage: 'Deleted page',
  kinds: {
    page: 'Page',
    product: 'Product',
    shop: 'All products',
    collection: 'Category',
    search: 'Search results',
    checkout: 'Checkout',
    account: 'Customer account',
    notFound: 'Page not found',
  },

  empty: 'No visits yet',
  emptyHelp: (url: string) =>
    `Visits, sources and top products appear here when visitors open ${url}. Share the URL to get started.`,
  copyAddress: 'Copy URL',
  copied: 'URL copied.',
}
