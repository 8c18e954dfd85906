import { type PageSummary, pageSeo } from '@blockfront/contract'
import type { ControlMeta } from '@blockfront/engine/form'
import { messages } from './messages.ts'

export const seoForm = pageSeo

export const seoFields: Readonly<Record<string, Partial<ControlMeta>>> = {
  metaTitle: { label: messages.metaTitle, control: 'text', help: messages.titleHelp, autoComplete: 'off' },
  metaDescription: { label: messages.metaDescription, control: 'textarea', help: messages.descriptionHelp },
  ogImage: { label: messages.ogImage, control: 'file', accept: 'image', help: messages.imageHelp },
  noindex: { label: messages.noindex, control: 'checkbox', help: messages.noindexHelp },
}

/** A page's SEO as last typed, here or in the builder. */
export const seoOf = ({
  draftSettings: { metaTitle, metaDescription, ogImage, noindex },
}: Pick<PageSummary, 'draftSettings'>) => ({
  metaTitle,
  metaDescription,
  ogImage,
  noindex,
})

/** Product and collection pages have many URLs, each with its own texts, and checkout is not indexed. */
export const isFound = ({ type }: PageSummary): boolean => !['home', 'product', 'collection', 'checkout'].includes(type)
