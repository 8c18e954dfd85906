import { z } from 'zod'
import { contentBodyLimit, type Endpoint } from '../../endpoint.ts'
import { missingFiles } from '../../entities/content/media.ts'
import {
  appliedOperations,
  blocks,
  newPageType,
  pageDraft,
  pageDraftSettings,
  pageExport,
  pageLink,
  pageSeo,
  pageSettings,
  pageSummary,
  pageVersion,
  publishedPage,
  repairedPageDraft,
  savedDraft,
} from '../../entities/content/page.ts'
import { pageOperation } from '../../entities/content/page-operation.ts'
import { success } from '../../entities/success.ts'
import { count, hostname, id, paged, pageNumber, pageSize, slug, text, time } from '../../values.ts'

const byStore = z.object({ storeId: id() })
const byPage = z.object({ pageId: id() })
const pageOf = (by: 'query.pageId' | 'params.id') => ({ of: 'page', by }) as const

/** Details of an error for a save that is based on an older version: the stored draft. */
const stale = z.object({ page: pageDraft })

/** Body of a save or a publish: blocks and the versions that they are based on. */
const draftBody = z.object({
  storeId: id(),
  pageId: id(),
  content: blocks,
  baseVersion: count(),
  globalContent: blocks.optional().describe('Omit it if the global blocks did not change.'),
  baseGlobalVersion: count().optional().describe('Required with globalContent.'),
  settings: pageDraftSettings.optional().describe('Stored even if invalid. Omit them if they did not change.'),
})

export const pageEndpoints = {
  'page.add': {
    route: 'POST /page/add-page',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Add a page as a draft, empty or from blocks',
    body: pageSettings
      .partial()
      .required({ name: true })
      .extend({
        storeId: id(),
        type: newPageType
          .default('custom')
          .describe('`product` and `collection` are templates, which products and categories choose.'),
        content: blocks.default([]),
      }),
    bodyLimit: contentBodyLimit,
    response: repairedPageDraft,
    errors: { slug_taken: true, limit_reached: true },
  },
  'page.update': {
    route: 'PUT /page/update-page',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Update name, slug and SEO of the draft and the published page; a published page leaves a 301 at its old slug',
    body: pageSettings.partial().extend({ storeId: id(), pageId: id() }),
    response: pageSummary,
    errors: { slug_taken: true, system_page: true },
  },
  'page.saveDraft': {
    route: 'PUT /page/save-draft',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Save the draft; a stale base version responds with 409 and the newer draft',
    body: draftBody,
    bodyLimit: contentBodyLimit,
    response: savedDraft,
    errors: { stale_version: stale },
  },
  'page.applyOperations': {
    route: 'POST /page/apply-operations',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Insert, update, move and remove blocks of a draft; all operations are applied, or none',
    description:
      'Every value must fit the schema of its block type (schemas/blocks). The change is a version of the page, so `page.restoreVersion` undoes it. Nothing is published.',
    body: z.object({
      storeId: id(),
      pageId: id(),
      baseVersion: count(),
      operations: z.array(pageOperation).min(1).max(100),
      label: text(120).default('').describe('Name of the change in the list of versions.'),
    }),
    response: appliedOperations,
    errors: { stale_version: stale },
  },
  'page.publish': {
    route: 'PUT /page/update-all-content',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Publish page, settings and global content in one transaction and store a version; a new slug leaves a 301',
    body: draftBody.extend({ label: text(120).default('') }),
    bodyLimit: contentBodyLimit,
    response: pageDraft,
    errors: { stale_version: stale, slug_taken: true },
  },
  'page.getById': {
    route: 'GET /page/get-page-by-id',
    access: 'member',
    needs: 'content.manage',
    store: pageOf('query.pageId'),
    summary: 'Get the draft of a page for the builder',
    query: byPage,
    response: pageDraft,
  },
  'page.getByDomain': {
    route: 'GET /page/get-page-by-domain',
    access: 'host',
    summary: 'Get a published page by slug',
    query: z.object({ domain: hostname().optional(), slug: slug().default('home') }),
    response: publishedPage,
  },
  'page.getByStoreId': {
    route: 'GET /page/get-pages-by-store-id',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'List all pages of a store',
    query: byStore,
    response: z.array(pageSummary),
  },
  'page.getLinks': {
    route: 'GET /page/get-pages-links',
    access: 'member',
    needs: 'content.manage',
    store: 'query.storeId',
    summary: 'List links to all pages',
    query: byStore,
    response: z.array(pageLink),
  },
  'page.getGlobalContent': {
    route: 'GET /page/get-page-global-content',
    access: 'host',
    summary: 'Get the published top bar, navigation and footer',
    query: z.object({ storeDomain: hostname().optional() }),
    response: z.object({ storeId: id(), storeDomain: text(260), globalContent: blocks }),
  },
  'page.delete': {
    route: 'DELETE /page/delete/{id}',
    access: 'member',
    needs: 'content.publish',
    store: pageOf('params.id'),
    summary: 'Delete a page; system pages cannot be deleted, nor components that pages show',
    params: z.object({ id: id() }),
    response: success,
    errors: { system_page: true, component_in_use: true },
  },
  'page.updateSeo': {
    route: 'PUT /page/update-seo',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Update the SEO of the home page',
    body: pageSeo.partial().extend({ storeId: id() }),
    response: pageSeo,
  },
  'page.getHomepageSeo': {
    route: 'GET /page/get-homepage-seo',
    access: 'host-or-member',
    needs: 'content.manage',
    store: { of: 'domain', by: 'query.storeDomain' },
    summary: 'Get the SEO of the home page',
    query: z.object({ storeDomain: hostname().optional() }),
    response: pageSeo,
  },
  'page.getPublished': {
    route: 'GET /page/get-published',
    access: 'member',
    needs: 'content.manage',
    store: pageOf('query.pageId'),
    summary: 'Get the published content of a page to compare it with its draft',
    query: byPage,
    response: z.object({
      content: blocks.nullable().describe('null while the page is not published.'),
      globalContent: blocks,
      settings: pageSettings.nullable().describe('null while the page is not published.'),
    }),
  },
  'page.versions': {
    route: 'GET /page/versions',
    access: 'member',
    needs: 'content.manage',
    store: pageOf('query.pageId'),
    summary: 'List the versions of a page, newest first: those that were published, and changes by `page.applyOperations`',
    query: byPage.extend({ pageNumber: pageNumber(), pageSize: pageSize(20) }),
    response: paged(pageVersion),
  },
  'page.version': {
    route: 'GET /page/version',
    access: 'member',
    needs: 'content.manage',
    store: pageOf('query.pageId'),
    summary: 'Get a version with its blocks',
    query: byPage.extend({ versionId: id() }),
    response: pageVersion.extend({
      content: blocks,
      globalContent: blocks,
      settings: pageSettings.partial().describe('Older versions have only some settings.'),
      missingFiles: missingFiles(),
    }),
  },
  'page.restoreVersion': {
    route: 'POST /page/restore-version',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary:
      'Restore a version as the draft; values that no longer fit are repaired, deleted files are left out, and nothing is published',
    body: z.object({ storeId: id(), pageId: id(), versionId: id(), baseVersion: count() }),
    response: repairedPageDraft,
    errors: { stale_version: stale },
  },
  'page.schedulePublish': {
    route: 'PUT /page/schedule-publish',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Publish the draft at a later time; null cancels',
    body: z.object({ storeId: id(), pageId: id(), publishAt: time().nullable() }),
    response: pageSummary,
  },
  'page.unpublish': {
    route: 'POST /page/unpublish',
    access: 'member',
    needs: 'content.publish',
    store: 'body.storeId',
    summary: 'Unpublish a page; the draft stays',
    body: z.object({ storeId: id(), pageId: id() }),
    response: pageSummary,
    errors: { system_page: true },
  },
  'page.import': {
    route: 'POST /page/import',
    access: 'member',
    needs: 'content.manage',
    store: 'body.storeId',
    summary: 'Add a draft page from an exported document; returns the repaired values',
    body: z.object({ storeId: id(), document: pageExport }),
    bodyLimit: contentBodyLimit,
    response: repairedPageDraft,
    errors: { slug_taken: true, limit_reached: true },
  },
  'page.export': {
    route: 'GET /page/export',
    access: 'member',
    needs: 'content.manage',
    store: pageOf('query.pageId'),
    summary: 'Export a page as a JSON document',
    query: byPage.extend({
      instances: z
        .enum(['detach', 'keep'])
        .default('detach')
        .describe('`detach` replaces instances of shared components by their blocks. `keep` is for a copy in the same store.'),
    }),
    response: pageExport,
  },
} as const satisfies Record<string, Endpoint>
