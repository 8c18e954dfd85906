import type { HandlerOutput, StoreLanguage } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit, type StoreRow, storeRow } from '../store/index.ts'
import { rootOf } from './language-path.ts'

/** The additional languages of a store in the owner's order. */
export const loadLanguages = (trx: StoreTrx, storeId: string): Promise<StoreLanguage[]> =>
  trx
    .selectFrom('store_languages')
    .select(['locale', 'published'])
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('locale')
    .execute()

/** The published languages of a store with the start of their URLs, the main language first. */
export async function publishedLanguages(
  trx: StoreTrx,
  storeId: string,
  main?: string,
): Promise<{ locale: string; root: string }[]> {
  const [locale, languages] = await Promise.all([
    main ?? storeRow(trx, storeId).then((row) => row.locale),
    loadLanguages(trx, storeId),
  ])
  const others = languages.filter((language) => language.published && language.locale !== locale)
  return [{ locale, root: '' }, ...others.map((language) => ({ locale: language.locale, root: rootOf(language.locale) }))]
}

/** The language with this first segment of a URL, if the store has published it, else the main language. */
export async function languageOfSegment(
  trx: StoreTrx,
  { store_id: storeId, locale: main }: { store_id: string; locale: string },
  segment: string | undefined,
): Promise<{ locale: string; root: string }> {
  const languages = segment ? await publishedLanguages(trx, storeId, main) : []
  return languages.find(({ root }) => root === `/${segment?.toLowerCase()}`) ?? { locale: main, root: '' }
}

/** The store as a shopper sees it in emails: in the language in which the shopper used it. */
export const storeInLanguage = (store: StoreRow, { locale }: { locale: string | undefined }): StoreRow =>
  locale ? { ...store, locale } : store

/** Throws `not_found` for a language that the store does not have. */
export async function requireLanguage(trx: StoreTrx, storeId: string, locale: string): Promise<void> {
  const languages = await loadLanguages(trx, storeId)
  if (!languages.some((language) => language.locale === locale)) throw appError('not_found')
}

/** The published language with this tag; undefined for the main language and for any other. */
export async function publishedLanguage(trx: StoreTrx, storeId: string, locale: string | undefined): Promise<string | undefined> {
  if (!locale) return undefined
  const languages = await loadLanguages(trx, storeId)
  return languages.find((language) => language.published && language.locale === locale)?.locale
}

async function viewLanguages(trx: StoreTrx, storeId: string): Promise<HandlerOutput<'language.list'>> {
  const [{ locale }, languages] = await Promise.all([storeRow(trx, storeId), loadLanguages(trx, storeId)])
  return { defaultLocale: locale, languages }
}

export const getLanguages = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'language.list'>> =>
  withStoreReadOnly(db, storeId, (trx) => viewLanguages(trx, storeId))

/**
 * Replaces the additional languages of a store. A removed language is deleted with its translations. Throws `invalid_input` for the main
 * language and for duplicates, and `store_limit`.
 */
export function updateLanguages(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { languages }: Body<'language.update'>,
): Promise<HandlerOutput<'language.update'>> {
  return withStore(db, storeId, async (trx) => {
    const before = await viewLanguages(trx, storeId)
    const locales = languages.map(({ locale }) => locale)
    for (const [index, locale] of locales.entries()) {
      const field = `languages.${index}.locale`
      if (locale === before.defaultLocale)
        throw appError('invalid_input', { fields: { [field]: 'This is the main language of your store.' } })
      if (locales.indexOf(locale) < index)
        throw appError('invalid_input', { fields: { [field]: 'This language is already in the list.' } })
    }
    const added = locales.filter((locale) => !before.languages.some((language) => language.locale === locale))
    const removed = before.languages.map(({ locale }) => locale).filter((locale) => !locales.includes(locale))
    if (removed.length > 0)
      await trx.deleteFrom('store_languages').where('store_id', '=', storeId).where('locale', 'in', removed).execute()
    if (added.length > 0) await checkLimit(trx, storeId, 'languages', { more: added.length })
    if (languages.length > 0)
      await trx
        .insertInto('store_languages')
        .values(languages.map(({ locale, published }, position) => ({ store_id: storeId, locale, published, position })))
        .onConflict((conflict) =>
          conflict.columns(['store_id', 'locale']).doUpdateSet((eb) => ({
            published: eb.ref('excluded.published'),
            position: eb.ref('excluded.position'),
          })),
        )
        .execute()
    const published = languages.filter((language) => language.published).map(({ locale }) => locale)
    await recordAudit(trx, { storeId, actorId, action: 'language.update', detail: { added, removed, published } })
    // Every page links to the same page in the other languages.
    await invalidate(trx, storeId)
    return viewLanguages(trx, storeId)
  })
}
