import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CsvEncoding, type CsvRow, readCsv } from './read-csv.ts'

async function* inChunks(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
async function rowsOf(bytes: Buffer, encoding: CsvEncoding = 'auto', size = Math.max(1, bytes.length)): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of readCsv(inChunks(bytes, size), encoding)) rows.push(row)
  return rows
}
const cells = async (text: string) => (await rowsOf(Buffer.from(text))).map((row) => row.cells)

const ENCODINGS: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
]

it('reads the same rows in each encoding, wherever the parts of the file end', async () => {
  const cell = fc
    .array(fc.constantFrom('a', 'é', '€', '🙂', ' x', '1'), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(''))
  const table = fc.array(fc.tuple(cell, cell), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(...ENCODINGS), fc.integer({ min: 1, max: 9 }), async (rows, encode, size) => {
      const text = rows.map((row) => `${row.join(',')}\n`).join('')
      const expected = rows.map((row, index) => ({ line: index + 1, cells: row }))
      expect(await rowsOf(encode(text), 'auto', size)).toEqual(expected)
    }),
  )
  for (const encode of ENCODINGS) expect(await rowsOf(encode(''), 'auto', 1)).toEqual([])
})

it('reads Windows-1252 only if asked for, also a single byte', async () => {
  const latin = Buffer.from('caf\u00e9', 'latin1')
  expect(await rowsOf(latin, 'windows-1252', 1)).toEqual([{ line: 1, cells: ['café'] }])
  expect(await rowsOf(Buffer.from([0xe9]), 'windows-1252')).toEqual([{ line: 1, cells: ['é'] }])
  await expect(rowsOf(latin)).rejects.toThrow('This file is not encoded in UTF-8.')
  await expect(rowsOf(Buffer.from([0xe9]))).rejects.toThrow('This file is not encoded in UTF-8.')
})

it('finds the separator in the headers, outside of quotation marks', async () => {
  expect(await cells('a;b,c;d\n1;2;3')).toEqual([
    ['a', 'b,c', 'd'],
    ['1', '2', '3'],
  ])
  expect(await cells('a\tb\r\n1,1,1\t2')).toEqual([
    ['a', 'b'],
    ['1,1,1', '2'],
  ])
  expect(await cells('"x;y;z",b')).toEqual([['x;y;z', 'b']])
  expect(await cells('one')).toEqual([['one']])
})

it('says on which line a row starts', async () => {
  const rows = await rowsOf(Buffer.from('a,b\n"1\n2",3\n\n4,5\n'))
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 4])
  await expect(rowsOf(Buffer.from('a\nb\n"c\nd'))).rejects.toThrow('starts on line 3 cannot be read')
  await expect(rowsOf(Buffer.from(`a\n"${'x'.repeat(1_000_010)}`))).rejects.toThrow(
    'starts on line 2 is longer than 1,000,000 characters',
  )
})

it('reads the line "sep=", line ends of each kind and quotation marks within a cell, in any parts', async () => {
  const text = '\ufeffsep=|\r\na|b\r\n1|5" tube\r"2\r\n3"|x\n4|\n'
  for (const size of [1, 2, 3, 100]) {
    expect(await rowsOf(Buffer.from(text), 'auto', size)).toEqual([
      { line: 2, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '5" tube'] },
      { line: 4, cells: ['2\r\n3', 'x'] },
      { line: 6, cells: ['4', ''] },
    ])
  }
})
