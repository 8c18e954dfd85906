import type { Block, Blocks } from '../../block.ts'
import { WIDTHS } from '../../field/meta.ts'
import { completeOverrides } from '../components/complete-overrides.ts'
import {
  APPEAR_EFFECTS,
  type AppearEffect,
  DEPTH_LIMIT,
  type Document,
  type DocumentBlock,
  type EditorMetadata,
  emptySettings,
  HOVER_EFFECTS,
  type HoverEffect,
  type KnownBlock,
  type PageSettings,
  type UnknownBlock,
} from '../document.ts'
import { hashedId } from '../id.ts'
import { isRecord, sortedJson, withoutProto } from '../json.ts'
import { withSlot } from '../position.ts'
import { defectOf, definitionOf, schemaOf } from '../schema.ts'
import type { TopList } from '../slots/areas.ts'
import { fitAreas, fitSlots, withItemIds } from '../slots/fit-slots.ts'
import { migrate } from './migrate.ts'
import { repair } from './repair.ts'
import type { Path, Report } from './report.ts'

/** The result of `load`: the document, and a report of every change to the stored value. */
export interface LoadResult {
  document: Document
  report: Report[]
}

/**
 * Converts stored JSON to a document: completes, migrates, applies defaults and replaces invalid props one by one (blocks.md,
 * "The stored format"). Accepts a page's list of blocks or `{ content, globalContent, settings? }`. Never throws for any JSON and
 * loses nothing: unknown data is kept unchanged, and blocks that are nested too deep or fit no slot are moved after their container.
 * Two loads of the same value return the same document: a missing id is a hash of position, type and props.
 * ```ts
 * const { document, report } = load(page.content, blocks)
 * ```
 */
export function load(raw: unknown, blocks: Blocks): LoadResult {
  const loading: LoadState = {
    blocks,
    ids: new Set(),
    storedIds: new Set(),
    attempts: new Map(),
    report: [],
    unknown: [],
    surplus: [],
  }
  const source = Array.isArray(raw) ? { content: raw } : isRecord(raw) ? raw : {}
  if (source !== raw && !Array.isArray(raw) && raw !== undefined && raw !== null)
    loading.report.push({ path: [], kind: 'dropped', message: 'Not a document. It starts empty.', was: raw })
  collectIds([source.content, source.globalContent], loading.storedIds)
  const document: Document = {
    content: loadTop(source.content, 'content', loading),
    globalContent: loadTop('globalContent' in source ? source.globalContent : undefined, 'globalContent', loading),
  }
  if (isRecord(source.settings)) document.settings = loadSettings(source.settings, loading)
  // Unknown blocks get their ids last, so that none takes an id that a known block has stored.
  for (const { block, entry, raw } of loading.unknown) entry.blockId = block.id = assignId(raw, entry.path, loading).id
  return { document, report: loading.report }
}

/** A page's settings. Missing keys and values of another type become empty. */
function loadSettings(raw: Record<string, unknown>, { report }: LoadState): PageSettings {
  const settings: Record<string, unknown> = { ...emptySettings }
  for (const [key, empty] of Object.entries(emptySettings)) {
    if (typeof raw[key] === typeof empty) settings[key] = raw[key]
    else if (raw[key] !== undefined)
      report.push({ path: ['settings', key], kind: 'dropped', message: `${key} is not valid. It starts empty.`, was: raw[key] })
  }
  return settings as unknown as PageSettings
}

interface LoadState {
  blocks: Blocks
  /** The ids in use. */
  ids: Set<string>
  report: Report[]
  /** The ids in the stored value, which no block without an id gets. */
  storedIds: Set<string>
  /** How many ids were made from a seed. */
  attempts: Map<string, number>
  /** Unknown blocks that still need an id, with their stored values and report entries. */
  unknown: { block: UnknownBlock; entry: Report; raw: Record<string, unknown> }[]
  /** Blocks that fit no slot of the container that was just loaded. */
  surplus: DocumentBlock[]
}

/** Collects the ids of stored blocks, at all depths. Without recursion, because a stored value can be nested deeper than the stack. */
function collectIds(lists: unknown[], ids: Set<string>): void {
  for (let next = lists.pop(); next !== undefined || lists.length > 0; next = lists.pop()) {
    if (!Array.isArray(next)) continue
    for (const block of next) {
      if (!isRecord(block)) continue
      ids.add(storedId(block))
      lists.push(block.childComponents)
    }
  }
}

/** Loads the blocks of a list of the page, and fits them into its areas. */
function loadTop(raw: unknown, name: TopList, loading: LoadState): readonly DocumentBlock[] {
  const { list, moved, filled } = fitAreas(
    loading.blocks,
    name,
    loadList(raw, [name], 1, loading),
    nextIdAt([name, 'initial'], loading),
  )
  for (const { id } of list) if (id !== '') loading.ids.add(id)
  for (const { block, message } of moved) addReport(loading, block, { path: [name], kind: 'moved', message, was: block.slot })
  for (const title of filled)
    loading.report.push({
      path: [name],
      kind: 'defaulted',
      message: `${title} had too few blocks. It got new ones.`,
      was: undefined,
    })
  return list
}

/** Loads a list of blocks. Blocks below the depth limit are moved after their container, without recursion. */
function loadList(raw: unknown, path: Path, depth: number, loading: LoadState, blockId?: string): DocumentBlock[] {
  if (raw === undefined) return []
  if (!Array.isArray(raw)) {
    loading.report.push({ path, blockId, kind: 'dropped', message: 'Not a list of blocks. It starts empty.', was: raw })
    return []
  }
  const list: DocumentBlock[] = []
  const waiting = raw.map((item, i): [unknown, Path, boolean] => [item, [...path, i], false]).reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [item, at, lifted] = next
    const block = loadBlock(item, at, depth, loading)
    list.push(block, ...loading.surplus.splice(0))
    if (lifted)
      addReport(loading, block, {
        path: at,
        kind: 'moved',
        was: undefined,
        message: `Was nested deeper than ${DEPTH_LIMIT} levels. It now follows its container.`,
      })
    if (depth < DEPTH_LIMIT || block.contentType !== 'container') continue
    const deeper = (item as Record<string, unknown>).childComponents
    if (Array.isArray(deeper)) for (const child of deeper.toReversed()) waiting.push([child, at, true])
  }
  return list
}

const addReport = ({ report }: LoadState, { id }: { id: string }, entry: Omit<Report, 'blockId'>) =>
  report.push({ ...entry, blockId: id })

function loadBlock(raw: unknown, path: Path, depth: number, loading: LoadState): DocumentBlock {
  const type = isRecord(raw) ? definitionOf(loading.blocks, raw.type) : undefined
  if (!isRecord(raw) || !type) return keep(raw, path, 'This app has no block type with this name', loading)
  const defect = defectOf(type)
  if (defect !== undefined) return keep(raw, path, defect, loading)
  const props = propsOf(raw, type, loading.blocks)
  if ('unreadable' in props) return keep(raw, path, props.unreadable, loading)

  const { id, ...identified } = assignId(raw, path, loading)
  const block: KnownBlock = {
    ...(withoutProto(raw) as object),
    id,
    type: type.type,
    contentType: type.contentType,
    version: type.version,
    props: props.props,
  }
  if (identified.message)
    addReport(loading, block, { path: [...path, 'id'], kind: 'identified', message: identified.message, was: raw.id })
  for (const entry of props.report) addReport(loading, block, { ...entry, path: [...path, ...entry.path] })
  for (const [key, fits] of FITTING) {
    if (raw[key] === undefined || fits(raw[key], type)) continue
    addReport(loading, block, {
      path: [...path, key],
      kind: 'defaulted',
      message: `${key} is not valid for the block type ${type.type}.`,
      was: raw[key],
    })
    if (key === 'variant' || key === 'slot') delete block[key]
  }
  if (raw.editor !== undefined) loadNotes(block, raw.editor, path, loading)
  if (type.contentType === 'container')
    block.childComponents =
      depth < DEPTH_LIMIT || !Array.isArray(raw.childComponents)
        ? loadList(raw.childComponents, [...path, 'childComponents'], depth + 1, loading, id)
        : []
  if (type.slots) fillSlots(block, type, path, depth, loading)
  return block
}

/** Fits the children of a container into its slots. Those that fit none of them are left for the list of the container. */
function fillSlots(block: KnownBlock, type: Block, path: Path, depth: number, loading: LoadState): void {
  const nextId = nextIdAt([...path, 'initial'], loading)
  block.props = withItemIds(type, block.props, nextIdAt([...path, 'props'], loading))
  const { children, surplus, moved, filled } = fitSlots(loading.blocks, type, block, depth, nextId)
  const at = [...path, 'childComponents']
  block.childComponents = children
  // Unknown blocks stay the same objects, because they get their ids last.
  loading.surplus.push(...surplus.map((child) => (child.contentType === 'unknown' ? child : withSlot(child, block.slot))))
  for (const child of children) loading.ids.add(child.id)
  for (const { block: child, message } of moved) addReport(loading, child, { path: at, kind: 'moved', message, was: child.slot })
  for (const title of filled)
    addReport(loading, block, {
      path: at,
      kind: 'defaulted',
      message: `${title} had too few blocks. It got new ones.`,
      was: undefined,
    })
}

/** The keys of a stored block that are completed when missing, and the check of each value. */
const FITTING: readonly [string, (value: unknown, type: Block) => boolean][] = [
  ['contentType', (value, type) => value === type.contentType],
  ['version', isVersion],
  ['variant', (value) => typeof value === 'string'],
  ['slot', (value) => typeof value === 'string'],
  ['props', isRecord],
]

function isVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1
}

type PropsReport = Omit<Report, 'blockId'>[]

/** Returns complete and valid props of the current version, or the reason why the stored props can't be read. */
function propsOf(
  raw: Record<string, unknown>,
  type: Block,
  blocks: Blocks,
): { props: Record<string, unknown>; report: PropsReport } | { unreadable: string } {
  const version = isVersion(raw.version) ? raw.version : 1
  if (version > type.version)
    return { unreadable: `Version ${version} of this block type is newer than version ${type.version} of this app` }
  const report: PropsReport = []
  let stored = isRecord(raw.props) ? raw.props : {}
  if (version < type.version) {
    try {
      stored = migrate(type, version, stored)
    } catch (error) {
      return { unreadable: `Version ${version} could not be migrated (${error instanceof Error ? error.message : error})` }
    }
    report.push({
      path: ['version'],
      kind: 'migrated',
      message: `Migrated from version ${version} to ${type.version}.`,
      was: version,
    })
  }
  const { props, invalidValues } = repair(schemaOf(type), stored)
  if (!props) return { unreadable: 'The block type has a prop without a default' }
  const own = type.instance?.overrides
  const overrides = own === undefined ? undefined : completeOverrides(blocks, props[own])
  const all = [
    ...invalidValues,
    ...(overrides?.invalidValues ?? []).map((invalidValue) => ({ ...invalidValue, path: [own ?? '', ...invalidValue.path] })),
  ]
  for (const { path, message, was, dropped } of all)
    report.push({ path: ['props', ...path], kind: dropped ? 'dropped' : 'defaulted', message, was })
  return { props: own === undefined ? props : { ...props, [own]: overrides?.list }, report }
}

/** The id of a stored block as text; empty if it has none. */
const storedId = ({ id }: Record<string, unknown>): string =>
  typeof id === 'number' ? String(id) : typeof id === 'string' ? id : ''

/** Returns an id that is unused in the document: the stored one if possible, otherwise a hash of position, type and props. */
function assignId(raw: Record<string, unknown>, path: Path, loading: LoadState): { id: string; message?: string } {
  const own = storedId(raw)
  const free = own !== '' && !loading.ids.has(own)
  const id = free ? own : unusedId([path, sortedJson([raw.type, raw.props])], loading)
  loading.ids.add(id)
  if (free) return typeof raw.id === 'string' ? { id } : { id, message: 'The id was a number; it is text now.' }
  return {
    id,
    message: own ? 'Another block has the same id; this one got a new id.' : 'The block had no id; it got a new one.',
  }
}

/** Returns a function that returns the ids of new parts at a place of the page, the same ones in every load. */
function nextIdAt(path: Path, loading: LoadState): () => string {
  return () => {
    const id = unusedId([path], loading)
    loading.ids.add(id)
    return id
  }
}

/** Returns an id that no block has, the same one in every load. */
function unusedId(seed: readonly unknown[], { ids, storedIds, attempts }: LoadState): string {
  const text = JSON.stringify(seed)
  for (let attempt = attempts.get(text) ?? 0; ; attempt++) {
    const id = hashedId(`${text} ${attempt}`)
    if (ids.has(id) || storedIds.has(id)) continue
    attempts.set(text, attempt + 1)
    return id
  }
}

/** Keeps an unknown value unchanged. */
function keep(raw: unknown, path: Path, why: string, loading: LoadState): UnknownBlock {
  const record = isRecord(raw) ? raw : {}
  const block: UnknownBlock = {
    id: '',
    type: typeof record.type === 'string' ? record.type : '',
    contentType: 'unknown',
    version: isVersion(record.version) ? record.version : 1,
    props: {},
    ...(typeof record.slot === 'string' && { slot: record.slot }),
    stored: raw,
  }
  const entry: Report = { path, kind: 'unknown', message: `${why}. The block is kept unchanged.`, was: raw }
  loading.report.push(entry)
  loading.unknown.push({ block, entry, raw: record })
  return block
}

const isBoolean = (value: unknown) => typeof value === 'boolean'

const EDITOR_METADATA: Record<keyof EditorMetadata, (value: unknown) => boolean> = {
  label: (value) => typeof value === 'string',
  locked: isBoolean,
  hidden: isBoolean,
  appear: (value) => APPEAR_EFFECTS.includes(value as AppearEffect),
  hover: (value) => HOVER_EFFECTS.includes(value as HoverEffect),
  hiddenOn: (value) => Array.isArray(value) && new Set(value).size === value.length && value.every((one) => WIDTHS.includes(one)),
}

function loadNotes(block: KnownBlock, raw: unknown, path: Path, loading: LoadState): void {
  const notes: Record<string, unknown> = isRecord(raw) ? { ...withoutProto(raw) } : {}
  const noteInvalid = (at: Path, was: unknown) =>
    addReport(loading, block, {
      path: [...path, 'editor', ...at],
      kind: 'dropped',
      message: 'The editor cannot read this value.',
      was,
    })
  if (!isRecord(raw)) noteInvalid([], raw)
  for (const [key, fits] of Object.entries(EDITOR_METADATA)) {
    if (notes[key] === undefined || fits(notes[key])) continue
    noteInvalid([key], notes[key])
    delete notes[key]
  }
  if (isRecord(raw)) block.editor = notes
  else delete block.editor
}
