/** Every word that all pages of a store say outside of blocks, in one table, so that it can be translated. Screens have their own. */
export const messages = {
  skip: 'Skip to content',
  close: 'Close',
  retry: 'Retry',
  itemAdded: 'Item added to cart!',
  cartFull: (added: number) => `${added > 0 ? `Only ${added} added` : 'Not added'}: your cart holds no more of this.`,
  unexpected: (detail: string) => `An unexpected error occurred: ${detail}`,

  checkout: 'Checkout',

  notFound: 'We could not find that page',
  notFoundHint: 'It may have moved or been taken down. The shop is still open.',
  backHome: 'Go to the home page',
  goShopping: 'Browse all products',
  failed: 'Something went wrong while this page loaded.',
  error: (reason: string) => `Error: ${reason}`,

  loading: 'Loading',
  related: 'You may also like',
  needsScript: 'The checkout needs JavaScript. Please switch it on, or write to us and we take your order.',
  botFailed: 'The check could not be completed. Please try again.',
}
