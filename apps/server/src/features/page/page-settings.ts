import { isDeepStrictEqual } from 'node:util'
import { fieldMessage, type PageDraftSettings, type PageSettings, pageSettings } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../db/scope.ts'
import type { PagesTable } from '../../db/tables/pages.ts'
import { appError, violates } from '../../errors.ts'

type PageRow = Selectable<PagesTable>

/** What is wrong with settings, by field. */
type SettingsErrors = Partial<Record<keyof PageSettings, string>>

const KEYS = Object.keys(pageSettings.shape) as (keyof PageSettings)[]

/** A slug that another page has, as the owner reads it. */
const TAKEN = 'Another page of this store uses this address.'

/** What shoppers see of a page's settings; for a page that was never published, what it was created with. */
export const publicSettings = (row: PageRow): PageSettings => ({
  name: row.name,
  slug: row.slug,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  ogImage: row.og_image,
  noindex: row.noindex,
})

/** The draft's own settings: those that differ from the public ones, as typed. */
export const overridesOf = ({ draft_settings }: PageRow): Partial<PageDraftSettings> => draft_settings ?? {}

/** A page's settings as they were last typed. */
export const draftSettingsOf = (row: PageRow): PageDraftSettings => ({ ...publicSettings(row), ...overridesOf(row) })

const fits = (key: keyof PageSettings, value: unknown) => pageSettings.shape[key].safeParse(value).success

/** The draft's own settings that could be published, but for a slug that may be taken. */
export const validOverrides = (row: PageRow): Partial<PageSettings> =>
  Object.fromEntries(Object.entries(overridesOf(row)).filter(([key, value]) => fits(key as keyof PageSettings, value)))

/** The columns of settings. Those that are left out stay as they are. */
export const settingsColumns = ({ name, slug, metaTitle, metaDescription, ogImage, noindex }: Partial<PageSettings>) => ({
  name,
  slug,
  meta_title: metaTitle,
  meta_description: metaDescription,
  og_image: ogImage,
  noindex,
})

/**
 * What `draft_settings` holds for settings as typed: those that differ from the public ones; null where none does. A system page keeps
 * its name and its slug.
 */
export function overridesFor(row: PageRow, settings: Partial<PageDraftSettings>): string | null {
  const shown = publicSettings(row)
  const kept = KEYS.filter((key) => !(row.is_system && (key === 'name' || key === 'slug')))
  const own = kept.filter((key) => settings[key] !== undefined && settings[key] !== shown[key]).map((key) => [key, settings[key]])
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : null
}

/** Whether a page's draft has the same settings as `overrides`, which `overridesFor` wrote. */
export const sameOverrides = (row: PageRow, overrides: string | null): boolean =>
  isDeepStrictEqual(overridesOf(row), JSON.parse(overrides ?? '{}'))

/** Why the draft's settings can't be published as they are, by field; empty when they can. */
export async function settingsErrors(trx: StoreTrx, row: PageRow): Promise<SettingsErrors> {
  if (!row.draft_settings) return {}
  const errors: SettingsErrors = {}
  const settings = draftSettingsOf(row)
  const { error } = pageSettings.safeParse(settings, { error: fieldMessage })
  for (const { path, message } of error?.issues ?? []) errors[path[0] as keyof PageSettings] ??= message
  const changed = overridesOf(row).slug !== undefined
  if (changed && !errors.slug && (await takenBySlug(trx, row.store_id, row.id)(settings.slug))) errors.slug = TAKEN
  return errors
}

/** Whether another page of the store has this slug, or is to have it with its next publish. `own` is a page that may have it. */
export const takenBySlug =
  (trx: StoreTrx, storeId: string, own = '') =>
  async (slug: string) =>
    (await trx
      .selectFrom('pages')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', '!=', own)
      .where((eb) => eb.or([eb('slug', '=', slug), eb(eb.ref('draft_settings', '->>').key('slug'), '=', slug)]))
      .executeTakeFirst()) !== undefined

/** A unique violation of a page's slug as an error that names the field; every other error unchanged. */
export const slugTaken = (error: unknown): unknown =>
  violates(error, 'pages_store_id_slug_key') ? appError('slug_taken', { fields: { slug: TAKEN } }) : error
