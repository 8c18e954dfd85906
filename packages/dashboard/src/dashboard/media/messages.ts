import type { TranslationType } from '@blockfront/contract'

const translationsOf: Readonly<Record<TranslationType, string>> = {
  page: 'of a page',
  layout: 'of header and footer',
  product: 'of a product',
  category: 'of a category',
  checkout: 'of the checkout',
  shippingRate: 'of a shipping rate',
  paymentMethod: 'of a payment method',
}

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** Messages of the media library. */
export const messages = {
  title: 'Media',
  about: 'Images and videos for pages, products and categories.',
  upload: 'Upload files',
  search: 'Search files',
  kind: 'Type',
  kinds: { image: 'Images', video: 'Videos' },
  list: 'Files',
  selectAll: 'Select all on this page',
  open: 'Open',
  empty: 'No files yet',
  emptyHelp: 'Drop files on this screen or choose them. Supported: JPEG, PNG, WebP, AVIF, GIF, SVG, ICO, MP4, WebM and OGV.',
  dropHere: 'Drop to upload',
  uploaded: (count: number) => (count === 1 ? 'File uploaded.' : `${count} files uploaded.`),
  leaveTitle: 'Stop uploading?',
  leaveHelp: 'Some files are still uploading. They are lost if you leave.',
  leave: 'Stop uploading',

  form: 'File details',
  filename: 'File name',
  filenameHelp: 'Used to find the file here. Its URL does not change.',
  alt: 'Alternative text',
  altHelp: 'Describe the image for people who can’t see it and for search engines. Leave empty for decorative images.',
  altVideoHelp: 'Describe the video for people who can’t see it.',
  focalPoint: 'Focal point',
  focalHelp:
    'This point stays visible when the image is cropped. Click the image or use the arrow keys; hold Shift for larger steps.',
  focalAt: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
  center: 'Reset to center',
  crops: 'Crop previews',
  saved: 'File saved.',

  facts: 'Details',
  type: 'Type',
  measures: 'Dimensions',
  shortPixels: (width: number, height: number) => `${width} × ${height}`,
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  bytes: 'File size',
  added: 'Added',
  smaller: 'Smaller copies',
  copies: (count: number) => (count === 0 ? 'None needed' : `${count} for phones and slow connections`),
  processing: 'Processing',
  failed: 'Could not be created; the original file is shown',
  address: 'URL',
  copy: 'Copy URL',
  copied: 'URL copied.',
  notCopied: 'The browser does not allow copying. Select the URL and copy it.',
  download: 'Download',

  usages: 'Used in',
  unused: 'Not used yet.',
  usageKinds: {
    page: 'Page',
    global: 'On every page',
    product: 'Product',
    variation: 'Variant',
    category: 'Category',
    store: 'Store',
    checkout: 'Checkout',
    section: 'Saved section',
  },
  /** A translation, such as "German translation of a product". */
  translationOf: (type: TranslationType, language: string) => `${language} translation ${translationsOf[type]}`,

  close: 'Close',
  keepEditing: 'Keep editing',
  closeTitle: 'Close without saving?',
  closeHelp: 'Your changes are not saved.',
  closeAction: 'Close without saving',

  delete: 'Delete',
  deleteOne: (name: string) => `Delete ${name}?`,
  deleteTitle: (count: number) => `Delete ${files(count)}?`,
  deleteAction: (count: number) => `Delete ${files(count)}`,
  deleteHelp: 'No page, product or category uses it. You can’t undo this.',
  inUse: (count: number) =>
    count === 1 ? 'This file is in use. It will be removed from:' : `${count} files are in use. They will be removed from:`,
  deleteUnused: (count: number) => `Delete ${count} unused`,
  deleteAnyway: (count: number) => (count === 1 ? 'Delete anyway' : `Delete all ${count} anyway`),
  deleting: (done: number, all: number) => `${done} of ${all} deleted`,
  stop: 'Stop',
  deleted: (count: number) => `${files(count)} deleted.`,
}
