import { z } from 'zod'
import { count, id, slug, text, time, url } from '../values.ts'

/**
 * A stored block on the wire: any JSON. blocks.md promises that what is not understood is kept and written back, so the wire
 * refuses nothing here; the engine's `load` checks, migrates and completes on the server. Size and nesting are bounded by the
 * body's limit and by `findJsonFault`.
 */
const storedBlock = z.unknown().meta({
  id: 'StoredBlock',
  description:
    'A block in the stored format: id, type, contentType, version, variant, props, childComponents. See schemas/page.json.',
})

/** A page's blocks, or the store's global ones. 5,000 top-level blocks and 4 MB of JSON are the limits. */
export const blocks = z.array(storedBlock).max(5000)

export const pageType = z.enum(['home', 'shop', 'product', 'collection', 'about', 'checkout', 'policy', 'custom'])

/** How search engines and link previews see a page. */
const seo = { metaTitle: text(200), metaDescription: text(500), ogImage: url(), noindex: z.boolean() }

/** The store's homepage SEO (product.md, `/page/get-homepage-seo`). */
export const pageSeo = z.object(seo).meta({ id: 'PageSeo' })

/** What an owner may change about a page besides its blocks. */
export const pageSettings = z.object({ name: text(120).min(1), slug: slug(), ...seo })

/** The settings of a draft: as typed, so that what can't be published is kept too. */
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

/** Why settings of a draft can't be published as they are. */
const settingsErrors = z
  .partialRecord(z.enum(['name', 'slug', 'metaTitle', 'metaDescription', 'ogImage', 'noindex']), text(500))
  .describe('Why settings of the draft can’t be published, by field; empty when they can.')

/** What a save of a draft answers. */
export const savedDraft = z.object({
  pageId: id(),
  version: count(),
  globalVersion: count(),
  updatedAt: time(),
  settingsErrors,
})

/** A page as the dashboard lists it: with the settings that shoppers see, or those of the draft while it is not published. */
export const pageSummary = z
  .object({
    pageId: id(),
    storeId: id(),
    name: text(120),
    slug: slug(),
    type: pageType,
    isSystem: z.boolean().describe('A system page can be edited but neither deleted nor renamed.'),
    status: z.enum(['draft', 'published']),
    ...seo,
    draftSettings: pageDraftSettings.describe('The settings as last typed; the next publish makes them public.'),
    hasUnpublishedChanges: z.boolean(),
    publishedAt: time().nullable(),
    scheduledAt: time().nullable(),
    createdAt: time(),
    updatedAt: time(),
  })
  .meta({ id: 'PageSummary' })

/** A page as the builder opens it: the draft, with the versions that the next save has to name. */
export const pageDraft = pageSummary
  .extend({
    storeDomain: text(260),
    settingsErrors,
    content: blocks,
    version: count().describe('Version of the draft; the next save names it as baseVersion.'),
    globalContent: blocks,
    globalVersion: count().describe('Version of the draft of the global content.'),
  })
  .meta({ id: 'PageDraft' })

/** A stored value that did not fit its block and was replaced or left out, such as a color that is none. */
export const pageRepair = z
  .object({
    path: z.array(z.union([z.string(), z.int()])).describe('Where it was, such as ["content", 3, "props", "heading"].'),
    blockId: text(5000).optional(),
    kind: z
      .enum(['defaulted', 'dropped', 'moved'])
      .describe('`defaulted`: the default is used. `dropped`: it was left out. `moved`: the block now follows its container.'),
    message: text(5000),
    was: z.unknown().describe('The old value; of a long one, the first 1,000 characters of its JSON.'),
    block: text(5000).describe('Name of the block type for people; empty for the page.'),
    field: text(5000).describe('Label of the field for people, such as "Slides › 2 › Title".'),
  })
  .meta({ id: 'PageRepair' })

/** A page's draft after its blocks were checked and repaired, and what was repaired. */
export const repairedPageDraft = pageDraft
  .extend({ repairs: z.array(pageRepair).max(200).describe('What did not fit, at most the first 200.') })
  .meta({ id: 'RepairedPageDraft' })

/** A published page as a store host serves it (product.md, "Page"). */
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

/** One publish of a page. */
export const pageVersion = z
  .object({ versionId: id(), pageId: id(), number: count(), label: text(120), authorName: text(120), createdAt: time() })
  .meta({ id: 'PageVersion' })

/** A link to a page, for link pickers. */
export const pageLink = z.object({ label: text(120), url: text(500), slug: slug(), type: pageType }).meta({ id: 'PageLink' })

/** One page as a JSON document, for export and import. */
export const pageExport = z
  .object({
    $schema: z.string().max(500).optional(),
    name: text(120).min(1),
    slug: slug(),
    metaTitle: text(200).default(''),
    metaDescription: text(500).default(''),
    ogImage: url().default(''),
    noindex: z.boolean().default(false),
    content: blocks,
  })
  .meta({ id: 'PageExport' })

/** A redirect that the owner made or that a renamed page left behind. */
export const redirect = z
  .object({ redirectId: id(), fromPath: text(500), toPath: text(2048), source: z.enum(['manual', 'rename']), createdAt: time() })
  .meta({ id: 'Redirect' })

export type PageType = z.output<typeof pageType>
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
