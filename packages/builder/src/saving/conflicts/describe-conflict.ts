import type { Blocks, Document, DocumentBlock, PageSettings } from '@blockfront/engine'
import { find, schemaOf, typeOf } from '@blockfront/engine'
import { leaves, textFields } from '../../canvas/text/find-text.ts'
import { blockName, listKey, partLabels } from '../differences/compare.ts'
import { messages } from '../messages.ts'
import type { Conflict } from './conflict.ts'

/** A conflict as shown in the dialog. */
export interface ConflictText {
  /** Name of the block, setting or list. */
  name: string
  /** The block's first text on the page, to distinguish blocks of the same type; empty if it has none. */
  about: string
  /** Whether the block is on all pages. */
  shared: boolean
  /** The change of each side. */
  mine: string
  theirs: string
}

/** Maximum length of a text, and maximum number of settings or blocks, in a row. */
const SHOWN_LETTERS = 80
const SHOWN_PARTS = 3
const SHOWN_BLOCKS = 5

const cut = (text: string) => (text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS - 1).trimEnd()}…` : text)

/** HTML or plain text as a single line. */
const plain = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** The first text of a block on the page; empty if it has none. */
export function contentTitle(blocks: Blocks, block: DocumentBlock): string {
  const type = typeOf(blocks, block.type)
  if (!type || block.contentType === 'unknown') return ''
  const texts = textFields(leaves(schemaOf(type), block.props)).map(({ value }) => plain(value))
  return cut(texts.find((text) => text !== '') ?? '')
}

/** A short description of a value. */
function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return messages.conflict.empty
  if (typeof value === 'boolean') return value ? messages.conflict.on : messages.conflict.off
  if (Array.isArray(value)) return messages.conflict.items(value.length)
  if (typeof value === 'object') return Object.values(value).map(valueText).filter(Boolean).join(', ')
  return cut(plain(String(value))) || messages.conflict.empty
}

/** Returns the description of a conflict for the dialog. */
export function describeConflict(conflict: Conflict, mine: Document, theirs: Document, blocks: Blocks): ConflictText {
  if (conflict.kind === 'settings') {
    const key = conflict.parts[0] as keyof PageSettings
    return {
      name: messages.conflict.setting(messages.pageFields[key] ?? key),
      about: '',
      shared: false,
      mine: valueText(mine.settings?.[key]),
      theirs: valueText(theirs.settings?.[key]),
    }
  }
  if (conflict.kind === 'order') return describeOrder(conflict, mine, theirs, blocks)
  const [ours, others] = [mine, theirs].map((document) => find(document, conflict.id ?? '')) as [Found, Found]
  const found = ours ?? others
  const text = {
    name: found ? blockName(blocks, found.block) : messages.unknownBlock,
    about: found ? contentTitle(blocks, found.block) : '',
    shared: found?.path[0] === 'globalContent',
  }
  const side = (one: Found, removed: boolean) =>
    removed
      ? messages.conflict.removed
      : conflict.kind === 'removed'
        ? messages.conflict.kept
        : messages.conflict.version(aboutOf(one, blocks))
  if (conflict.kind !== 'changed' || !ours || !others)
    return { ...text, mine: side(ours, conflict.removedBy === 'mine'), theirs: side(others, conflict.removedBy === 'theirs') }
  return { ...text, mine: partsText(conflict, mine, ours, blocks), theirs: partsText(conflict, theirs, others, blocks) }
}

type Found = ReturnType<typeof find>

const aboutOf = (found: Found, blocks: Blocks) => (found ? contentTitle(blocks, found.block) : '')

/** The settings that both sides changed, with their values on one side. */
function partsText({ parts }: Conflict, document: Document, found: NonNullable<Found>, blocks: Blocks): string {
  const texts = parts.slice(0, SHOWN_PARTS).map((part) => {
    if (part === 'place') return messages.conflict.place(listName(document, listKey(found.list), blocks))
    const [label = part] = partLabels(blocks, found.block, [part])
    const value = Object.hasOwn(found.block.props, part) ? found.block.props[part] : (found.block as never)[part]
    return messages.conflict.value(label, valueText(value))
  })
  return [...texts, ...(parts.length > SHOWN_PARTS ? [messages.differences.more(parts.length - SHOWN_PARTS)] : [])].join(' · ')
}

function listName(document: Document, list: string, blocks: Blocks): string {
  if (list === 'content') return messages.conflict.page
  const container = find(document, list.replace(/^in /, ''))?.block
  return container ? blockName(blocks, container) : messages.conflict.allPages
}

function describeOrder({ id, parts }: Conflict, mine: Document, theirs: Document, blocks: Blocks): ConflictText {
  const list = parts[0] ?? 'content'
  const order = (document: Document) => {
    const all = childrenIn(document, list, id).map((block) => contentTitle(blocks, block) || blockName(blocks, block))
    const rest = all.length - SHOWN_BLOCKS
    return [...all.slice(0, SHOWN_BLOCKS), ...(rest > 0 ? [messages.differences.more(rest)] : [])].join(', ')
  }
  return {
    name: messages.conflict.order(listName(mine, list, blocks)),
    about: '',
    shared: list === 'globalContent',
    mine: order(mine),
    theirs: order(theirs),
  }
}

function childrenIn(document: Document, list: string, id: string | undefined): readonly DocumentBlock[] {
  if (id === undefined) return list === 'globalContent' ? document.globalContent : document.content
  return find(document, id)?.block.childComponents ?? []
}
