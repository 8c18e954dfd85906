import type { HandlerOutput, TranslationInput, TranslationState } from '@blockfront/contract'
import type { Translations } from '@blockfront/engine'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body, Query } from '../../ground/handler.ts'
import { sanitizeHtml } from '../../ground/sanitize-html.ts'
import { checkByteLimit } from '../../modules/store/index.ts'
import {
  loadTranslations,
  lockTranslations,
  removeMediaFrom,
  requireLanguage,
  resolveTranslation,
  type SourceItem,
  storeTranslations,
  translatedFields,
} from '../../modules/translation/index.ts'
import { sourceOf } from './sources/all.ts'

type Key = Pick<Query<'translation.get'>, 'locale' | 'type' | 'id'>

async function sourceItem(trx: StoreTrx, storeId: string, { type, id }: Key): Promise<SourceItem> {
  const [item] = await sourceOf(type).load(trx, storeId, [id])
  return orNotFound(item)
}

async function viewItem(
  trx: StoreTrx,
  storeId: string,
  { locale, type, id }: Key,
  item: SourceItem,
): Promise<HandlerOutput<'translation.get'>> {
  const row = await trx
    .selectFrom('translations')
    .select(['fields', 'source_hash', 'missing'])
    .where('store_id', '=', storeId)
    .where('locale', '=', locale)
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst()
  const fields = translatedFields(item, (row?.fields ?? {}) as Translations)
  const state: TranslationState = !row
    ? 'missing'
    : row.source_hash !== item.hash
      ? 'stale'
      : row.missing > 0
        ? 'missing'
        : 'done'
  return { type, locale, id, name: item.name, state, fields }
}

/** An item with its texts and their translations. Throws `not_found` for an unknown item or language. */
export function getTranslatedItem(
  { db, store: { storeId } }: StoreScope,
  key: Query<'translation.get'>,
): Promise<HandlerOutput<'translation.get'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    await requireLanguage(trx, storeId, key.locale)
    return viewItem(trx, storeId, key, await sourceItem(trx, storeId, key))
  })
}

/**
 * Saves translations of an item; the others stay. A text that the item no longer has is ignored. Shoppers see the result immediately. Throws
 * `not_found` for an unknown item or language, and `store_limit`.
 */
export function saveTranslatedItem(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { fields, ...key }: Body<'translation.save'>,
): Promise<HandlerOutput<'translation.save'>> {
  return withStore(db, storeId, async (trx) => {
    await requireLanguage(trx, storeId, key.locale)
    const item = await sourceItem(trx, storeId, key)
    await writeTranslations(trx, storeId, key, item, fields)
    await recordAudit(trx, {
      storeId,
      actorId,
      action: 'translation.save',
      target: key.id,
      detail: { locale: key.locale, type: key.type, name: item.name },
    })
    await invalidate(trx, storeId, [cacheTags.language(key.locale)])
    return viewItem(trx, storeId, key, item)
  })
}

/**
 * Removes a deleted file from all translations of a store, and from the texts that they were made from, so that they still belong to the
 * texts from which `remove_media_usages` removed it. Call it afterwards.
 */
export async function removeMediaFromTranslations(trx: StoreTrx, storeId: string, mediaId: string): Promise<void> {
  const keys = await trx
    .selectFrom('translations')
    .select(['locale', 'type', 'id'])
    .where('store_id', '=', storeId)
    .where(sql<boolean>`position(${`/media/${storeId}/${mediaId}`} in fields::text) > 0`)
    .orderBy(['locale', 'type', 'id'])
    .execute()
  for (const { locale, type, id } of keys) {
    const key = { locale, type: type as Key['type'], id }
    await lockTranslations(trx, storeId, key)
    await removeMediaFrom(trx, storeId, key, mediaId)
    const [item] = await sourceOf(key.type).load(trx, storeId, [id])
    if (item) await writeTranslations(trx, storeId, key, item, [])
  }
}

/** Writes translations of an item into its row, without audit log and notification. */
export async function writeTranslations(
  trx: StoreTrx,
  storeId: string,
  { locale, type, id }: Key,
  item: SourceItem,
  given: readonly TranslationInput[],
): Promise<void> {
  await lockTranslations(trx, storeId, { locale, type, id })
  const stored = (await loadTranslations(trx, storeId, { locale, type, ids: [id] })).get(id) ?? {}
  const next = mergeTranslations(item, stored, given)
  const states = item.fields.map((field) => resolveTranslation(field, next).state)
  const json = JSON.stringify(next)
  const source_hash = states.includes('stale') ? '' : item.hash
  const missing = states.filter((state) => state === 'missing').length
  await storeTranslations(trx, storeId, { locale, type, id }, { fields: json, source_hash, missing })
  await checkByteLimit(trx, storeId, 'translations', json.length)
}

/** The translations of an item after a change. Those of texts that the item no longer has are dropped. */
function mergeTranslations(item: SourceItem, stored: Translations, given: readonly TranslationInput[]): Translations {
  const inputs = new Map(given.map((input) => [input.path, input]))
  const next: Record<string, { source: string; text: string }> = {}
  for (const field of item.fields) {
    const { path, kind, text: source } = field
    const input = inputs.get(path)
    if (input) {
      const text = kind === 'richText' ? sanitizeHtml(input.text) : input.text
      if (text.trim() !== '') next[path] = { source: input.source, text }
      continue
    }
    const { text, previousSource } = resolveTranslation(field, stored)
    if (text) next[path] = { source: previousSource ?? source, text }
  }
  return next
}
