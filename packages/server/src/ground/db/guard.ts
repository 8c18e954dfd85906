import type pg from 'pg'

/**
 * Reads every SQL text that the application sends and rejects one that touches a store-owned table without a `store_id` predicate.
 * Tests run with it, because row-level security would hide such a mistake.
 */
export type Guard = {
  /** Throws when the text touches a store-owned table without a store_id predicate. */
  inspect(sql: string): void
  /** The rejected statements. */
  violations: string[]
}

/** The tables under row-level security are the store-owned ones: the catalog is the list. */
export async function storeOwnedTables(client: Pick<pg.Pool, 'query'>): Promise<Set<string>> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace`,
  )
  return new Set(rows.map((row) => row.relname))
}

export function createGuard(tables: ReadonlySet<string>): Guard {
  const violations: string[] = []
  const seen = new Map<string, string | undefined>()
  return {
    violations,
    inspect(sql) {
      if (!seen.has(sql)) seen.set(sql, findViolation(sql, tables))
      const violation = seen.get(sql)
      if (!violation) return
      violations.push(violation)
      throw new Error(violation)
    },
  }
}

type Reference = { table: string; alias: string; inserted: boolean }

/** Returns the mistake in a statement, or undefined. */
export function findViolation(sql: string, tables: ReadonlySet<string>): string | undefined {
  const words = withoutAssignments(tokens(sql))
  const references = referencesIn(words, tables)
  if (references.length === 0) return undefined
  const complain = (reference: Reference, what: string) =>
    `SQL touches ${reference.table} ${what}. Every statement on a store-owned table names its store: add "store_id = …".\n${sql}`
  const bound = boundAliases(words)
  for (const reference of references) {
    if (reference.inserted) {
      if (!insertNamesStore(words, reference.table)) return complain(reference, 'without inserting a store_id')
    } else if (!bound.has(reference.alias) && !bound.has(reference.table) && !(references.length === 1 && bound.has(''))) {
      return complain(reference, 'without a store_id predicate')
    }
  }
  if (
    !references.some((reference) => reference.inserted) &&
    !words.some((word, i) => word === 'store_id' && comparesWithValue(words, i))
  ) {
    return complain(references[0] as Reference, 'comparing store_id with other columns only')
  }
  return undefined
}

/**
 * Words, quoted names (unquoted), numbers, parameters and punctuation. Strings are replaced by a placeholder, comments removed.
 */
function tokens(sql: string): string[] {
  const pattern = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"((?:[^"]|"")*)"|\$\d+|[a-z_][a-z0-9_]*|\d+|::|[^\s]/gi
  const found: string[] = []
  for (const match of sql.matchAll(pattern)) {
    if (match[0].startsWith('--') || match[0].startsWith('/*')) continue
    found.push(match[0].startsWith("'") ? "''" : (match[1] ?? match[0]).toLowerCase())
  }
  return found
}

/** `set store_id = …` is an assignment and does not select rows. */
function withoutAssignments(words: string[]): string[] {
  const kept: string[] = []
  let depth = 0
  let assigningAt: number | undefined
  for (const word of words) {
    if (word === '(') depth++
    if (word === ')') depth--
    if (
      assigningAt !== undefined &&
      (depth < assigningAt || (depth === assigningAt && ['where', 'from', 'returning', ';'].includes(word)))
    )
      assigningAt = undefined
    if (word === 'store_id' && depth === assigningAt) kept.push('assigned')
    else kept.push(word)
    if (word === 'set') assigningAt = depth
  }
  return kept
}

const introducing = new Set(['from', 'join', 'update', 'into', 'using'])
const notAnAlias = new Set([
  'where',
  'set',
  'on',
  'using',
  'join',
  'left',
  'right',
  'inner',
  'outer',
  'cross',
  'full',
  'order',
  'group',
  'limit',
  'offset',
  'for',
  'returning',
  'values',
  'select',
  'default',
  'having',
  'union',
  'except',
  'intersect',
  'lateral',
  'natural',
  'do',
  'fetch',
  'window',
  'with',
])

function referencesIn(words: string[], tables: ReadonlySet<string>): Reference[] {
  const references: Reference[] = []
  for (let i = 0; i < words.length; i++) {
    const table = words[i] as string
    if (!tables.has(table)) continue
    const before = words[i - 1] === '.' ? words[i - 3] : words[i - 1]
    const listed = before === ',' && inFromList(words, i - 1)
    if (!(before && introducing.has(before)) && !listed && before !== 'only') continue
    let next = words[i + 1]
    if (next === 'as') next = words[i + 2]
    const alias = next && /^[a-z_]/.test(next) && !notAnAlias.has(next) ? next : table
    references.push({ table, alias, inserted: before === 'into' })
  }
  return references
}

/** Whether the comma is in a FROM list rather than in a list of columns or values. */
function inFromList(words: string[], comma: number): boolean {
  let depth = 0
  for (let i = comma - 1; i >= 0; i--) {
    const word = words[i] as string
    if (word === ')') depth++
    else if (word === '(') {
      if (depth === 0) return false
      depth--
    } else if (depth === 0) {
      if (word === 'from' || word === 'using') return true
      if (['select', 'where', 'set', 'by', 'values', 'returning', 'on'].includes(word)) return false
    }
  }
  return false
}

/** The aliases whose store_id is compared with something; '' for an unqualified one. */
function boundAliases(words: string[]): Set<string> {
  const bound = new Set<string>()
  words.forEach((word, i) => {
    if (word !== 'store_id') return
    const alias = words[i - 1] === '.' ? (words[i - 2] as string) : ''
    const before = words[alias ? i - 3 : i - 1]
    const after = words[i + 1]
    if (after === '=' || after === 'in' || before === '=' || rowComparison(words, alias ? i - 2 : i)) bound.add(alias)
  })
  return bound
}

/** `(x.store_id, x.id) in (…)` and `(…) = (…)`. */
function rowComparison(words: string[], start: number): boolean {
  if (words[start - 1] !== '(') return false
  for (let i = start; i < words.length && i < start + 16; i++)
    if (words[i] === ')') return words[i + 1] === 'in' || words[i + 1] === '='
  return false
}

/** Whether this store_id meets a value: a parameter, a literal, the scope's setting. */
function comparesWithValue(words: string[], i: number): boolean {
  const qualified = words[i - 1] === '.'
  const before = words.slice(Math.max(0, i - (qualified ? 4 : 2)), qualified ? i - 2 : i)
  const after = words.slice(i + 1, i + 6)
  const isValue = (word: string | undefined) =>
    word !== undefined && (/^\$\d+$/.test(word) || word === "''" || word === 'current_setting')
  if (after[0] === '=' && (isValue(after[1]) || (after[1] === 'any' && after[2] === '('))) return true
  if (after[0] === '=' && after[1] === '(' && after[2] === 'select' && isValue(after[3]) && after[4] === '::') return true
  if (after[0] === 'in' && isValue(after[2])) return true
  if (before.at(-1) === '=' && isValue(before.at(-2))) return true
  return rowComparison(words, qualified ? i - 2 : i)
}

function insertNamesStore(words: string[], table: string): boolean {
  const at = words.findIndex((word, i) => word === table && (words[i - 1] === 'into' || words[i - 3] === 'into'))
  const open = words.indexOf('(', at)
  return open > 0 && words.slice(open, words.indexOf(')', open)).includes('store_id')
}
