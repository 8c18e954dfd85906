import type { z } from 'zod'
import { newId } from '../../document/id.ts'
import { isRecord } from '../../document/json.ts'
import { type Choice, metaOf } from '../../field/meta.ts'

const withoutTags = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Returns the title of an item: the value of its title prop, with the label from `choices` if there is one, or the item itself if
 * it is a text. Empty if it has no title.
 */
export function itemTitle(item: unknown, titleProp: string | undefined, choices: readonly Choice[] = []): string {
  if (typeof item === 'string' || typeof item === 'number') return withoutTags(String(item))
  if (!isRecord(item)) return ''
  const named = item[titleProp ?? ''] ?? item.title ?? item.label ?? item.name ?? item.text
  const chosen = choices.find(({ value }) => value === named)
  if (chosen) return chosen.label
  return typeof named === 'string' || typeof named === 'number' ? withoutTags(String(named)) : ''
}

/** Returns a copy of the list with one item moved. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/**
 * Returns a deep copy of an item. An `id` that identifies the item is replaced by a new one. Not the value of a field named `id` that the panel
 * shows.
 */
export function copyOf(item: unknown, record?: z.ZodObject): unknown {
  const copy: unknown = structuredClone(item)
  const field = record?.shape.id as z.ZodType | undefined
  const isOwn = field !== undefined && metaOf(field).control !== 'hidden'
  return isRecord(copy) && typeof copy.id === 'string' && !isOwn ? { ...copy, id: newId() } : copy
}
