/** Messages of the dashboard home. */
export const messages = {
  title: 'Home',

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
    page: {
      title: 'Customize your homepage',
      help: 'Change text and images in the builder, then publish.',
      action: 'Open the builder',
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
    share: {
      title: 'Share your store',
      help: (address: string) => `Your store is at ${address}.`,
      action: 'Copy address',
    },
  },
  copied: 'Address copied.',
}
