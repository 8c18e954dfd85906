import { isDeepStrictEqual } from 'node:util'
import { fieldMessage, type PageDraftSettings, type PageSettings, pageSettings } from '@blockfront/contract'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { PageRow } from '../page-rows.ts'
import { isTemplate } from '../template-page.ts'
import { isSlugTaken, SLUG_TAKEN } from './page-slug.ts'

/** Error messages by field. */
type SettingsErrors = Partial<Record<keyof PageSettings, string>>

const KEYS = Object.keys(pageSettings.shape) as (keyof PageSettings)[]

/** The columns of a page's settings. */
export type SettingsRow = Pick<
  PageRow,
  'status' | 'name' | 'slug' | 'meta_title' | 'meta_description' | 'og_image' | 'noindex' | 'draft_settings'
>

/** The settings that shoppers see; before the first publish, those that the page was created with. */
export const publicSettings = (row: SettingsRow): PageSettings => ({
  name: row.name,
  slug: row.slug,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  ogImage: row.og_image,
  noindex: row.noindex,
})

/** The settings of the draft that differ from the public ones. They are stored as typed, also when they are invalid. */
export const overridesOf = ({ draft_settings }: SettingsRow): Partial<PageDraftSettings> => draft_settings ?? {}

/** All settings of the draft, as typed. */
export const draftSettingsOf = (row: PageRow): PageDraftSettings => ({ ...publicSettings(row), ...overridesOf(row) })

const isValid = (key: keyof PageSettings, value: unknown) => pageSettings.shape[key].safeParse(value).success

/** The overrides of the draft that are valid. A slug can still be taken by another page. */
export const validOverrides = (row: SettingsRow): Partial<PageSettings> =>
  Object.fromEntries(Object.entries(overridesOf(row)).filter(([key, value]) => isValid(key as keyof PageSettings, value)))

/** The settings of the draft that are valid. */
export const validDraftSettings = (row: PageRow): Partial<PageSettings> =>
  Object.fromEntries(Object.entries(draftSettingsOf(row)).filter(([key, value]) => isValid(key as keyof PageSettings, value)))

/** The settings in an input that has other fields too. Those that it leaves out are undefined. */
export const pickSettings = (input: Partial<PageSettings>): Partial<PageSettings> =>
  Object.fromEntries(KEYS.map((key) => [key, input[key]]))

/** The columns of settings. Undefined settings stay unchanged. */
export const settingsColumns = ({ name, slug, metaTitle, metaDescription, ogImage, noindex }: Partial<PageSettings>) => ({
  name,
  slug,
  meta_title: metaTitle,
  meta_description: metaDescription,
  og_image: ogImage,
  noindex,
})

/**
 * The value of `draft_settings` for settings as typed: those that differ from the public ones, as JSON, or null if there are none. A
 * system page keeps its name and its slug, and a template its slug, which is not public.
 */
export function overridesFor(row: PageRow, settings: Partial<PageDraftSettings>): string | null {
  const current = publicSettings(row)
  const isFixed = (key: keyof PageSettings) =>
    key === 'slug' ? row.is_system || isTemplate(row.type) : key === 'name' && row.is_system
  const editable = KEYS.filter((key) => !isFixed(key))
  const changed = editable.filter((key) => settings[key] !== undefined && settings[key] !== current[key])
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed.map((key) => [key, settings[key]]))) : null
}

/** Whether the draft of a page has the same settings as `overrides`, the result of {@link overridesFor}. */
export const sameOverrides = (row: PageRow, overrides: string | null): boolean =>
  isDeepStrictEqual(overridesOf(row), JSON.parse(overrides ?? '{}'))

/** Why the settings of the draft cannot be published, by field; empty if they can. */
export async function settingsErrors(trx: StoreTrx, row: PageRow): Promise<SettingsErrors> {
  if (!row.draft_settings) return {}
  const errors: SettingsErrors = {}
  const settings = draftSettingsOf(row)
  const { error } = pageSettings.safeParse(settings, { error: fieldMessage })
  for (const { path, message } of error?.issues ?? []) errors[path[0] as keyof PageSettings] ??= message
  const hasNewSlug = overridesOf(row).slug !== undefined
  if (hasNewSlug && !errors.slug && (await isSlugTaken(trx, row.store_id, row.id)(settings.slug))) errors.slug = SLUG_TAKEN
  return errors
}
