import { type Currency, combinationKey, formatPriceInput, parseInteger, parsePrice } from '@blockfront/commerce'
import type { AttributeGroup, ProductInput, VariationInput } from '@blockfront/contract'
import { slugOf } from '../../slug.ts'
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

/** The handle of a record: its own, or one from the name. Empty if it has neither. */
export const handleOf = ({ values }: CsvRecord): string =>
  values.handle ? slugOf(values.handle, '') : values.title ? slugOf(values.title, '') : ''

/** Reads the records of one product. It never throws: problems are part of the result. */
export function readProduct(records: readonly CsvRecord[], context: CsvContext): CsvProduct {
  const first = records[0]
  if (!first) throw new Error('A product has at least one record.')
  const reader = new Reader(context)
  const names = optionNames(records)
  const sold = records.filter(isVariationRow)
  const hasOptions = names.length > 0 && !isDefaultTitle(names, sold)
  const variations = hasOptions ? sold.map((record) => variationOf(record, names, reader, context.columns)) : []
  if (!hasOptions && sold.length > 1)
    reader.problem(sold[1] ?? first, 'option1Name', 'This product has several variations, but no options that tell them apart.')
  reportDuplicates(variations, reader)
  const has = (key: ColumnKey) => context.columns.has(key)
  const offer = reader.offer(sold[0] ?? first)
  const main = sold[0] ?? first
  const tracker = sold.some((record) => isTracked(record))
  return {
    handle: handleOf(first),
    line: first.line,
    fields: {
      ...(has('title') && { name: first.values.title ?? '' }),
      ...(has('description') && { description: first.values.description ?? '' }),
      ...(has('brand') && { brand: first.values.brand ?? '' }),
      ...(has('tags') && { tags: listOf(first.values.tags, ',') }),
      ...((has('status') || has('published')) && { status: reader.status(first) }),
      ...(has('price') && { price: offer.price, discountPrice: offer.discountPrice }),
      ...(has('sku') && !hasOptions && { sku: main.values.sku ?? '' }),
      ...(has('barcode') && !hasOptions && { barcode: main.values.barcode ?? '' }),
      ...(has('taxClass') && { taxClass: reader.taxClass(main) }),
      ...(has('requiresShipping') && { requiresShipping: sold.some((record) => reader.flag(record, 'requiresShipping', true)) }),
      ...(has('tracker') && { trackInventory: tracker }),
      ...(has('quantity') && !hasOptions && { stockQuantity: reader.integer(main, 'quantity') }),
      ...(has('policy') && { allowBackorder: sold.some((record) => reader.flag(record, 'policy', false)) }),
      ...(has('inStock') && { stockStatus: reader.flag(first, 'inStock', true) }),
      ...(has('weight') && { weight: reader.measure(main, 'weight') }),
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
    isTaxed: has('taxable') ? reader.flag(main, 'taxable', true) : undefined,
    categories: has('categories') ? listOf(first.values.categories, ';') : undefined,
    images: imagesOf(records),
    kept: { ...first.kept, ...(hasOptions ? {} : main.keptOfVariation) },
    problems: reader.problems,
  }
}

/** Converts cells, and collects problems with their line and column. */
class Reader {
  readonly problems: CsvProblem[] = []
  readonly #context: CsvContext

  constructor(context: CsvContext) {
    this.#context = context
  }

  problem(record: { line: number }, key: ColumnKey, message: string): void {
    this.problems.push({ line: record.line, column: this.#context.header(key), message })
  }

  /** Price and sale price: the charged price, and the higher price to compare it with. */
  offer(record: CsvRecord): { price: number; discountPrice: number } {
    const price = this.#amount(record, 'price')
    const compareAt = this.#amount(record, 'compareAt')
    return compareAt > price ? { price: compareAt, discountPrice: price } : { price, discountPrice: 0 }
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
    if (Number.isFinite(number)) return number
    this.problem(record, key, `“${shorten(cell)}” is not a number of 0 or more.`)
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

  taxClass(record: CsvRecord): 'standard' | 'reduced' | 'zero' {
    const cell = record.values.taxClass?.toLowerCase() ?? 'standard'
    if (cell === 'standard' || cell === 'reduced' || cell === 'zero') return cell
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
    if (status !== undefined && !isStatus(status))
      this.problem(record, 'status', `“${shorten(status)}” is not a status. Use active, draft or archived.`)
    const isPublished = this.flag(record, 'published', true)
    if (status !== undefined && isStatus(status)) return status === 'active' && !isPublished ? 'draft' : status
    return isPublished ? 'active' : 'draft'
  }
}

const EXAMPLE_PRICE = 12.5
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

/** The names of a product's options with their numbers, from the first record that has any. */
function optionNames(records: readonly CsvRecord[]): { number: (typeof optionNumbers)[number]; name: string }[] {
  const named = records.find(({ values }) => values.option1Name !== undefined)
  return optionNumbers.flatMap((number) => {
    const name = named?.values[`option${number}Name`]
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

/** The images in the order of their positions; those without a position stay in the order of the file. */
function imagesOf(records: readonly CsvRecord[]): CsvImage[] {
  const images = records.flatMap(({ line, values }) =>
    values.image
      ? [{ line, url: values.image, alt: values.imageAlt ?? '', position: Number(values.imagePosition) || 1_000 }]
      : [],
  )
  return images.toSorted((a, b) => a.position - b.position).map(({ position: _, ...image }) => image)
}
