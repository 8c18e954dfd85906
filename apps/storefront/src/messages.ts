/** Messages of every page of a store outside of blocks. Each area adds its own table. */
export const messages = {
  skip: 'Skip to content',
  close: 'Close',
  retry: 'Retry',
  itemAdded: 'Item added to cart!',
  partlyAdded: ({ added }: { added: number }) => `Only ${added} added. You can't add more of this item.`,
  notAdded: "You can't add more of this item.",
  unexpected: ({ detail }: { detail: string }) => `An unexpected error occurred: ${detail}`,

  checkout: 'Checkout',

  notFound: 'Page not found',
  notFoundHint: 'It may have moved or been deleted.',
  backHome: 'Go to homepage',
  goShopping: 'Browse all products',
  failed: "This page couldn't be loaded.",
  error: ({ detail }: { detail: string }) => `Error: ${detail}`,

  privacyChoices: 'Privacy choices',
  loading: 'Loading',
  related: 'You may also like',
  botFailed: 'Verification failed. Please try again.',
}
