/** Messages of the reviews screen. */
const reviews = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`

export const messages = {
  title: 'Reviews',
  about: 'Customers can review the items of an order after you fulfill them. Only reviews that you publish are shown.',
  closed: 'Customers cannot write new reviews. Change this in the settings.',
  list: 'Reviews',
  empty: 'No reviews yet',
  emptyHelp: 'Reviews that customers write on the page of their order appear here.',

  product: 'Product',
  rating: 'Rating',
  stars: (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`,
  author: 'Customer',
  order: 'Order',
  received: 'Received',
  status: 'Status',
  statuses: { pending: 'Pending', published: 'Published', rejected: 'Rejected' },
  changes: {
    published: (count: number) => `${reviews(count)} published.`,
    rejected: (count: number) => `${reviews(count)} rejected.`,
    pending: (count: number) => `${reviews(count)} unpublished.`,
  },
  withoutText: 'Rating without text',

  publish: 'Publish',
  reject: 'Reject',
  close: 'Close',
  reviewOf: (product: string) => `Review of ${product}`,
  reply: 'Public reply',
  replyHelp: 'Shown below the review. Leave it empty for no reply.',
  saveReply: 'Save reply',
  replySaved: 'Reply saved.',

  delete: 'Delete',
  deleteTitle: (count: number) => (count === 1 ? 'Delete this review?' : `Delete ${reviews(count)}?`),
  deleteAction: (count: number) => `Delete ${reviews(count)}`,
  deleteHelp: 'You can’t undo this. The customers can review the items again. To hide a review, reject it instead.',
  deleted: (count: number) => `${reviews(count)} deleted.`,

  settings: 'Settings',
  settingsTitle: 'Review settings',
  save: 'Save settings',
  saved: 'Settings saved.',
  isOpen: 'Accept reviews',
  isOpenHelp: 'Customers can write a review for each item on the page of their order, after you fulfill it.',
  invites: 'Ask for reviews by email',
  invitesHelp: 'The email about a delivered order has a link to review its items.',
}
