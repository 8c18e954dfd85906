import { type Currency, combinationKey, formatPriceInput, parseInteger, parsePrice } from '@blockfront/commerce'
import type { AttributeGroup, ProductInput, VariationInput } from '@blockfront/contract'
import { droppedElements } from '../../../ground/sanitize-html.ts'
import { slugOf, slugOfHandle } from '../../../ground/slug.ts'
import { type ColumnKey, optionNumbers } from './columns.ts'
import type { CsvProblem, CsvRecord } from './csv-record.ts'

/** A product of a file. Fields whose columns the file does not have are missing, so that an update keeps them. */
export interface CsvProduct {
  handle: string
  line: number
  fields: Partial<Omit<ProductInput, 'variations' | 'categoryIds'>>
  variations: CsvVariation[]
  /** Whether the file says how options are chosen. Otherwise an existing product keeps its own. */
  hasOptionTypes: boolean
  /** Whether tax is charged; undefined if the file has no such column. */
  isTaxed: boolean | undefined
  /** Names of its categories; undefined if the file has no such column. */
  categories: string[] | undefined
  images: CsvImage[]
  /** Cells of columns that have no counterpart, by header. */
  kept: Record<string, string>
  problems: CsvProblem[]
  /** Values that the import changes or leaves out. They do not prevent it. */
  changes: CsvProblem[]
}

export interface CsvVariation {
  line: number
  attributes: Record<string, string>
  fields: Partial<Omit<VariationInput, 'attributes' | 'id'>>
  kept: Record<string, string>
}

export interface CsvImage {
  line: number
  url: string
  alt: string
}

export interface CsvContext {
  currency: Currency
  /** The columns of the file. */
  columns: ReadonlySet<ColumnKey>
  /** The ids of the store's product templates, by slug. */
  templates: ReadonlyMap<string, string>
  /** Returns the header of a column in the file. */
  header: (key: ColumnKey) => string
}

/** The URL handle of a record: from its handle, or from its name. Empty if neither has a letter or digit. */
export const handleOf = ({ values }: CsvRecord): string =>
  (values.handle && slugOfHandle(values.handle)) || slugOf(values.title ?? '', '')

/** Most images of a product's gallery, with the main one. */
export const MAX_IMAGES = 51
/** Longest description of an image in characters. */
export const MAX_ALT = 500

/** Reads the records of one product. It never throws: problems are part of the result. */
export function readProduct(records: readonly CsvRecord[], context: CsvContext): CsvProduct {
  const [start, ...others] = records
  if (!start) throw new Error('A product has at least one record.')
  const reader = new Reader(context)
  for (const record of records) if (record.problem) reader.problem(record, undefined, record.problem)
  const handle = handleOf(start)
  reader.checkHandle(start, handle)
  const first = reader.ofProduct(start, others)
  const names = optionNames(records, reader)
  const sold = records.filter(isVariationRow)
  const hasOptions = names.length > 0 && !isDefaultTitle(names, sold)
  const variations = hasOptions ? sold.map((record) => variationOf(record, names, reader, context.columns)) : []
  if (!hasOptions && sold.length > 1)
    reader.problem(sold[1] ?? first, 'option1Name', 'This product has several variations, but no options that tell them apart.')
  reportDuplicates(variations, reader)
  const has = (key: ColumnKey) => context.columns.has(key)
  const main = sold[0] ?? first
  const offer = hasOptions ? offerOf(variations) : reader.offer(main)
  for (const record of sold) reader.checkCurrency(record)
  const tracked = reader.shared(sold, 'tracker', isTracked, some, TRACKED)
  const backorder = reader.shared(sold, 'policy', (record) => reader.flag(record, 'policy', false), every, POLICY)
  const quantity = has('quantity') && !hasOptions ? reader.integer(main, 'quantity') : 0
  const isBelowZero = quantity < 0 && tracked === true && backorder === false
  if (isBelowZero) reader.change(main, 'quantity', `The stock of ${quantity} becomes 0, because the product stops selling at 0.`)
  const taxed = reader.shared(sold, 'taxable', (record) => reader.flag(record, 'taxable', true), some, TAXED)
  return {
    handle,
    line: first.line,
    fields: {
      ...(has('title') && { name: first.values.title ?? '' }),
      ...(has('description') && { description: reader.description(first) }),
      ...(has('brand') && { brand: first.values.brand ?? '' }),
      ...(has('tags') && { tags: listOf(first.values.tags, ',') }),
      ...((has('status') || has('published')) && { status: reader.status(first) }),
      ...(has('price') && offer),
      ...(has('sku') && !hasOptions && { sku: main.values.sku ?? '' }),
      ...(has('barcode') && !hasOptions && { barcode: main.values.barcode ?? '' }),
      ...(has('taxClass') && {
        taxClass: reader.shared(sold, 'taxClass', (record) => reader.taxClass(record), highest, TAX_CLASS) ?? 'standard',
      }),
      ...(has('requiresShipping') && {
        requiresShipping:
          reader.shared(sold, 'requiresShipping', (record) => reader.flag(record, 'requiresShipping', true), some, SHIPPED) ??
          true,
      }),
      ...(has('tracker') && { trackInventory: tracked ?? false }),
      ...(has('quantity') && !hasOptions && { stockQuantity: isBelowZero ? 0 : quantity }),
      ...(has('policy') && { allowBackorder: backorder ?? false }),
      ...(has('inStock') && { stockStatus: reader.flag(first, 'inStock', true) }),
      ...(has('weight') && {
        weight: reader.shared(sold, 'weight', (record) => reader.measure(record, 'weight'), heaviest, WEIGHT) ?? 0,
      }),
      ...((has('length') || has('width') || has('height')) && {
        dimensions: {
          length: reader.measure(first, 'length'),
          width: reader.measure(first, 'width'),
          height: reader.measure(first, 'height'),
        },
      }),
      ...(has('seoTitle') && { seoTitle: first.values.seoTitle ?? '' }),
      ...(has('metaDescription') && { metaDescription: first.values.metaDescription ?? '' }),
      ...(has('position') && { position: reader.integer(first, 'position') }),
      ...(has('template') && { templateId: reader.template(first) }),
      ...(has('option1Name') && { attributeGroups: hasOptions ? groupsOf(first, names, variations) : [] }),
    },
    variations,
    hasOptionTypes: has('option1Type'),
    isTaxed: has('taxable') ? (taxed ?? true) : undefined,
    categories: has('categories') ? listOf(first.values.categories, ';') : undefined,
    images: imagesOf(records, reader),
    kept: { ...first.kept, ...(hasOptions ? {} : main.keptOfVariation) },
    problems: reader.problems,
    changes: reader.changes,
  }
}

/**
 * The price of a product with options: that of its first variation, or 0 if a variation is free, because a variation with a price of 0
 * costs as much as the product.
 */
function offerOf(variations: readonly CsvVariation[]): { price: number; discountPrice: number } {
  const free = variations.find(({ fields }) => fields.price === 0)
  const { price = 0, discountPrice = 0 } = (free ?? variations[0])?.fields ?? {}
  return { price, discountPrice }
}

/*
 * A product has one setting for all of its variations. Of different ones in a file, the import takes the one that cannot cost the store
 * money: nothing sells beyond its stock, no tax is missing, and shipping is not too cheap (docs/decisions/0133).
 */
const some = (values: readonly boolean[]) => values.includes(true)
const every = (values: readonly boolean[]) => !values.includes(false)
const heaviest = (values: readonly number[]) => Math.max(...values)
const highest = (values: readonly TaxClass[]): TaxClass => TAX_CLASSES.find((one) => values.includes(one)) ?? 'standard'

const POLICY = () => 'Variations cannot have different settings for backorders. All variations of this product stop selling at 0.'
const TRACKED = () => 'Inventory can only be tracked for all variations of a product. It is tracked for this one as well.'
const TAXED = () => 'Variations cannot be taxed differently. Tax is charged on all variations of this product.'
const TAX_CLASS = (taken: TaxClass) =>
  `Variations cannot be taxed differently. All variations of this product get the tax class ${taken}.`
const SHIPPED = () => 'Variations cannot differ in shipping. All variations of this product require shipping.'
const WEIGHT = (taken: number) =>
  `Variations cannot have different weights. All variations of this product weigh ${taken} g, as the heaviest one.`

/** Columns of the product. A file has them on its first line, or the same cell on each. */
const OF_PRODUCT = [
  'title',
  'description',
  'brand',
  'categories',
  'tags',
  'published',
  'status',
  'inStock',
  'length',
  'width',
  'height',
  'seoTitle',
  'metaDescription',
  'position',
  'template',
] as const satisfies readonly ColumnKey[]

/** Converts cells, and collects problems with their line and column. */
class Reader {
  readonly problems: CsvProblem[] = []
  readonly changes: CsvProblem[] = []
  readonly #context: CsvContext

  constructor(context: CsvContext) {
    this.#context = context
  }

  /** Adds a problem of a cell, or of the whole line without a key. */
  problem({ line }: { line: number }, key: ColumnKey | undefined, message: string): void {
    this.problems.push({ line, column: key ? this.#context.header(key) : '', message })
  }

  change({ line }: { line: number }, key: ColumnKey, message: string): void {
    this.changes.push({ line, column: this.#context.header(key), message })
  }

  /** Reports a handle that the product cannot keep. Upper case does not count: URLs in upper case are redirected. */
  checkHandle(record: CsvRecord, slug: string): void {
    const { handle } = record.values
    if (slug === '') this.problem(record, 'handle', 'A product needs a URL handle or a name with letters or digits.')
    else if (handle && handle.normalize('NFC').toLowerCase() !== slug)
      this.change(record, 'handle', `“${shorten(handle)}” cannot be a URL handle. It becomes “${shorten(slug)}”.`)
  }

  checkCurrency(record: CsvRecord): void {
    const { currency: cell } = record.values
    const { currency } = this.#context
    if (cell !== undefined && cell.toUpperCase() !== currency)
      this.problem(record, 'currency', `The price is in ${shorten(cell)}, but the currency of the store is ${currency}.`)
  }

  /** The first record with the cells of the product from all records. Reports cells that differ from an earlier line. */
  ofProduct(first: CsvRecord, others: readonly CsvRecord[]): CsvRecord {
    const values = { ...first.values }
    const kept = { ...first.kept }
    for (const record of others) {
      for (const key of OF_PRODUCT) {
        const cell = record.values[key]
        if (cell === undefined) continue
        values[key] ??= cell
        if (cell !== values[key])
          this.change(record, key, 'An earlier line of this product has another value. This one is not imported.')
      }
      for (const [header, cell] of Object.entries(record.kept)) kept[header] ??= cell
    }
    return { ...first, values, kept }
  }

  /**
   * Returns the value of a setting that a product has once, but a file for each variation; undefined if no line has it. Reports lines with
   * another value than the chosen one. Empty cells do not count, except for the tracker: Shopify leaves it empty without tracking.
   */
  shared<T>(
    sold: readonly CsvRecord[],
    key: ColumnKey,
    read: (record: CsvRecord) => T,
    choose: (values: readonly T[]) => T,
    say: (taken: T) => string,
  ): T | undefined {
    const said = sold.filter(({ values }) => key === 'tracker' || values[key] !== undefined)
    const values = said.map((record) => ({ record, value: read(record) }))
    if (values.length === 0) return undefined
    const taken = choose(values.map(({ value }) => value))
    for (const { record, value } of values) if (value !== taken) this.change(record, key, say(taken))
    return taken
  }

  /** The HTML of the description. Reports elements that sanitizing leaves out. */
  description(record: CsvRecord): string {
    const html = record.values.description ?? ''
    const lost = droppedElements(html)
    if (lost.length > 0) this.change(record, 'description', `These parts of the HTML are not imported: ${lost.join(', ')}.`)
    return html
  }

  /** Price and sale price: the charged price, and the higher price to compare it with. */
  offer(record: CsvRecord): { price: number; discountPrice: number } {
    const price = this.#amount(record, 'price')
    const compareAt = this.#amount(record, 'compareAt')
    if (price > 0 && compareAt > price) return { price: compareAt, discountPrice: price }
    if (price === 0 && compareAt > 0) this.change(record, 'compareAt', 'What is free has no compare-at price. The price stays 0.')
    else if (compareAt > 0 && compareAt < price)
      this.change(record, 'compareAt', 'The compare-at price is below the price. It is not imported.')
    return { price, discountPrice: 0 }
  }

  #amount(record: CsvRecord, key: 'price' | 'compareAt'): number {
    const cell = record.values[key]
    if (cell === undefined) return 0
    const parsed = parsePrice(cell, this.#context.currency, 'en')
    if ('amount' in parsed) return parsed.amount
    const { currency } = this.#context
    const example = formatPriceInput(EXAMPLE_PRICE, currency, 'en')
    this.problem(record, key, `“${shorten(cell)}” is not a price in ${currency}. Enter it as ${example}.`)
    return 0
  }

  integer(record: CsvRecord, key: 'quantity' | 'position'): number {
    const cell = record.values[key]
    if (cell === undefined) return 0
    const number = parseInteger(cell)
    if (number === undefined || Math.abs(number) > 1_000_000) {
      this.problem(record, key, `“${shorten(cell)}” is not a whole number up to 1,000,000.`)
      return 0
    }
    return number
  }

  measure(record: CsvRecord, key: 'weight' | 'length' | 'width' | 'height'): number {
    const cell = record.values[key]
    if (cell === undefined) return 0
    const number = /^\d+(?:[.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN
    const isAmbiguous = /^[1-9]\d{0,2},\d{3}$/.test(cell)
    if (Number.isFinite(number) && !isAmbiguous) return number
    const problem = isAmbiguous
      ? `can be ${number} or ${cell.replace(',', '')}. Enter it without a comma.`
      : 'is not a number of 0 or more.'
    this.problem(record, key, `“${shorten(cell)}” ${problem}`)
    return 0
  }

  flag(record: CsvRecord, key: ColumnKey, missing: boolean): boolean {
    const cell = record.values[key]?.toLowerCase()
    if (cell === undefined) return missing
    if (TRUE.has(cell)) return true
    if (FALSE.has(cell)) return false
    this.problem(record, key, `“${shorten(cell)}” is neither TRUE nor FALSE.`)
    return missing
  }

  taxClass(record: CsvRecord): TaxClass {
    const cell = record.values.taxClass?.toLowerCase() ?? 'standard'
    const found = TAX_CLASSES.find((one) => one === cell)
    if (found) return found
    this.problem(record, 'taxClass', `“${shorten(cell)}” is not a tax class. Use standard, reduced or zero.`)
    return 'standard'
  }

  /** The id of the template page with the slug in the cell; null for an empty cell. */
  template(record: CsvRecord): string | null {
    const cell = record.values.template
    if (cell === undefined) return null
    const id = this.#context.templates.get(cell.toLowerCase())
    if (id === undefined)
      this.problem(
        record,
        'template',
        `“${shorten(cell)}” is not the slug of a product template. Leave the cell empty for the default one.`,
      )
    return id ?? null
  }

  status(record: CsvRecord): 'draft' | 'active' | 'archived' {
    const status = record.values.status?.toLowerCase()
    if (status === 'unlisted') {
      this.change(record, 'status', 'Unlisted products become drafts.')
      return 'draft'
    }
    if (status !== undefined && !isStatus(status))
      this.problem(record, 'status', `“${shorten(status)}” is not a status. Use active, draft or archived.`)
    const isPublished = this.flag(record, 'published', true)
    if (status !== undefined && isStatus(status)) return status === 'active' && !isPublished ? 'draft' : status
    return isPublished ? 'active' : 'draft'
  }
}

const EXAMPLE_PRICE = 12.5
/** From the highest tax to none. */
const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const
type TaxClass = (typeof TAX_CLASSES)[number]
const TRUE = new Set(['true', 'yes', '1', 'continue', 'active'])
const FALSE = new Set(['false', 'no', '0', 'deny'])
const isStatus = (text: string): text is 'draft' | 'active' | 'archived' =>
  text === 'draft' || text === 'active' || text === 'archived'

const shorten = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)

const listOf = (cell: string | undefined, separator: string): string[] => [
  ...new Set((cell ?? '').split(separator).flatMap((part) => part.trim() || [])),
]

/** Whether a record is sold; the others only add an image. */
const isVariationRow = ({ values }: CsvRecord): boolean =>
  values.title !== undefined ||
  values.price !== undefined ||
  values.sku !== undefined ||
  optionNumbers.some((number) => values[`option${number}Value`] !== undefined)

const isTracked = ({ values: { tracker } }: CsvRecord): boolean => tracker !== undefined && !FALSE.has(tracker.toLowerCase())

/** The names of a product's options with their numbers, from the first record that has any. Reports later ones that differ. */
function optionNames(records: readonly CsvRecord[], reader: Reader): { number: (typeof optionNumbers)[number]; name: string }[] {
  const named = records.find(({ values }) => values.option1Name !== undefined)
  return optionNumbers.flatMap((number) => {
    const key = `option${number}Name` as const
    const name = named?.values[key]
    for (const record of records)
      if (record.values[key] !== undefined && record.values[key] !== name)
        reader.problem(
          record,
          key,
          name ? `Line ${named?.line} calls this option ${name}.` : 'The first line has no name for this option.',
        )
    return name === undefined ? [] : [{ number, name }]
  })
}

type OptionName = ReturnType<typeof optionNames>[number]

/** Shopify writes a product without options as one with the option "Title" and the value "Default Title". */
const isDefaultTitle = (names: readonly OptionName[], sold: readonly CsvRecord[]): boolean =>
  names.length === 1 &&
  names[0]?.name.toLowerCase() === 'title' &&
  sold.length === 1 &&
  sold[0]?.values.option1Value?.toLowerCase() === 'default title'

function variationOf(
  record: CsvRecord,
  names: readonly OptionName[],
  reader: Reader,
  columns: CsvContext['columns'],
): CsvVariation {
  const { values } = record
  for (const { number, name } of names)
    if (values[`option${number}Value`] === undefined)
      reader.problem(record, `option${number}Value`, `The value of ${name} is missing.`)
  if (columns.has('price') && values.price === undefined)
    reader.problem(record, 'price', 'The price of this variation is missing.')
  return {
    line: record.line,
    attributes: Object.fromEntries(names.map(({ number, name }) => [name, values[`option${number}Value`] ?? ''])),
    fields: {
      ...(columns.has('price') && reader.offer(record)),
      ...(columns.has('sku') && { sku: values.sku ?? '' }),
      ...(columns.has('barcode') && { barcode: values.barcode ?? '' }),
      ...(columns.has('quantity') && { stockQuantity: reader.integer(record, 'quantity') }),
      ...(columns.has('enabled') && { enabled: reader.flag(record, 'enabled', true) }),
      ...(values.variationImage && { image: values.variationImage }),
    },
    kept: record.keptOfVariation,
  }
}

function reportDuplicates(variations: readonly CsvVariation[], reader: Reader): void {
  const lines = new Map<string, number>()
  for (const variation of variations) {
    const key = combinationKey(variation.attributes)
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, variation.line)
    else reader.problem(variation, 'option1Value', `Line ${earlier} has the same options.`)
  }
}

const isGroupType = (text: string | undefined): text is AttributeGroup['type'] =>
  text === 'color' || text === 'buttons' || text === 'select'

const groupsOf = ({ values }: CsvRecord, names: readonly OptionName[], variations: readonly CsvVariation[]): AttributeGroup[] =>
  names.map(({ number, name }) => {
    const type = values[`option${number}Type`]?.toLowerCase()
    return {
      name,
      type: isGroupType(type) ? type : 'select',
      values: [...new Set(variations.map(({ attributes }) => attributes[name] ?? ''))],
    }
  })

/** The images in the order of their positions; those without a position stay in the order of the file. Reports those beyond the limit. */
function imagesOf(records: readonly CsvRecord[], reader: Reader): CsvImage[] {
  const images = records
    .flatMap((record) =>
      record.values.image
        ? [
            {
              record,
              url: record.values.image,
              alt: record.values.imageAlt ?? '',
              position: Number(record.values.imagePosition) || 1_000,
            },
          ]
        : [],
    )
    .toSorted((a, b) => a.position - b.position)
  for (const { record } of images.slice(MAX_IMAGES))
    reader.change(record, 'image', `A product can have ${MAX_IMAGES} images. This one is not imported.`)
  for (const { record, alt } of images)
    if (alt.length > MAX_ALT) reader.change(record, 'imageAlt', `The description is cut after ${MAX_ALT} characters.`)
  return images.slice(0, MAX_IMAGES).map(({ record: { line }, url, alt }) => ({ line, url, alt }))
}
