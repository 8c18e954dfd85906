import { type PageSummary, pageSeo } from '@blockfront/contract'
import type { ControlMeta } from '@blockfront/engine/form'
import { words } from './words.ts'

export const seoForm = pageSeo

export const seoFields: Readonly<Record<string, Partial<ControlMeta>>> = {
  metaTitle: { label: words.metaTitle, control: 'text', help: words.titleHelp, autoComplete: 'off' },
  metaDescription: { label: words.metaDescription, control: 'textarea', help: words.descriptionHelp },
  ogImage: { label: words.ogImage, control: 'file', accept: 'image', help: words.imageHelp },
  noindex: { label: words.noindex, control: 'checkbox', help: words.noindexHelp },
}

/** A page's SEO as it was last typed, here or in the builder. */
export const seoOf = ({
  draftSettings: { metaTitle, metaDescription, ogImage, noindex },
}: Pick<PageSummary, 'draftSettings'>) => ({
  metaTitle,
  metaDescription,
  ogImage,
  noindex,
})

/** Product and collection pages stand for many addresses, each with words of its own; nobody looks for a checkout. */
export const isFound = ({ type }: PageSummary): boolean => !['home', 'product', 'collection', 'checkout'].includes(type)
