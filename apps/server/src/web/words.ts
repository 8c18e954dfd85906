/** Every word that the server says on store hosts beside what owners wrote, in one table. */
export const words = {
  search: 'Search',
  results: (term: string) => `Results for “${term}”`,
  checkout: 'Checkout',
  order: (number: string) => `Order ${number}`,
  notFound: 'Page not found',
  home: 'Home',
  shop: 'Shop',
  page: (title: string, number: number) => `${title} – page ${number}`,
  of: (title: string, store: string) => `${title} – ${store}`,
  suspended: 'This store is taking a break. Please come back later.',
  closed: 'This store has closed.',
  unknown: 'Store not found',
  onlyReading: 'This address can only be read.',
  failed: 'Error loading global content',
  failedWhy: 'Something went wrong on our side. Please try again in a moment.',
  tryAgain: 'Try again',
}
