import { newId } from '../../document/id.ts'
import { isRecord } from '../../document/json.ts'
import type { Choice } from '../../field/meta.ts'

const withoutTags = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What an item is called in its list: its title prop, as the choice among `choices` is called where it is one, or itself where it
 * is a text. Empty where it has no words.
 */
export function itemTitle(item: unknown, titleProp: string | undefined, choices: readonly Choice[] = []): string {
  if (typeof item === 'string' || typeof item === 'number') return withoutTags(String(item))
  if (!isRecord(item)) return ''
  const named = item[titleProp ?? ''] ?? item.title ?? item.label ?? item.name ?? item.text
  const chosen = choices.find(({ value }) => value === named)
  if (chosen) return chosen.label
  return typeof named === 'string' || typeof named === 'number' ? withoutTags(String(named)) : ''
}

/** A copy of the list with one item at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** A copy that shares nothing with the item; an `id` of text becomes a fresh one. */
export function copyOf(item: unknown): unknown {
  const copy: unknown = structuredClone(item)
  return isRecord(copy) && typeof copy.id === 'string' ? { ...copy, id: newId() } : copy
}
