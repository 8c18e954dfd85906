import { hash } from 'node:crypto'
import type { ChangedTags } from '../../ground/events/store-events.ts'

/** The key of every cacheable page, of any store. */
const ALL = 'blockfront'

/**
 * Maximum number of tags of a page that are sent as keys. A page with more has one key for all of them, so that headers stay
 * below 2 KB.
 */
const MAX_TAGS = 120

const keyOfStore = (storeId: string) => `store-${storeId}`
const keyOfAnyTag = (storeId: string) => `store-${storeId}-tags`

/** 48 bits of a hash: if two tags share a key, a change of one also removes pages of the other. */
const keyOfTag = (storeId: string, tag: string) => hash('sha256', `${storeId} ${tag}`, 'base64url').slice(0, 8)

/** Returns the `Surrogate-Key` of a page with these cache tags, for caches in front of the server. Keys are separated by spaces. */
export function surrogateKey(storeId: string, tags: Iterable<string>): string {
  const names = [...new Set(tags)]
  const keys = names.length > MAX_TAGS ? [keyOfAnyTag(storeId)] : names.map((tag) => keyOfTag(storeId, tag))
  return [ALL, keyOfStore(storeId), ...keys].join(' ')
}

/** Returns the keys of the pages that a change makes out of date. Takes the arguments of a change event. */
export function changedKeys(storeId: string | undefined, changed: ChangedTags): string[] {
  if (storeId === undefined) return [ALL]
  if (!changed) return [keyOfStore(storeId)]
  return [keyOfAnyTag(storeId), ...[...changed].map((tag) => keyOfTag(storeId, tag))]
}
