const counted = (count: number, one: string, many: string) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`
const products = (count: number) => counted(count, 'product', 'products')
const images = (count: number) => counted(count, 'image', 'images')

/** Messages of the screen for import and export. */
export const messages = {
  title: 'Import and export',
  about: 'Import products from a CSV file, and export your products and orders.',

  exportTitle: 'Export',
  exportAbout: 'Export CSV files in UTF-8. An exported product file can be imported again.',
  format: 'Format of the product file',
  blockfront: 'Blockfront',
  shopify: 'Shopify',
  exportProducts: 'Export products',
  exportOrders: 'Export orders',
  from: 'Orders from',
  to: 'Orders until',
  exporting: (done: number, total: number) => `${done.toLocaleString('en')} of ${total.toLocaleString('en')} exported`,
  exported: (count: number) => `${count.toLocaleString('en')} exported.`,
  nothingToExport: 'There is nothing to export.',
  productFile: (day: string) => `products-${day}.csv`,
  orderFile: (day: string) => `orders-${day}.csv`,
  cancel: 'Cancel',

  importTitle: 'Import products',
  importAbout:
    'Upload a CSV file from Shopify or Blockfront. Before the import starts, you see which values change, which columns are not used, and any errors.',
  choose: 'Choose a CSV file',
  encoding: 'Encoding',
  autoEncoding: 'Automatic',
  westernEncoding: 'Western European (Windows-1252)',
  uploading: (percent: number) => `Uploading: ${percent}%`,
  reading: 'Reading the file',
  uploadFailed: 'The file was not imported',

  checking: (done: number, total: number) => `Checking products: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  running: (done: number, total: number) => `Importing products: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  fetching: (done: number, total: number) => `Fetching images: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  stays: 'You can leave this page. The import continues.',
  cancelImport: 'Cancel import',
  canceled: 'The import was canceled. Products that were already imported stay.',

  ready: (filename: string) => `${filename} is ready to import`,
  canImport: (count: number) => `${products(count)} can be imported.`,
  wrong: (count: number) => `${products(count)} ${count === 1 ? 'has' : 'have'} errors and will not be imported.`,
  existing: (count: number) =>
    count === 1
      ? '1 product has the URL handle of an existing product.'
      : `${products(count)} have the URL handle of an existing product.`,
  drafts:
    'The file does not say which products are published. New products are added as drafts: customers see them after you set their status to active.',
  changed: (count: number) =>
    `${products(count)} will be imported with changes. Review them below under “Changes” before you start.`,
  unusedTitle: (count: number) => `${counted(count, 'column is', 'columns are')} not used`,
  unusedAbout:
    'Blockfront has no field for these columns, so your store does not show their values. Check that you do not need them.',
  unusedColumn: (header: string, cells: number, samples: readonly string[]) =>
    `${header}: ${samples.join(' · ')} (${counted(cells, 'cell', 'cells')})`,
  showAll: (count: number) => `Show all ${count.toLocaleString('en')} columns`,
  update: 'Update existing products',
  updateHelp: 'Otherwise they are skipped. Columns that the file does not have stay unchanged.',
  start: (count: number) => `Import ${products(count)}`,
  discard: 'Discard file',

  finished: (filename: string) => `${filename} was imported`,
  created: (count: number) => `${products(count)} added`,
  updated: (count: number) => `${products(count)} updated`,
  skipped: (count: number) => `${products(count)} skipped`,
  failed: (count: number) => `${products(count)} not imported`,
  imagesFailed: (count: number) => `${images(count)} could not be fetched.`,
  retryImages: 'Retry images',
  showProducts: 'Show products',
  importFailed: (filename: string) => `${filename} could not be read`,

  items: 'Products in the file',
  show: 'Show',
  all: 'All',
  withProblems: 'Problems',
  withChanges: 'Changes',
  noProblems: 'No product has a problem.',
  noChanges: 'No value is changed by the import.',
  noItems: 'The file has no products.',
  product: 'Product',
  line: 'Line',
  result: 'Result',
  details: 'Problems',
  problem: (line: number, column: string, message: string) => `Line ${line}${column ? `, ${column}` : ''}: ${message}`,
  more: (count: number) => `And ${count.toLocaleString('en')} more.`,
  imageProblem: (url: string, message: string) => `Image ${url}: ${message}`,
  noName: 'Without a name',
  statuses: {
    read: 'Not checked yet',
    valid: 'Ready',
    update: 'Already exists',
    invalid: 'Errors',
    created: 'Added',
    updated: 'Updated',
    skipped: 'Skipped',
    failed: 'Not imported',
  },

  earlier: 'Earlier imports',
  file: 'File',
  date: 'Date',
  none: 'No imports yet',
  noneHelp: 'Files that you import appear here with their result.',
  importStatuses: {
    reading: 'Reading',
    checking: 'Checking',
    checked: 'Ready',
    running: 'Importing',
    images: 'Fetching images',
    done: 'Done',
    canceled: 'Canceled',
    failed: 'Not readable',
  },
}
