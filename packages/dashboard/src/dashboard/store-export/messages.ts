const counted = (count: number, one: string, many: string) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** Messages of the screen that exports the whole store. */
export const messages = {
  title: 'Export store',
  about: 'Get all data of your store as one ZIP file, for example to keep a copy.',
  create: 'Create archive',

  contentTitle: 'What an archive contains',
  contentAbout: 'Tables are text files with one record in each line (NDJSON). Media files are unchanged.',
  included: 'Included',
  leftOut: 'Not included',
  includedItems: [
    'Pages with their versions, the theme, fonts and redirects',
    'Products, categories, reviews and translations',
    'Files of the media library',
    'Orders with payments, refunds and fulfillments; draft orders',
    'Customers, newsletter subscribers and contact messages',
    'Discounts, shipping, taxes, policies, checkout and other settings',
    'Visits and sales per day',
  ],
  leftOutItems: [
    'Credentials of payment providers, API tokens, webhooks and passwords',
    'Staff, invitations, comments on pages and the activity log',
    'Domains',
    'Abandoned checkouts and preview links',
  ],

  confirmTitle: 'Create an archive of your store?',
  confirmHelp: 'It contains the names, addresses and orders of your customers. Keep the file where only you can open it.',
  confirmEmail: 'This can take some minutes. You get an email when the archive is ready.',

  archives: 'Archives',
  archivesAbout: 'The latest three are kept, for seven days each.',
  empty: 'No archives yet',
  emptyHelp: 'Archives that you create appear here, ready to download.',

  running: (percent: number) => `Creating the archive: ${percent}%`,
  stays: 'You can leave this page. We send you an email when the archive is ready.',
  cancel: 'Cancel archive',
  failedTitle: 'The archive could not be created',
  missing: (count: number) =>
    `${counted(count, 'file', 'files')} of the media library could not be read, and ${count === 1 ? 'is' : 'are'} not in it.`,

  created: 'Created',
  content: 'Content',
  contents: (rows: number, files: number) => `${counted(rows, 'record', 'records')}, ${counted(files, 'file', 'files')}`,
  size: 'Size',
  availableUntil: 'Available until',
  actions: 'Actions',
  download: 'Download',
  downloadNamed: (moment: string) => `Download the archive of ${moment}`,
  delete: (moment: string) => `Delete the archive of ${moment}`,
  deleteTitle: 'Delete this archive?',
  deleteHelp: (moment: string) => `The archive of ${moment} can then no longer be downloaded. Your store is not affected.`,
  deleteAction: 'Delete archive',
  wasDeleted: 'The archive was deleted.',
}
