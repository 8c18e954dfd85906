import { expect, it } from 'vitest'
import { z } from 'zod'
import { appError } from '../../ground/errors.ts'
import { readHeaders } from '../../modules/product/csv/columns.ts'
import { toRecord } from '../../modules/product/csv/csv-record.ts'
import { readProduct } from '../../modules/product/csv/read-product.ts'
import { problemsOf, problemsOfError } from './check-import.ts'

const header = (key: string) => `<${key}>`
const source = { currency: 'EUR', header } as const

/** The product of lines with these cells; the first one is on line 2. */
function productOf(headers: string[], ...lines: string[][]) {
  const meanings = readHeaders(headers)
  const columns = new Set(meanings.flatMap((meaning) => (meaning && 'key' in meaning ? [meaning.key] : [])))
  const records = lines.map((cells, index) => toRecord(index + 2, cells, meanings))
  return readProduct(records, { currency: 'EUR', templates: new Map(), columns, header })
}

it('a new product needs a name and a price, an existing one does not', () => {
  const product = productOf(['URL handle', 'Tags'], ['cup', 'blue'])
  expect(problemsOf(product, source, true)).toEqual([])
  expect(problemsOf(product, source, false)).toEqual([
    { line: 2, column: '<title>', message: 'A new product needs a name.' },
    { line: 2, column: '<price>', message: 'A new product needs a price.' },
  ])
  expect(problemsOf(productOf(['Name', 'Price'], ['Cup', '1']), source, false)).toEqual([])
})

it('reports at most 100 problems of cells, and those of saving only without them', () => {
  const wrong = productOf(
    ['Name', 'Option1 name', 'Option1 value', 'Price', 'Stock'],
    ...Array.from({ length: 120 }, (_, n) => [n === 0 ? 'Cup' : '', n === 0 ? 'Size' : '', `S${n}`, 'cheap', '1']),
  )
  expect(problemsOf(wrong, source, false)).toHaveLength(100)
  const coded = productOf(
    ['Name', 'Option1 name', 'Option1 value', 'Price', 'Barcode'],
    ...Array.from({ length: 120 }, (_, n) => [n === 0 ? 'Cup' : '', n === 0 ? 'Size' : '', `S${n}`, '1', 'x'.repeat(500)]),
  )
  expect(problemsOf(coded, source, false)).toHaveLength(100)
  const long = productOf(['Name', 'Price', 'SEO title'], ['Cup', '1', 'x'.repeat(500)])
  expect(problemsOf(long, source, false)).toEqual([
    { line: 2, column: '<seoTitle>', message: expect.stringMatching(/^Use at most \d+ characters\.$/) },
  ])
})

it('finds the line and the column of an error, and rethrows one that has no reason for the owner', () => {
  const product = productOf(
    ['Name', 'Option1 name', 'Option1 value', 'SKU', 'Price'],
    ['Cup', 'Size', 'S', 'A', '1'],
    ['', '', 'M', 'B', '1'],
  )
  const problems = (error: unknown) => problemsOfError(error, product, source)
  const fields = { 'variations.1.sku': 'Taken.', price: 'Too low.', unknown: 'Odd.' }
  expect(problems(appError('invalid_input', { fields }))).toEqual([
    { line: 3, column: '<sku>', message: 'Taken.' },
    { line: 2, column: '<price>', message: 'Too low.' },
    { line: 2, column: '', message: 'Odd.' },
  ])
  expect(problems(appError('conflict', { message: 'Busy.' }))).toEqual([{ line: 2, column: '', message: 'Busy.' }])
  const parsed = z.object({ variations: z.array(z.object({ barcode: z.string() })) }).safeParse({ variations: [{ barcode: 1 }] })
  expect(problems(parsed.error)).toEqual([{ line: 2, column: '<barcode>', message: expect.any(String) }])
  const failure = new Error('Disk')
  expect(() => problems(failure)).toThrow(failure)
  expect(() => problems(appError('internal'))).toThrow()
})
