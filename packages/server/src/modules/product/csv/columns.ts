/** A column that products are read from and written to. Other columns are kept unchanged. */
interface Column {
  /** Header in Blockfront's own files; undefined if they do not have the column. */
  own?: string
  /** Header in Shopify's files since 2025. */
  shopify?: string
  /** Header in Shopify's files until 2025. */
  before2025?: string
  /** Headers of other files that are read. */
  others?: readonly string[]
}

/** Options of a product in a CSV file. Shopify has three. */
const OPTIONS = [1, 2, 3, 4, 5] as const

const optionColumns = Object.fromEntries(
  OPTIONS.flatMap((number): [string, Column][] => [
    [`option${number}Name`, { own: `Option${number} name`, shopify: `Option${number} name`, before2025: `Option${number} Name` }],
    [`option${number}Type`, { own: `Option${number} type` }],
    [
      `option${number}Value`,
      { own: `Option${number} value`, shopify: `Option${number} value`, before2025: `Option${number} Value` },
    ],
  ]),
) as Record<`option${(typeof OPTIONS)[number]}${'Name' | 'Type' | 'Value'}`, Column>

/** The columns of a product file in their order. */
const COLUMNS = {
  title: { own: 'Name', shopify: 'Title', before2025: 'Title' },
  handle: { own: 'URL handle', shopify: 'URL handle', before2025: 'Handle' },
  description: { own: 'Description', shopify: 'Description', before2025: 'Body (HTML)', others: ['Body', 'Body HTML'] },
  brand: { own: 'Brand', shopify: 'Vendor', before2025: 'Vendor' },
  categories: { own: 'Categories' },
  tags: { own: 'Tags', shopify: 'Tags', before2025: 'Tags' },
  published: { shopify: 'Published on online store', before2025: 'Published' },
  status: { own: 'Status', shopify: 'Status', before2025: 'Status' },
  ...optionColumns,
  sku: { own: 'SKU', shopify: 'SKU', before2025: 'Variant SKU' },
  barcode: { own: 'Barcode', shopify: 'Barcode', before2025: 'Variant Barcode' },
  price: { own: 'Price', shopify: 'Price', before2025: 'Variant Price' },
  currency: { others: ['Currency', 'Currency code'] },
  compareAt: { own: 'Compare-at price', shopify: 'Compare-at price', before2025: 'Variant Compare At Price' },
  taxClass: { own: 'Tax class' },
  taxable: { shopify: 'Charge tax', before2025: 'Variant Taxable' },
  tracker: { own: 'Track inventory', shopify: 'Inventory tracker', before2025: 'Variant Inventory Tracker' },
  quantity: { own: 'Stock', shopify: 'Inventory quantity', before2025: 'Variant Inventory Qty' },
  policy: { own: 'Allow backorders', shopify: 'Continue selling when out of stock', before2025: 'Variant Inventory Policy' },
  inStock: { own: 'In stock' },
  enabled: { own: 'Variation available' },
  requiresShipping: { own: 'Requires shipping', shopify: 'Requires shipping', before2025: 'Variant Requires Shipping' },
  weight: { own: 'Weight (g)', shopify: 'Weight value (grams)', before2025: 'Variant Grams' },
  length: { own: 'Length (mm)' },
  width: { own: 'Width (mm)' },
  height: { own: 'Height (mm)' },
  image: { own: 'Image URL', shopify: 'Product image URL', before2025: 'Image Src' },
  imagePosition: { own: 'Image position', shopify: 'Image position', before2025: 'Image Position' },
  imageAlt: { own: 'Image description', shopify: 'Image alt text', before2025: 'Image Alt Text' },
  variationImage: { own: 'Variation image URL', shopify: 'Variant image URL', before2025: 'Variant Image' },
  seoTitle: { own: 'SEO title', shopify: 'SEO title', before2025: 'SEO Title' },
  metaDescription: { own: 'Meta description', shopify: 'SEO description', before2025: 'SEO Description' },
  position: { own: 'Sort position' },
  template: { own: 'Template' },
} as const satisfies Record<string, Column>

export type ColumnKey = keyof typeof COLUMNS
export type CsvFormat = 'blockfront' | 'shopify'

/**
 * Columns of Shopify that have no counterpart here, with the header until 2025. Their cells are kept with the product or, if `ofVariation`,
 * with the variation, and exported again.
 */
const KEPT: readonly { header: string; before2025?: string; ofVariation?: true }[] = [
  { header: 'Cost per item', ofVariation: true },
  { header: 'Fulfillment service', before2025: 'Variant Fulfillment Service', ofVariation: true },
  { header: 'Weight unit for display', before2025: 'Variant Weight Unit', ofVariation: true },
  { header: 'Tax code', before2025: 'Variant Tax Code', ofVariation: true },
  { header: 'Unit price total measure', ofVariation: true },
  { header: 'Unit price total measure unit', ofVariation: true },
  { header: 'Unit price base measure', ofVariation: true },
  { header: 'Unit price base measure unit', ofVariation: true },
  { header: 'Type' },
  { header: 'Product category' },
  { header: 'Gift card' },
]

const normalize = (header: string) => header.trim().replace(/_/g, ' ').replace(/\s+/g, ' ').toLowerCase()

const keyByHeader = new Map<string, ColumnKey>(
  (Object.entries(COLUMNS) as [ColumnKey, Column][]).flatMap(([key, { own, shopify, before2025, others = [] }]) =>
    [own, shopify, before2025, ...others].flatMap((header): [string, ColumnKey][] => (header ? [[normalize(header), key]] : [])),
  ),
)
const keptByHeader = new Map(
  KEPT.flatMap((column) =>
    [column.header, column.before2025].flatMap((header): [string, (typeof KEPT)[number]][] =>
      header ? [[normalize(header), column]] : [],
    ),
  ),
)

/** The meaning of a column of a file: a column of {@link ColumnKey}, or a header whose cells are kept. */
export type ColumnMeaning = { key: ColumnKey } | { kept: string; ofVariation: boolean }

/** Returns the meaning of each header; undefined for an empty one. */
export function readHeaders(headers: readonly string[]): (ColumnMeaning | undefined)[] {
  return headers.map((header) => {
    const name = normalize(header)
    if (name === '') return undefined
    const key = keyByHeader.get(name)
    if (key) return { key }
    const kept = keptByHeader.get(name)
    return { kept: kept?.header ?? header.trim().slice(0, 200), ofVariation: kept?.ofVariation ?? name.startsWith('variant ') }
  })
}

/** Returns whose format a file has. Only Blockfront's files have the column "Name". */
export const formatOf = (headers: readonly string[]): CsvFormat =>
  headers.some((header) => normalize(header) === normalize(COLUMNS.title.own)) ? 'blockfront' : 'shopify'

/** Whether a file says which products are published. */
export const hasStatusColumn = (headers: readonly string[]): boolean =>
  readHeaders(headers).some((meaning) => meaning && 'key' in meaning && (meaning.key === 'status' || meaning.key === 'published'))

/** Headers that only the files of another platform have together. They are compared like those of {@link readHeaders}. */
const PLATFORMS: readonly { name: string; headers: readonly string[] }[] = [
  { name: 'Squarespace', headers: ['Hosted Image URLs'] },
  { name: 'Squarespace', headers: ['Product ID [Non Editable]'] },
  { name: 'Etsy', headers: ['CURRENCY_CODE', 'IMAGE1'] },
  { name: 'Wix', headers: ['fieldType'] },
  { name: 'WooCommerce', headers: ['Regular price', 'Is featured?'] },
  { name: 'WooCommerce', headers: ['Regular price', 'Visibility in catalog'] },
  { name: 'Medusa', headers: ['Product Handle', 'Product Title'] },
  { name: 'BigCommerce', headers: ['Item Type', 'Product Name'] },
  { name: 'BigCommerce', headers: ['Item', 'Inventory Tracking'] },
  { name: 'PrestaShop', headers: ['Active (0/1)'] },
  { name: 'Square', headers: ['Token', 'Item Name'] },
  { name: 'Ecwid', headers: ['product_internal_id'] },
  { name: 'Magento', headers: ['attribute_set_code'] },
  { name: 'Google Merchant Center', headers: ['image_link', 'availability'] },
]

/** Returns the platform whose file has these headers, if it is one whose files cannot be read. */
export function foreignPlatform(headers: readonly string[]): string | undefined {
  const names = new Set(headers.map(normalize))
  // Exports contain columns of an earlier import from another platform.
  if (names.has(normalize(COLUMNS.price.before2025)) || names.has(normalize(COLUMNS.handle.own))) return undefined
  return PLATFORMS.find((platform) => platform.headers.every((header) => names.has(normalize(header))))?.name
}

/** Returns the columns of a format in their order: key and header. */
export const columnsOf = (format: CsvFormat, { options }: { options: number }): { key: ColumnKey; header: string }[] =>
  (Object.entries(COLUMNS) as [ColumnKey, Column][]).flatMap(([key, column]) => {
    const header = format === 'blockfront' ? column.own : column.shopify
    const option = /^option(\d)/.exec(key)?.[1]
    return header && (option === undefined || Number(option) <= options) ? [{ key, header }] : []
  })

/** The header of a column in a file, for messages about it. */
export const headerOf = (
  key: ColumnKey,
  meanings: readonly (ColumnMeaning | undefined)[],
  headers: readonly string[],
): string => {
  const index = meanings.findIndex((meaning) => meaning && 'key' in meaning && meaning.key === key)
  const { own, shopify }: Column = COLUMNS[key]
  return headers[index] ?? shopify ?? own ?? key
}

export const optionNumbers = OPTIONS
