/** What the first screen of a store says. */
export const messages = {
  title: 'Home',
  viewStore: 'View store',

  waiting: (count: number) => `${count} ${count === 1 ? 'order waits' : 'orders wait'} to be sent`,
  seeWaiting: 'See them',

  period: 'Period',
  days: (count: number) => `${count} days`,
  revenue: 'Revenue',
  orders: 'Orders',
  revenueNote: 'Payments received minus refunds, by order date. Canceled orders are not counted.',
  averageOrder: 'Average order value',
  averageOrderNote: (paid: number) => (paid === 1 ? 'of 1 paid order' : `of ${paid} paid orders`),
  toSend: 'To send',
  toSendNote: 'at any age',
  against: (percent: string) => `${percent} against the days before`,
  same: 'As in the days before',

  chart: 'Revenue by day',
  chartAbout: (from: string, to: string, sum: string) => `Revenue by day, ${from} to ${to}: ${sum} altogether.`,
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  day: 'Day',
  ordersOf: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} placed`,

  topProducts: 'Top products',
  noProducts: 'No paid orders in this period.',
  sold: (count: number) => `${count} sold`,
  recent: 'Newest orders',
  noOrders: 'No orders yet.',
  allOrders: 'All orders',

  noFigures: 'No sales yet',
  noFiguresHelp: 'Revenue and top products appear here after your first order.',

  checklist: 'Get your store ready',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  hide: 'Hide this list',
  done: 'Done',
  steps: {
    product: {
      title: 'Add your first product',
      help: 'A name, a picture and a price are enough to begin with.',
      action: 'Add product',
    },
    demo: {
      title: 'Remove the demo products',
      help: 'They came with your store to show how it looks. Visitors can see and order them until you remove them.',
      action: 'Go to products',
    },
    page: {
      title: 'Make the home page yours',
      help: 'Change words and pictures in the builder, then publish.',
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
      title: 'Write how search engines show you',
      help: 'A title that says more than your name, and two sentences about what you sell.',
      action: 'Write it',
    },
    share: {
      title: 'Share your address and get the first order',
      help: (address: string) => `Your store is at ${address}.`,
      action: 'Copy address',
    },
  },
  copied: 'The address is copied.',
}
