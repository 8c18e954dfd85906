/** Messages used across the platform. Each area has its own table next to its screens. */
export const messages = {
  name: 'Blockfront',
  loading: 'Loading',
  retry: 'Try again',
  cancel: 'Cancel',
  back: 'Back',
  unexpected: (data: string) => `An unexpected error occurred: ${data}`,
  unreachable: 'The server can’t be reached. Check your connection, then try again.',
  screenFailed: 'This screen could not be loaded',
  screenFailedHelp: 'Your work is safe. Check your connection, then load the page again.',
  skip: 'Skip to content',
  reload: 'Load the page again',
  planNeeded: 'Your plan does not include this.',
  seePlans: 'See plans',
  fromPrice: (price: string) => `From ${price}`,
  hidden: { draft: 'Draft: not shown in the store', archived: 'Archived: not shown in the store' },
}
