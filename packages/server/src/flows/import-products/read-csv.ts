import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, type Info, parse } from 'csv-parse'
import { appError } from '../../ground/errors.ts'

/** A line of a CSV file; `line` is where it starts, from 1. */
export interface CsvRow {
  line: number
  cells: string[]
}

export type CsvEncoding = 'auto' | 'windows-1252'

/** Longest row in characters: a product with its description. */
const MAX_ROW = 1_000_000
/** Characters in which the first line must end. */
const MAX_HEADERS = 100_000

const NOT_UTF8 =
  'This file is not encoded in UTF-8. Save it as “CSV UTF-8”, or choose the encoding “Western European (Windows-1252)” and upload it again.'

/**
 * Reads the rows of a CSV file as they arrive: UTF-8 or UTF-16 (with a byte order mark), or Windows-1252 if asked for; separated by commas,
 * semicolons or tabs. Lines may end differently within a file. Quotation marks within a cell without quotation marks are text, as in
 * spreadsheets. Throws `invalid_input` with the line for a file that cannot be read.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>, encoding: CsvEncoding): AsyncGenerator<CsvRow> {
  const text = decode(bytes, encoding)
  const first = await withFirstLine(text, '')
  const separator = SEPARATOR_LINE.exec(first)
  // The line "sep=;" is for spreadsheets.
  const start = separator ? await withFirstLine(text, first.slice(separator[0].length)) : first
  /** Lines before the headers. */
  const before = separator ? 1 : 0
  /** Where the row starts that is parsed next. Rows before it may still wait for the reader. */
  let next = before + 1
  /** Line breaks that the parser counted twice, in the parsed rows and in those that were read. */
  let parsed = 0
  let read = 0
  const parser = parse({
    bom: true,
    delimiter: separator?.[1] ?? delimiterOf(start),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
    on_record: (row: string[], { lines }) => {
      // With `info`, it is an object with the record, which the types of the library do not say.
      parsed += twiceCounted((row as unknown as { record: string[] }).record)
      next = lines - parsed + before + 1
      return row
    },
  })
  const source = Readable.from(
    (async function* () {
      yield start
      yield* text
    })(),
  )
  const feeding = pipeline(source, parser)
  // The error reaches the reader below.
  feeding.catch(() => {})
  let line = before + 1
  try {
    for await (const row of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { line, cells: row.record }
      read += twiceCounted(row.record)
      line = row.info.lines - read + before + 1
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, next) : error
  } finally {
    source.destroy()
  }
}

/** The parser counts the line break CR LF within a cell as two. */
const twiceCounted = (row: readonly string[]): number =>
  row.reduce((sum, cell) => sum + (cell.includes('\r\n') ? cell.split('\r\n').length - 1 : 0), 0)

function unreadable(error: CsvError, line: number) {
  const message =
    error.code === 'CSV_MAX_RECORD_SIZE'
      ? `The row that starts on line ${line} is longer than ${MAX_ROW.toLocaleString('en')} characters. A quotation mark may be missing.`
      : `The row that starts on line ${line} cannot be read: a quotation mark is missing or in the wrong place.`
  return appError('invalid_input', { message, fields: { file: message }, cause: error })
}

const wrongEncoding = (cause: unknown) => appError('invalid_input', { message: NOT_UTF8, fields: { file: NOT_UTF8 }, cause })

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: CsvEncoding): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let held = Buffer.alloc(0)
  const decoderOf = (start: Buffer) => new TextDecoder(encodingOf(start, encoding), { fatal: true })
  try {
    for await (const chunk of bytes) {
      held = Buffer.concat([held, chunk])
      // A byte order mark may arrive in two parts.
      if (held.length < 2) continue
      decoder ??= decoderOf(held)
      yield decoder.decode(held, { stream: true })
      held = Buffer.alloc(0)
    }
    decoder ??= decoderOf(held)
    yield decoder.decode(held)
  } catch (error) {
    throw error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
      ? wrongEncoding(error)
      : error
  }
}

function encodingOf(start: Buffer, encoding: CsvEncoding): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return encoding === 'auto' ? 'utf-8' : encoding
}

/** The line in which a file says what separates its cells. */
const SEPARATOR_LINE = /^\ufeff?sep=([,;\t|])(?:\r\n|\n|\r)/i

/** Returns a text continued until its first line ends, with the character after that. */
async function withFirstLine(text: AsyncGenerator<string>, begun: string): Promise<string> {
  let start = begun
  while (!/[\r\n][\s\S]/.test(start) && start.length < MAX_HEADERS) {
    const { value, done } = await text.next()
    if (done) break
    start += value
  }
  return start
}

/** The separator that is most frequent in the headers, outside of quotation marks. */
function delimiterOf(start: string): string {
  const headers = (start.split(/[\r\n]/)[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: headers.split(delimiter).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}
