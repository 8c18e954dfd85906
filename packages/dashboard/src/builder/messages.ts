/** Messages of the screen around the builder. */
export const messages = {
  title: 'Page builder',
  noPages: 'Your pages could not be loaded',
  noSuchPage: 'This page no longer exists',
  noSuchPageHelp: 'It may have been deleted. Your other pages are in the dashboard.',
  toPages: 'Go to your pages',
  notAllowed: 'Your role does not include the page builder',
  notAllowedHelp: 'The owner of the store can change your role.',
  toDashboard: 'Go to the dashboard',
  offline: 'The server can’t be reached. Check your connection.',
  broken: 'Something went wrong.',
  productFields: {
    name: 'Product name',
    price: 'Price',
    sku: 'SKU',
    brand: 'Brand',
    stock: 'Stock',
  },
  noProduct: 'Add a product to see it here.',
}
