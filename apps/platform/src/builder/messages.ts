/** What the builder's screen says besides what the builder itself says. */
export const messages = {
  title: 'Page builder',
  noPages: 'Your pages could not be loaded',
  noSuchPage: 'This page does not exist any more',
  noSuchPageHelp: 'It may have been deleted. Your other pages are in the dashboard.',
  toPages: 'Go to your pages',
  offline: 'The server can’t be reached. Check your connection.',
  broken: 'Something unexpected went wrong.',
  noProduct: 'Add a product, and it is shown here.',
}
