import { endpoints } from '@blockfront/contract'
import { z } from 'zod'
import { NO_BLOCK, pageExcerpt } from '../page-excerpt.ts'
import { defineTool } from '../tool.ts'
import { ToolError } from '../tool-error.ts'
import { paging } from './paging.ts'

const operations = endpoints['page.applyOperations'].body.shape
const restoring = endpoints['page.restoreVersion'].body.shape
const { pageId } = operations
const version = operations.baseVersion.describe('The version of the draft that read_page or the last change returned.')

/** JSON of blocks in one result, in bytes. The rest of the result is small. */
const BLOCK_BYTES = 44_000

const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description: 'Lists the pages of the store with name, URL handle, type and status.',
  input: z.strictObject(paging),
  calls: ['page.getByStoreId'],
  run: async ({ call, storeId }, { pageNumber, pageSize }) => {
    const pages = await call('page.getByStoreId', { query: { storeId } })
    return {
      content: pages
        .slice(pageNumber * pageSize, (pageNumber + 1) * pageSize)
        .map(({ pageId, name, slug, type, status, hasUnpublishedChanges }) => ({
          pageId,
          name,
          slug,
          type,
          status,
          hasUnpublishedChanges,
        })),
      totalPages: Math.ceil(pages.length / pageSize),
      totalElements: pages.length,
      pageNumber,
    }
  },
})

const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns the blocks of the draft of a page as JSON, with their ids, and the version that edit_page needs. A long page comes in parts: call it again with "nextIndex" as "from". "blockId" reads one block and its children.',
  input: z.strictObject({
    pageId,
    blockId: z.string().min(1).max(500).optional(),
    from: z.int().min(0).max(5000).default(0).describe('Index of the first block.'),
  }),
  calls: ['page.getById'],
  run: async ({ call }, { pageId, ...part }) => {
    const page = await call('page.getById', { query: { pageId } })
    const excerpt = pageExcerpt(page.content, part, BLOCK_BYTES)
    if (excerpt === NO_BLOCK) throw new ToolError(`The page has no block with the id "${part.blockId}".`)
    const { name, slug, type, status, hasUnpublishedChanges, version } = page
    return { pageId, name, slug, type, status, hasUnpublishedChanges, version, ...excerpt }
  },
})

const editPage = defineTool({
  name: 'edit_page',
  title: 'Edit the draft of a page',
  description:
    'Inserts, updates, moves and removes blocks of the draft of a page. All operations are applied in order, or none. Values must fit the schema of the block type (get_block_schema). Nothing is published. The result contains previousVersionId: restore_page_version with it undoes the change. Header, navigation and footer, which all pages share, cannot be changed.',
  input: z.strictObject({
    pageId,
    version,
    operations: operations.operations,
    label: operations.label.describe('What the change is, in a few words. Members of the store see it in the list of versions.'),
  }),
  calls: ['page.applyOperations'],
  effect: 'changes-draft',
  run: ({ call, storeId }, { version: baseVersion, ...change }) =>
    call('page.applyOperations', { body: { storeId, baseVersion, ...change } }),
})

const listPageVersions = defineTool({
  name: 'list_page_versions',
  title: 'List the versions of a page',
  description: 'Lists the versions of a page, newest first, with author and label: published ones, and changes of the draft.',
  input: z.strictObject({ pageId, ...paging }),
  calls: ['page.versions'],
  run: ({ call }, query) => call('page.versions', { query }),
})

const restorePageVersion = defineTool({
  name: 'restore_page_version',
  title: 'Restore a version of a page',
  description:
    'Replaces the draft of a page with one of its versions. With previousVersionId of edit_page it undoes that change. Nothing is published, and the replaced draft stays in the list of versions.',
  input: z.strictObject({ pageId, versionId: restoring.versionId, version }),
  calls: ['page.restoreVersion'],
  effect: 'changes-draft',
  run: async ({ call, storeId }, { version: baseVersion, ...rest }) => {
    const page = await call('page.restoreVersion', { body: { storeId, baseVersion, ...rest } })
    const { pageId, version, hasUnpublishedChanges, repairs, missingFiles } = page
    return { pageId, version, hasUnpublishedChanges, repairs, missingFiles }
  },
})

const publishPage = defineTool({
  name: 'publish_page',
  title: 'Publish a page',
  description:
    'Publishes the draft of a page, and that of the header and footer: shoppers see it immediately. Ask the person you work for before you call it.',
  input: z.strictObject({ pageId, version, label: operations.label.describe('The name of the published version.') }),
  calls: ['page.getById', 'page.publish'],
  effect: 'changes-store',
  run: async ({ call, storeId }, { pageId, version: baseVersion, label }) => {
    const { content } = await call('page.getById', { query: { pageId } })
    const page = await call('page.publish', { body: { storeId, pageId, content, baseVersion, label } })
    const { status, version, publishedAt, hasUnpublishedChanges, slug } = page
    return { pageId, status, version, publishedAt, hasUnpublishedChanges, slug }
  },
})

export const pageTools = [listPages, readPage, editPage, listPageVersions, restorePageVersion, publishPage]
