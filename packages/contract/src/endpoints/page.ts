import { z } from 'zod'
import { contentBodyLimit, type Endpoint } from '../endpoint.ts'
import {
  blocks,
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
} from '../entities/page.ts'
import { success } from '../entities/success.ts'
import { count, hostname, id, paged, pageNumber, pageSize, slug, text, time } from '../values.ts'

const byStore = z.object({ storeId: id() })
const byPage = z.object({ pageId: id() })
const pageOf = (by: 'query.pageId' | 'params.id') => ({ of: 'page', by }) as const

/** The server's document in the answer to a save that was based on an older one. */
const stale = z.object({ page: pageDraft })

/** What a save or a publish carries: blocks, and the versions that they are based on. */
const draftBody = z.object({
  storeId: id(),
  pageId: id(),
  content: blocks,
  baseVersion: count(),
  globalContent: blocks.optional().describe('Left out when the global blocks were not touched.'),
  baseGlobalVersion: count().optional().describe('Required with globalContent.'),
  settings: pageDraftSettings.optional().describe('Kept as typed, valid or not. Left out when they were not touched.'),
})

export const pageEndpoints = {
  'page.add': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Add a page as a draft, empty or from blocks',
    body: pageSettings
      .partial()
      .required({ name: true })
      .extend({ storeId: id(), content: blocks.default([]) }),
    bodyLimit: contentBodyLimit,
    response: repairedPageDraft,
    errors: { slug_taken: true, limit_reached: true },
  },
  'page.update': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Change name, slug and SEO at once, public and draft; a published page leaves a 301 at its old slug',
    body: pageSettings.partial().extend({ storeId: id(), pageId: id() }),
    response: pageSummary,
    errors: { slug_taken: true, system_page: true },
  },
  'page.saveDraft': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Save the draft; a stale base version gets 409 with the newer document',
    body: draftBody,
    bodyLimit: contentBodyLimit,
    response: savedDraft,
    errors: { stale_version: stale },
  },
  'page.publish': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Publish page, settings and global content in one transaction, and keep a version; a new slug leaves a 301',
    body: draftBody.extend({ label: text(120).default('') }),
    bodyLimit: contentBodyLimit,
    response: pageDraft,
    errors: { stale_version: stale, slug_taken: true },
  },
  'page.getById': {
    access: 'member',
    store: pageOf('query.pageId'),
    summary: 'A page with its draft, for the builder',
    query: byPage,
    response: pageDraft,
  },
  'page.getByDomain': {
    access: 'host',
    summary: 'A published page by its slug',
    query: z.object({ domain: hostname().optional(), slug: slug().default('home') }),
    response: publishedPage,
  },
  'page.getByStoreId': {
    access: 'member',
    store: 'query.storeId',
    summary: 'All pages of a store',
    query: byStore,
    response: z.array(pageSummary),
  },
  'page.getLinks': {
    access: 'member',
    store: 'query.storeId',
    summary: 'Links to all pages, for link pickers',
    query: byStore,
    response: z.array(pageLink),
  },
  'page.getGlobalContent': {
    access: 'host',
    summary: 'The published top bar, navigation and footer',
    query: z.object({ storeDomain: hostname().optional() }),
    response: z.object({ storeId: id(), storeDomain: text(260), globalContent: blocks }),
  },
  'page.delete': {
    access: 'member',
    store: pageOf('params.id'),
    summary: 'Delete a page; system pages stay',
    params: z.object({ id: id() }),
    response: success,
    errors: { system_page: true },
  },
  'page.updateSeo': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Change the SEO of the home page',
    body: pageSeo.partial().extend({ storeId: id() }),
    response: pageSeo,
  },
  'page.getHomepageSeo': {
    access: 'host-or-member',
    store: { of: 'domain', by: 'query.storeDomain' },
    summary: 'The SEO of the home page',
    query: z.object({ storeDomain: hostname().optional() }),
    response: pageSeo,
  },
  'page.getPublished': {
    access: 'member',
    store: pageOf('query.pageId'),
    summary: 'What shoppers see of a page now, for comparison with its draft',
    query: byPage,
    response: z.object({
      content: blocks.nullable().describe('null while the page is not published.'),
      globalContent: blocks,
      settings: pageSettings.nullable().describe('null while the page is not published.'),
    }),
  },
  'page.versions': {
    access: 'member',
    store: pageOf('query.pageId'),
    summary: 'The published versions of a page, newest first',
    query: byPage.extend({ pageNumber: pageNumber(), pageSize: pageSize(20) }),
    response: paged(pageVersion),
  },
  'page.version': {
    access: 'member',
    store: pageOf('query.pageId'),
    summary: 'One published version with its blocks, for preview and comparison',
    query: byPage.extend({ versionId: id() }),
    response: pageVersion.extend({
      content: blocks,
      globalContent: blocks,
      settings: pageSettings.partial().describe('As far as the version has them.'),
    }),
  },
  'page.restoreVersion': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Put a version back as the draft, repaired where its values no longer fit; publishing stays a separate act',
    body: z.object({ storeId: id(), pageId: id(), versionId: id(), baseVersion: count() }),
    response: repairedPageDraft,
    errors: { stale_version: stale },
  },
  'page.schedulePublish': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Publish the draft at a later time; null cancels',
    body: z.object({ storeId: id(), pageId: id(), publishAt: time().nullable() }),
    response: pageSummary,
  },
  'page.unpublish': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Take a page off the store host; the draft stays',
    body: z.object({ storeId: id(), pageId: id() }),
    response: pageSummary,
    errors: { system_page: true },
  },
  'page.import': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Add a page from an exported document, as a draft; answers which values did not fit',
    body: z.object({ storeId: id(), document: pageExport }),
    bodyLimit: contentBodyLimit,
    response: repairedPageDraft,
    errors: { slug_taken: true, limit_reached: true },
  },
  'page.export': {
    access: 'member',
    store: pageOf('query.pageId'),
    summary: 'One page as a JSON document',
    query: byPage,
    response: pageExport,
  },
} as const satisfies Record<string, Endpoint>
