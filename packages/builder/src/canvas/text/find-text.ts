import { bare, metaOf, schemaOf } from '@blockfront/engine'
import type { z } from 'zod'
import type { Builder } from '../../store/builder-store.ts'
import { BLOCK_ATTRIBUTE, type BlockElements } from '../block/block-elements.ts'

/** A text field of a block: the path of its value in the props, and its kind. */
export interface TextField {
  path: readonly (string | number)[]
  control: 'text' | 'textarea' | 'richText'
  value: string
}

export type FoundText =
  | { kind: 'plain'; blockId: string; path: readonly (string | number)[]; multiline: boolean; element: HTMLElement }
  | { kind: 'elsewhere'; prop: string }

const WRITTEN = ['text', 'textarea', 'richText'] as const

/** A field that holds one value, at any path in the props. */
export interface Leaf {
  path: readonly (string | number)[]
  control: string
  value: unknown
  /** What a field of files accepts. */
  accept?: 'image' | 'video' | undefined
}

/** Every field of a block in schema order. Lists and objects are replaced by their fields. */
export function leaves(schema: z.ZodType, value: unknown, path: readonly (string | number)[] = []): Leaf[] {
  const inner = bare(schema)
  if (Array.isArray(value) && 'element' in inner)
    return value.flatMap((item, i) => leaves(inner.element as z.ZodType, item, [...path, i]))
  if (typeof value === 'object' && value !== null && 'shape' in inner)
    return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
      leaves(field, (value as Record<string, unknown>)[key], [...path, key]),
    )
  const { control = '', accept } = metaOf(schema)
  return [{ path, control, value, accept }]
}

/** The fields that contain text. */
export const textFields = (fields: readonly Leaf[]): TextField[] =>
  fields.flatMap(({ path, control, value }) => {
    const written = WRITTEN.find((one) => one === control)
    return written && typeof value === 'string' ? [{ path, control: written, value }] : []
  })

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Returns the text field that an element on the page shows. Views know nothing about editing, so the text decides: the field with the same text.
 * If several have it, it is the one with the same index as the element among elements with this text. Undefined if no single field matches, such
 * as for a product's name or a text made of two fields.
 */
export function matchField(fields: readonly TextField[], shown: readonly string[], at: number): TextField | undefined {
  const text = squeeze(shown[at] ?? '')
  if (!text) return undefined
  const same = fields.filter(({ control, value }) => control !== 'richText' && squeeze(value) === text)
  if (same.length <= 1) return same[0]
  const turns = shown.flatMap((one, i) => (squeeze(one) === text ? [i] : []))
  return turns.length === same.length ? same[turns.indexOf(at)] : undefined
}

/** Returns the text field of a block at a point of the window. */
export function findText(
  builder: Builder,
  blockElements: BlockElements,
  blockId: string,
  x: number,
  y: number,
): FoundText | undefined {
  const block = builder.index.entries.get(blockId)?.block
  const type = block && builder.blocks[block.type]
  if (!block || !type || block.contentType === 'unknown') return undefined
  const fields = textFields(leaves(schemaOf(type), block.props))
  const holders = textHolders(blockElements.elementsOf(blockId))
  const at = holders.findIndex((element) => textCovers(element, x, y))
  const element = holders[at]
  const field = matchField(
    fields,
    holders.map((holder) => holder.textContent),
    at,
  )
  if (field && element) return { kind: 'plain', blockId, path: field.path, multiline: field.control === 'textarea', element }
  const rich = fields.find(({ control }) => control === 'richText')
  return rich && element ? { kind: 'elsewhere', prop: String(rich.path[0]) } : undefined
}

/** Returns the block's first text that can be edited on the page, without inner blocks; otherwise its first formatted text. */
export function findFirstText(builder: Builder, blockElements: BlockElements, blockId: string): FoundText | undefined {
  const block = builder.index.entries.get(blockId)?.block
  const type = block && builder.blocks[block.type]
  if (!block || !type || block.contentType === 'unknown' || block.editor?.hidden) return undefined
  const fields = textFields(leaves(schemaOf(type), block.props))
  const holders = textHolders(blockElements.elementsOf(blockId))
  const shown = holders.map((holder) => holder.textContent)
  for (const [at, element] of holders.entries()) {
    const field =
      element.closest(`[${BLOCK_ATTRIBUTE}]`)?.getAttribute(BLOCK_ATTRIBUTE) === blockId
        ? matchField(fields, shown, at)
        : undefined
    if (field) return { kind: 'plain', blockId, path: field.path, multiline: field.control === 'textarea', element }
  }
  const rich = fields.find(({ control }) => control === 'richText')
  return rich && { kind: 'elsewhere', prop: String(rich.path[0]) }
}

/** The elements that directly contain text, in reading order. */
export function textHolders(roots: readonly Element[]): HTMLElement[] {
  const holders = new Set<HTMLElement>()
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim() && node.parentElement) holders.add(node.parentElement)
  }
  return [...holders]
}

function textCovers(element: HTMLElement, x: number, y: number): boolean {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].some((rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom)
}

/** Returns a copy of a value with one text replaced. */
export function withText(value: unknown, path: readonly (string | number)[], text: string): unknown {
  const [key, ...rest] = path
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((item, i) => (i === key ? withText(item, rest, text) : item))
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [key]: withText(record[key], rest, text) }
}
