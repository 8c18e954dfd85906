/** Messages of the dashboard home. */
export const messages = {
  title: 'Home',
  editDesign: 'Edit design',

  waiting: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} to fulfill`,
  paymentIncidents: (count: number) => `${count} ${count === 1 ? 'payment needs' : 'payments need'} your attention`,
  seePaymentIncidents: 'See payments',
  seeWaiting: 'View orders',

  period: 'Period',
  days: (count: number) => `${count} days`,
  revenue: 'Revenue',
  orders: 'Orders',
  revenueNote: 'Payments received minus refunds, by order date. Canceled orders are not counted.',
  averageOrder: 'Average order value',
  averageOrderNote: (paid: number) => (paid === 1 ? 'of 1 paid order' : `of ${paid} paid orders`),
  toSend: 'Unfulfilled',
  toSendNote: 'All time',
  against: (percent: string) => `${percent} vs. previous period`,
  same: 'Same as the previous period',

  chart: 'Revenue by day',
  chartAbout: (from: string, to: string, sum: string) => `Revenue by day, ${from} to ${to}: ${sum} in total.`,
  ordersOf: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} placed`,

  topProducts: 'Top products',
  noProducts: 'No paid orders in this period.',
  sold: (count: number) => `${count} sold`,
  recent: 'Recent orders',
  noOrders: 'No orders yet.',
  allOrders: 'All orders',

  noFigures: 'No sales yet',
  noFiguresHelp: 'Revenue and top products appear here after your first order.',

  checklist: 'Setup guide',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  next: (step: string) => `Next: ${step}`,
  hide: 'Hide guide',
  done: 'Done',
  steps: {
    product: {
      title: 'Add your first product',
      help: 'A name, an image and a price are enough to start.',
      action: 'Add product',
    },
    demo: {
      title: 'Remove the demo products',
      help: 'They came with your store to show how it looks. Visitors can see and order them until you remove them.',
      action: 'Go to products',
    },
    texts: {
      title: 'Replace the theme’s texts',
      help: 'These texts come from the theme or the block. Replace them with your own, then publish the page.',
      action: 'Edit design',
    },
    details: {
      title: 'Add store details',
      help: 'Customers reply to your store email, and order emails end with your address.',
      action: 'Add details',
    },
    logo: {
      title: 'Add your logo',
      help: 'The navigation bar of your online store shows it, unless you chose a text or another image there.',
      action: 'Add logo',
    },
    seo: {
      title: 'Add title and meta description',
      help: 'A title with more than your store name, and two sentences about your products.',
      action: 'Add description',
    },
    policies: {
      title: 'Publish your policies',
      help: 'Generate your returns, privacy, terms, shipping and legal notice pages from your settings, then review them.',
      action: 'Go to policies',
    },
    shipping: {
      title: 'Review shipping',
      help: 'Your store starts with free shipping to every country. Set where you ship and what it costs.',
      action: 'Set up shipping',
    },
    payment: {
      title: 'Set up payments',
      help: 'Your store starts with cash on delivery. Add how customers can pay online or by bank transfer.',
      action: 'Set up payments',
    },
    domain: {
      title: 'Add a custom domain',
      help: 'Use a domain that you own, such as yourstore.com. Your store works without one too.',
      action: 'Add domain',
    },
    open: {
      title: 'Open your store',
      help: 'Until then, visitors need a password and search engines don’t show your store.',
      action: 'Open store',
    },
  },
  openAt: (address: string) => `Your store is open at ${address}.`,
  copyUrl: 'Copy URL',
  themeText: (page: string, block: string) => `${page}: ${block}`,
  allThemeTexts: (count: number) => `Show all ${count}`,
  copied: 'URL copied.',
}
