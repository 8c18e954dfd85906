import type { HandlerOutput, TranslationInput, TranslationType } from '@blockfront/contract'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { inLockOrder } from '../../ground/db/lock-order.ts'
import { type StoreTrx, withStoreRepeating } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import { unescapeFormula } from '../../ground/files/csv-text.ts'
import type { Body } from '../../ground/handler.ts'
import { loadTranslations, messages, requireLanguage, type Translations } from '../../modules/translation/index.ts'
import { writeTranslations } from './edit-item.ts'
import { sourceOf, sourceTypes } from './sources/all.ts'

const NEEDED = ['type', 'id', 'path', 'source', 'translation'] as const

/** Lines of one file, so that an import takes seconds. */
const MAX_LINES = 20_000
/** Characters of one translation. */
const MAX_TEXT = 200_000
/** Problems that are returned; all are counted. */
const MAX_PROBLEMS = 100
/** Items that are read together. */
const BATCH = 200

type Result = HandlerOutput<'translation.import'>
interface Line extends TranslationInput {
  line: number
}
interface ImportedItem {
  type: TranslationType
  id: string
  lines: Line[]
}

/**
 * Saves the translations of a CSV file in the format of the export. A line with a problem is reported and left out. A translation belongs to
 * the source in its line: if the source changed since the export, the translation is stale. Throws `invalid_input` for a file that cannot be
 * read.
 */
export function importTranslations(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { locale, csv }: Body<'translation.import'>,
): Promise<Result> {
  const { items, problems } = readItems(csv)
  return withStoreRepeating(db, storeId, async (trx) => {
    const result: Result = { imported: 0, unchanged: 0, problems: [], problemCount: 0 }
    const report = (line: number, message: string) => {
      result.problemCount++
      if (result.problems.length < MAX_PROBLEMS) result.problems.push({ line, message })
    }
    for (const { line, message } of problems) report(line, message)
    await requireLanguage(trx, storeId, locale)
    for (const type of sourceTypes) {
      // Each item is locked until the end, and two imports at the same time must lock them in the same order.
      const ofType = inLockOrder(
        items.filter((item) => item.type === type),
        ({ id }) => id,
      )
      for (let start = 0; start < ofType.length; start += BATCH)
        await importBatch(trx, storeId, { locale, type, items: ofType.slice(start, start + BATCH), result, report })
    }
    result.problems.sort((a, b) => a.line - b.line)
    const detail = { locale, imported: result.imported, problems: result.problemCount }
    await recordAudit(trx, { storeId, actorId, action: 'translation.import', detail })
    await invalidate(trx, storeId, [cacheTags.language(locale)])
    return result
  })
}

interface Batch {
  locale: string
  type: TranslationType
  items: readonly ImportedItem[]
  result: Result
  report: (line: number, message: string) => void
}

async function importBatch(trx: StoreTrx, storeId: string, { locale, type, items, result, report }: Batch): Promise<void> {
  const ids = items.map(({ id }) => id)
  const sources = new Map((await sourceOf(type).load(trx, storeId, ids)).map((item) => [item.id, item]))
  const stored = await loadTranslations(trx, storeId, { locale, type, ids })
  for (const { id, lines } of items) {
    const source = sources.get(id)
    const paths = new Set(source?.fields.map(({ path }) => path))
    const known = lines.filter(({ line, path }) => {
      if (!source) report(line, messages.unknownItem)
      else if (!paths.has(path)) report(line, messages.unknownPath)
      return paths.has(path)
    })
    const texts = new Map(source?.fields.map(({ path, text }) => [path, text]))
    const changed = known
      .map((line) => ({ ...line, source: asStored(line.source, texts.get(line.path)) }))
      .filter((line) => isChange(line, stored.get(id) ?? {}))
    result.unchanged += known.length - changed.length
    result.imported += changed.length
    if (source && changed.length > 0) await writeTranslations(trx, storeId, { locale, type, id }, source, changed)
  }
}

/** The stored source of a line: spreadsheets change line breaks, and remove spaces around a text. */
const asStored = (source: string, current = ''): string => {
  const comparable = (text: string) => text.replace(/\r\n?/g, '\n').trim()
  return comparable(source) === comparable(current) ? current : source
}

/** Whether a line says something new. An empty translation changes nothing: a file with gaps deletes no translations. */
function isChange({ path, source, text }: Line, stored: Translations): boolean {
  const before = Object.hasOwn(stored, path) ? stored[path] : undefined
  return text.trim() !== '' && !(before?.text === text && before.source === source)
}

function readItems(csv: string): { items: ImportedItem[]; problems: { line: number; message: string }[] } {
  const [headers, ...rows] = readRows(csv)
  const names = headers?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length > 0) throw invalidFile(messages.missingColumns(missing))
  if (rows.length > MAX_LINES) throw invalidFile(messages.tooManyLines(MAX_LINES))
  const items = new Map<string, ImportedItem>()
  const problems: { line: number; message: string }[] = []
  for (const { line, cells } of rows) {
    const cell = (name: (typeof NEEDED)[number]) => cells[names.indexOf(name)] ?? ''
    const type = sourceTypes.find((one) => one === cell('type').trim())
    const text = unescapeFormula(cell('translation'))
    if (!type) problems.push({ line, message: messages.unknownType })
    else if (text.length > MAX_TEXT) problems.push({ line, message: messages.tooLong(MAX_TEXT) })
    else {
      const id = unescapeFormula(cell('id')).trim()
      const key = `${type}/${id}`
      const item = items.get(key) ?? { type, id, lines: [] }
      items.set(key, item)
      item.lines.push({ line, path: unescapeFormula(cell('path')), source: unescapeFormula(cell('source')), text })
    }
  }
  return { items: [...items.values()], problems }
}

const invalidFile = (message: string) => appError('invalid_input', { message, fields: { csv: message } })

function readRows(csv: string): { line: number; cells: string[] }[] {
  try {
    const start = csv.split(/[\r\n]/, 1)[0] ?? ''
    const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => start.split(b).length - start.split(a).length)
    // Also within cells, where a spreadsheet may have changed them.
    const records = parse(csv.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    let line = 1
    return (records as unknown as { record: string[]; info: Info }[]).map(({ record, info }) => {
      const row = { line, cells: record }
      line = info.lines + 1
      return row
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw invalidFile(messages.unreadable(Number(/at line (\d+)/.exec(error.message)?.[1] ?? 1)))
  }
}
