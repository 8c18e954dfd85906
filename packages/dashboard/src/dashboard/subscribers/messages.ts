/** Messages of the subscribers screen. */
export const messages = {
  title: 'Subscribers',
  about: 'Email addresses from the newsletter form of your online store. Export the list to use it in an email tool.',
  list: 'Newsletter subscribers',
  search: 'Search subscribers',
  export: 'Export CSV',
  exported: (count: number) => `${count} ${count === 1 ? 'subscriber' : 'subscribers'} exported.`,
  file: (day: string) => `subscribers-${day}.csv`,
  empty: 'No subscribers yet',
  emptyHelp: 'Visitors who sign up with a newsletter form of your online store appear here.',

  email: 'Email',
  subscribed: 'Subscribed',

  remove: 'Remove',
  removeTitle: (count: number) => `Remove ${count} ${count === 1 ? 'subscriber' : 'subscribers'}?`,
  removeAction: (count: number) => `Remove ${count} ${count === 1 ? 'subscriber' : 'subscribers'}`,
  removeHelp: 'You can’t undo this. They can subscribe again.',
  removed: (count: number) => `${count} ${count === 1 ? 'subscriber' : 'subscribers'} removed.`,
}
