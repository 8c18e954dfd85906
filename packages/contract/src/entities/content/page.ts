import { z } from 'zod'
import { count, id, slug, text, time, url } from '../../values.ts'
import { missingFiles } from './media.ts'

/**
 * A stored block: any JSON, because unknown data is kept (blocks.md). On the server, the engine's `load` validates and migrates blocks. The
 * body limit and `findJsonFault` limit size and nesting.
 */
const storedBlock = z.unknown().meta({
  id: 'StoredBlock',
  description:
    'A block in the stored format: id, type, contentType, version, variant, props, childComponents. See schemas/page.json.',
})

/** Blocks of a page, or global blocks of a store: at most 5,000 top-level blocks and 4 MB of JSON. */
export const blocks = z.array(storedBlock).max(5000)

/** A page of type `component` is a shared component: other pages show its blocks, and it has no URL. */
export const pageType = z.enum(['home', 'shop', 'product', 'collection', 'about', 'checkout', 'policy', 'custom', 'component'])

/** Types of pages that owners add. A page of type `product` or `collection` is a template: products or categories choose it. */
export const newPageType = pageType.extract(['custom', 'product', 'collection'])

/** Metadata of a page for search engines and link previews. */
const seo = { metaTitle: text(200), metaDescription: text(500), ogImage: url(), noindex: z.boolean() }

/** SEO of the home page (product.md, `/page/get-homepage-seo`). */
export const pageSeo = z.object(seo).meta({ id: 'PageSeo' })

/** Settings of a page that an owner can change. */
export const pageSettings = z.object({ name: text(120).min(1), slug: slug(), ...seo })

/** Settings of a draft. They are stored even if they cannot be published. */
export const pageDraftSettings = z
  .object({
    name: text(5000),
    slug: text(5000),
    metaTitle: text(5000),
    metaDescription: text(5000),
    ogImage: text(5000),
    noindex: z.boolean(),
  })
  .meta({ id: 'PageDraftSettings' })

/** Errors that prevent publishing the settings of a draft. */
const settingsErrors = z
  .partialRecord(z.enum(['name', 'slug', 'metaTitle', 'metaDescription', 'ogImage', 'noindex']), text(500))
  .describe('Errors that prevent publishing the settings, by field; empty without errors.')

/** Response to saving a draft. */
export const savedDraft = z.object({
  pageId: id(),
  version: count(),
  globalVersion: count(),
  updatedAt: time(),
  settingsErrors,
})

/** Response to operations on a draft. */
export const appliedOperations = z
  .object({
    pageId: id(),
    version: count().describe('The version of the draft, for the next baseVersion.'),
    blockIds: z.array(text(5000)).describe('The affected block of each operation: the new one of an insertion.'),
    versionId: id().describe('The version of the page with the change.'),
    previousVersionId: id().describe('The version of the page without the change. Restore it to undo the change.'),
    updatedAt: time(),
  })
  .meta({ id: 'AppliedOperations' })

/** A page in the dashboard's list, with its published settings, or those of the draft before it is published. */
export const pageSummary = z
  .object({
    pageId: id(),
    storeId: id(),
    name: text(120),
    slug: slug(),
    type: pageType,
    isSystem: z.boolean().describe('A system page cannot be deleted or renamed.'),
    status: z.enum(['draft', 'published']),
    ...seo,
    draftSettings: pageDraftSettings.describe('Settings of the draft, which the next publish makes public.'),
    hasUnpublishedChanges: z.boolean(),
    publishedAt: time().nullable(),
    scheduledAt: time().nullable(),
    createdAt: time(),
    updatedAt: time(),
  })
  .meta({ id: 'PageSummary' })

/** A page for the builder: the draft with the versions that the next save must send. */
export const pageDraft = pageSummary
  .extend({
    storeDomain: text(260),
    settingsErrors,
    content: blocks,
    version: count().describe('Version of the draft. The next save sends it as baseVersion.'),
    globalContent: blocks,
    globalVersion: count().describe('Version of the draft of the global content.'),
  })
  .meta({ id: 'PageDraft' })

/** A stored value that was invalid and was replaced or removed, such as an invalid color. */
export const pageRepair = z
  .object({
    path: z.array(z.union([z.string(), z.int()])).describe('Path of the value, such as ["content", 3, "props", "heading"].'),
    blockId: text(5000).optional(),
    kind: z
      .enum(['defaulted', 'dropped', 'moved'])
      .describe('`defaulted`: replaced by the default. `dropped`: removed. `moved`: the block now follows its container.'),
    message: text(5000),
    was: z.unknown().describe('The old value; at most the first 1,000 characters of its JSON.'),
    block: text(5000).describe('Title of the block type; empty for the page.'),
    field: text(5000).describe('Label of the field, such as "Slides › 2 › Title".'),
  })
  .meta({ id: 'PageRepair' })

/** A repaired draft with its repairs. */
export const repairedPageDraft = pageDraft
  .extend({ repairs: z.array(pageRepair).max(200).describe('Repairs, at most the first 200.'), missingFiles: missingFiles() })
  .meta({ id: 'RepairedPageDraft' })

/** A published page as a store hostname serves it (product.md, "Page"). */
export const publishedPage = z
  .object({
    pageId: id(),
    slug: slug(),
    name: text(120),
    type: pageType,
    globalContent: blocks,
    content: blocks,
    ...seo,
    storeId: id(),
    storeDomain: text(260),
  })
  .meta({ id: 'PublishedPage' })

/** A version of a page. */
export const pageVersion = z
  .object({
    versionId: id(),
    pageId: id(),
    number: count(),
    label: text(120),
    authorName: text(120).describe('The member, or the API token, that made it; empty if unknown.'),
    isPublished: z.boolean().describe('Whether it was published. If not, it is a state of the draft.'),
    createdAt: time(),
  })
  .meta({ id: 'PageVersion' })

/** A link to a page. */
export const pageLink = z.object({ label: text(120), url: text(500), slug: slug(), type: pageType }).meta({ id: 'PageLink' })

/** A page as a JSON document for export and import. */
export const pageExport = z
  .object({
    $schema: z.string().max(500).optional(),
    name: text(120).min(1),
    slug: slug(),
    metaTitle: text(200).default(''),
    metaDescription: text(500).default(''),
    ogImage: url().default(''),
    noindex: z.boolean().default(false),
    type: newPageType.optional().describe('`product` and `collection`: a template. Omitted for other pages.'),
    content: blocks,
  })
  .meta({ id: 'PageExport' })

/** A redirect of the owner, or from the old URL of a renamed page. */
export const redirect = z
  .object({ redirectId: id(), fromPath: text(500), toPath: text(2048), source: z.enum(['manual', 'rename']), createdAt: time() })
  .meta({ id: 'Redirect' })

export type PageType = z.output<typeof pageType>
export type NewPageType = z.output<typeof newPageType>
export type PageSeo = z.output<typeof pageSeo>
export type PageSettings = z.output<typeof pageSettings>
export type PageDraftSettings = z.output<typeof pageDraftSettings>
export type PageSummary = z.output<typeof pageSummary>
export type PageRepair = z.output<typeof pageRepair>
export type PageDraft = z.output<typeof pageDraft>
export type PublishedPage = z.output<typeof publishedPage>
export type PageVersion = z.output<typeof pageVersion>
export type PageLink = z.output<typeof pageLink>
export type PageExport = z.output<typeof pageExport>
export type Redirect = z.output<typeof redirect>
