import { type PageSummary, pageSettings } from '@blockfront/contract'
import { words } from './words.ts'

const says = words.settings

export const pageForm = pageSettings

/** What a page starts its form with. */
export const formOf = ({ name, slug, metaTitle, metaDescription, ogImage, noindex }: PageSummary) => ({
  name,
  slug,
  metaTitle,
  metaDescription,
  ogImage,
  noindex,
})

const SEARCH = { title: says.search, description: says.searchAbout, fields: ['metaTitle', 'metaDescription'] }
const SHARING = { title: says.sharing, fields: ['ogImage', 'noindex'] }

/** A page that the store needs keeps its name and its address. */
export const pageSections = ({ isSystem }: PageSummary) => [
  isSystem ? { title: says.address, fields: ['slug'] } : { title: says.about, fields: ['name', 'slug'] },
  SEARCH,
  SHARING,
]

export const pageFields = ({ isSystem }: PageSummary) => ({
  name: { label: words.name, help: says.nameHelp, autoComplete: 'off' },
  slug: isSystem
    ? { label: says.result, control: 'fixedAddress', help: says.fixed }
    : { label: says.address, control: 'pageAddress', help: says.slugHelp },
  metaTitle: { label: says.metaTitle, control: 'text', help: says.metaTitleHelp, autoComplete: 'off' },
  metaDescription: { label: says.metaDescription, control: 'textarea', help: says.metaDescriptionHelp },
  ogImage: { label: says.ogImage, control: 'file', accept: 'image' as const, help: says.ogImageHelp },
  noindex: { label: says.noindex, control: 'checkbox', help: says.noindexHelp },
})
