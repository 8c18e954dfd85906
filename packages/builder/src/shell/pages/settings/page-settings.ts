import type { Document } from '@blockfront/engine'
import { field, sameJson } from '@blockfront/engine'
import { type ErrorTree, errorTree, firstMessage, problemTree } from '@blockfront/engine/form'
import { z } from 'zod'
import type { PageSettings, PageSummary, SettingsErrors } from '../../../adapter.ts'
import { messages } from '../../messages.ts'

const settingsFormMessages = messages.settingsForm

/** A slug: lowercase letters of any script, also with marks, digits and single hyphens, as in the contract (`slugPattern`). */
const SLUG =
  /^[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]*)*$/u

/** The rules for a published page's settings, as in the contract (`pageSettings`). */
const published = () =>
  z.object({
    name: field.text(settingsFormMessages.name).min(1).max(120),
    slug: field.text(settingsFormMessages.slug).max(120).regex(SLUG, settingsFormMessages.slugWrong),
    metaTitle: field.text(settingsFormMessages.metaTitle).max(200),
    metaDescription: field.textarea(settingsFormMessages.metaDescription).max(500),
    ogImage: field.file(settingsFormMessages.ogImage),
    noindex: field.checkbox(settingsFormMessages.noindex),
  })

/** Maximum lengths of a draft's texts, in characters (the contract's `pageDraftSettings`). */
const LONGEST = 5000

/** A draft keeps everything that is typed, whether it can be published or not. */
export const draftSettings = (type?: PageSummary['type']) =>
  z.object({
    name: field
      .text(settingsFormMessages.name, {
        help: type === 'component' ? settingsFormMessages.componentNameHelp : settingsFormMessages.nameHelp,
      })
      .max(LONGEST),
    slug: field.text(settingsFormMessages.slug, { help: settingsFormMessages.slugHelp }).max(LONGEST),
    metaTitle: field.text(settingsFormMessages.metaTitle, { help: settingsFormMessages.metaTitleHelp }).max(LONGEST),
    metaDescription: field
      .textarea(settingsFormMessages.metaDescription, { help: settingsFormMessages.metaDescriptionHelp })
      .max(LONGEST),
    ogImage: z.string().max(LONGEST).meta({ control: 'file', accept: 'image', label: settingsFormMessages.ogImage }),
    noindex: field.checkbox(settingsFormMessages.noindex),
  })

const FIELDS = ['name', 'slug', 'metaTitle', 'metaDescription', 'ogImage', 'noindex'] as const satisfies (keyof PageSettings)[]

/**
 * The fields that an owner can change: those that the app uses. Name and URL of a system page are fixed, and a page that shows products or
 * categories has no URL. A shared component has only a name.
 */
export function settingFields(
  { isSystem, type }: Pick<PageSummary, 'isSystem' | 'type'>,
  used: readonly (keyof PageSettings)[] = FIELDS,
): readonly (keyof PageSettings)[] {
  if (type === 'component') return used.includes('name') ? ['name'] : []
  const fixed: readonly string[] = isSystem ? ['name', 'slug'] : type === 'product' || type === 'collection' ? ['slug'] : []
  return FIELDS.filter((name) => used.includes(name) && !fixed.includes(name))
}

/** Errors of settings by field. `fromServer` applies to the settings in `saved`, so it counts only for unchanged fields. */
export function settingsProblems(
  settings: PageSettings,
  {
    fields,
    saved,
    fromServer,
  }: { fields: readonly (keyof PageSettings)[]; saved: Document['settings']; fromServer: SettingsErrors },
): ErrorTree | undefined {
  const own = problemTree(published(), settings)?.children ?? {}
  const problems = fields.flatMap((key) => {
    const server = sameJson(settings[key], saved?.[key]) ? fromServer[key] : undefined
    const message = firstMessage(own[key]) ?? server
    return message ? [{ path: [key], message }] : []
  })
  return errorTree(problems)
}
