import { type PageSettings, type PageSummary, pageSettings } from '@blockfront/contract'
import { messages } from '../messages.ts'

const says = messages.settings

export const pageForm = pageSettings

/** The form's initial values: the draft's settings, from here or from the builder. */
export const formOf = ({ draftSettings }: Pick<PageSummary, 'draftSettings'>): PageSettings => ({ ...draftSettings })

/**
 * The settings that differ from the form's initial values. Only these are saved, so that a form that was open for a while does
 * not undo changes from the builder.
 */
export const changedSettings = <S extends Partial<PageSettings>>(start: S, now: S): Partial<S> =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== start[key as keyof S])) as Partial<S>

const SEARCH = { title: says.search, description: says.searchAbout, fields: ['metaTitle', 'metaDescription'] }
const SHARING = { title: says.sharing, fields: ['ogImage', 'noindex'] }

/** A system page keeps its name and its URL. */
export const pageSections = ({ isSystem }: PageSummary) => [
  isSystem ? { title: says.address, fields: ['slug'] } : { title: says.about, fields: ['name', 'slug'] },
  SEARCH,
  SHARING,
]

export const pageFields = ({ isSystem }: PageSummary) => ({
  name: { label: messages.name, help: says.nameHelp, autoComplete: 'off' },
  slug: isSystem
    ? { label: says.result, control: 'fixedAddress', help: says.fixed }
    : { label: says.address, control: 'pageAddress', help: says.slugHelp },
  metaTitle: { label: says.metaTitle, control: 'text', help: says.metaTitleHelp, autoComplete: 'off' },
  metaDescription: { label: says.metaDescription, control: 'textarea', help: says.metaDescriptionHelp },
  ogImage: { label: says.ogImage, control: 'file', accept: 'image' as const, help: says.ogImageHelp },
  noindex: { label: says.noindex, control: 'checkbox', help: says.noindexHelp },
})
