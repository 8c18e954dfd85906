import { describe, expect, it } from 'vitest'
import { checkHeaders, itemBatches } from './stage-items.ts'

const refusal = (cells: readonly string[] | undefined): string => {
  try {
    checkHeaders(cells)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

it('accepts headers with a handle or a name, and at most 500 of them', () => {
  const more = (count: number) => ['Title', ...Array.from({ length: count - 1 }, (_, index) => `Own ${index}`)]
  expect([['Handle'], ['Title'], ['Title', 'Handle'], more(500)].map(refusal)).toEqual(['', '', '', ''])
  expect(checkHeaders(['Title', '', 'Extra'])).toEqual([{ key: 'title' }, undefined, { kept: 'Extra', ofVariation: false }])
  expect(refusal(more(501))).toBe('This file has more than 500 columns.')
  expect([undefined, [], ['', ' ']].map(refusal)).toEqual(Array(3).fill('This file is empty.'))
  expect(refusal(['', 'a', 'b'])).toContain('The first line must have the column names.')
})

it('names the second of two columns with one meaning; columns without a meaning may repeat', () => {
  expect(refusal(['Title', 'Price', 'Name'])).toBe('The column “Name” occurs twice. Remove one of them.')
  expect(refusal(['Title', 'Own', 'Own', ''])).toBe('')
})

describe('the rows of a file', () => {
  /** Lines 2, 3 … of a file, without line breaks in cells. */
  async function* linesOf(rows: Iterable<readonly string[]>, first = 2) {
    let line = first
    for (const cells of rows) yield { line: line++, cells: [...cells] }
  }
  const batches = async (headers: string[], rows: Iterable<readonly string[]>, first?: number) => {
    const found: {
      items: { position: number; line: number; handle: string; name: string; records: unknown[] }[]
      lines: number
    }[] = []
    for await (const batch of itemBatches(linesOf(rows, first), checkHeaders(headers))) found.push(batch)
    return found
  }
  const items = async (headers: string[], rows: Iterable<readonly string[]>, first?: number) =>
    (await batches(headers, rows, first)).flatMap((batch) =>
      batch.items.map(({ position, line, handle, name, records }) => [position, line, handle, name, records.length]),
    )

  it('are grouped by handle, or by name, and a line without both belongs to the product above', async () => {
    const rows = [
      ['red-shirt', ''],
      ['', 'Green cup'],
      ['', ''],
      ['red-shirt', 'Red shirt'],
      ['red-shirt', 'Other'],
      ['', '!!!'],
    ]
    expect(await items(['Handle', 'Title'], rows)).toEqual([
      [0, 2, 'red-shirt', 'Red shirt', 3],
      [1, 3, 'green cup', 'Green cup', 1],
      [2, 7, '!!!', '!!!', 1],
    ])
    expect(await items(['Handle', 'Title', 'Price'], [['', '', '1']])).toEqual([[0, 2, 'line-2', '', 1]])
    expect(await items(['Handle', 'Title'], [['', ' ']])).toEqual([])
    const [long] = (await batches(['Handle', 'Title'], [['long', 'x'.repeat(201)]])).flatMap((batch) => batch.items)
    expect(long?.name).toBe('x'.repeat(200))
  })

  it('are written in batches of 200 products, the last of which may continue in the next one', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => [`p${index}`])
    rows.splice(200, 0, ['p199'])
    const found = await batches(['Handle'], rows)
    expect(found.map((batch) => [batch.items.length, batch.lines])).toEqual([
      [199, 201],
      [51, 252],
    ])
    expect(found[1]?.items[0]).toMatchObject({ handle: 'p199', position: 199, records: [{}, {}] })
    expect(await batches(['Handle'], [])).toEqual([{ items: [], lines: 1 }])
  })

  it('are written earlier when they are long', async () => {
    const text = 'x'.repeat(500_000)
    const rows = ['a', 'b', 'c', 'd'].map((handle) => [handle, text, text])
    const sizes = (await batches(['Handle', 'Description', 'Note'], rows)).map((batch) => batch.items.length)
    expect(sizes).toEqual([1, 2, 1])
  })

  it('are refused beyond the limits of lines', async () => {
    const refused = async (rows: Iterable<readonly string[]>, first?: number) =>
      items(['Handle'], rows, first).then(
        () => '',
        (error) => (error as Error).message,
      )
    const same = (count: number) => Array.from({ length: count }, () => ['cup'])
    expect(await refused(same(1_000))).toBe('')
    expect(await refused(same(1_001))).toBe('The product “cup” has more than 1000 lines (line 1002).')
    expect(await refused([['a']], 500_000)).toBe('')
    expect(await refused([['a'], ['b']], 500_000)).toBe('A file can have up to 500,000 lines. Split it into several files.')
  })
})
