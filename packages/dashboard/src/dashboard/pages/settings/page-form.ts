import { type PageSettings, type PageSummary, pageSettings } from '@blockfront/contract'
import { messages } from '../messages.ts'

const settingsMessages = messages.settings

export const pageForm = pageSettings

/** The form's initial values: the draft's settings, from here or from the builder. */
export const formOf = ({ draftSettings }: Pick<PageSummary, 'draftSettings'>): PageSettings => ({ ...draftSettings })

/**
 * The settings that differ from the form's initial values. Only these are saved, so that a form that was open for a while does
 * not undo changes from the builder.
 */
export const changedSettings = <S extends Partial<PageSettings>>(start: S, now: S): Partial<S> =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== start[key as keyof S])) as Partial<S>

const SEARCH = {
  title: settingsMessages.search,
  description: settingsMessages.searchAbout,
  fields: ['metaTitle', 'metaDescription'],
}
const SHARING = { title: settingsMessages.sharing, fields: ['ogImage', 'noindex'] }

/** A system page keeps its name and its URL. */
export const pageSections = ({ isSystem }: PageSummary) => [
  isSystem ? { title: settingsMessages.address, fields: ['slug'] } : { title: settingsMessages.about, fields: ['name', 'slug'] },
  SEARCH,
  SHARING,
]

export const pageFields = ({ isSystem }: PageSummary) => ({
  name: { label: messages.name, help: settingsMessages.nameHelp, autoComplete: 'off' },
  slug: isSystem
    ? { label: settingsMessages.result, control: 'fixedAddress', help: settingsMessages.fixed }
    : { label: settingsMessages.address, control: 'pageAddress', help: settingsMessages.slugHelp },
  metaTitle: { label: settingsMessages.metaTitle, control: 'text', help: settingsMessages.metaTitleHelp, autoComplete: 'off' },
  metaDescription: { label: settingsMessages.metaDescription, control: 'textarea', help: settingsMessages.metaDescriptionHelp },
  ogImage: { label: settingsMessages.ogImage, control: 'file', accept: 'image' as const, help: settingsMessages.ogImageHelp },
  noindex: { label: settingsMessages.noindex, control: 'checkbox', help: settingsMessages.noindexHelp },
})
