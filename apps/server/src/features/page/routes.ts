import { readStore } from '../../db/scope.ts'
import type { Handlers } from '../../handler.ts'
import {
  addPage,
  deletePage,
  exportPage,
  getPage,
  globalContent,
  homepageSeo,
  importPage,
  listPages,
  pageLinks,
  publishedPage,
  updateHomepageSeo,
  updatePage,
} from './page.ts'
import { saveDraft } from './page-draft.ts'
import { getVersion, listVersions, restoreVersion } from './page-version.ts'
import { publish, publishedContent, schedulePublish, unpublish } from './publish.ts'

export const pageRoutes = {
  'page.add': ({ db, work, session }, { body }) => addPage({ db, work }, session.userId, body),
  'page.update': ({ db, session }, { body }) => updatePage(db, session.userId, body),
  'page.saveDraft': ({ db, work }, { body }) => saveDraft({ db, work }, body),
  'page.publish': ({ db, work, session }, { body }) => publish({ db, work }, session.userId, body),
  'page.getById': ({ db, store }, { query }) => getPage(db, store.storeId, query.pageId),
  'page.getByDomain': ({ db, store }, { query }) => publishedPage(db, store.storeId, query.slug),
  'page.getByStoreId': ({ db, store }) => listPages(db, store.storeId),
  'page.getLinks': ({ db, store }) => pageLinks(db, store.storeId),
  'page.getGlobalContent': ({ db, store }) => readStore(db, store.storeId, (trx) => globalContent(trx, store.storeId)),
  'page.delete': ({ db, store, session }, { params }) => deletePage(db, store.storeId, session.userId, params.id),
  'page.updateSeo': ({ db, session }, { body }) => updateHomepageSeo(db, session.userId, body),
  'page.getHomepageSeo': ({ db, store }) => homepageSeo(db, store.storeId),
  'page.getPublished': ({ db, store }, { query }) => publishedContent(db, store.storeId, query.pageId),
  'page.versions': ({ db, store }, { query }) => listVersions(db, store.storeId, query),
  'page.version': ({ db, store }, { query }) => getVersion(db, store.storeId, query),
  'page.restoreVersion': ({ db, work, session }, { body }) => restoreVersion({ db, work }, session.userId, body),
  'page.schedulePublish': ({ db, session }, { body }) => schedulePublish(db, session.userId, body),
  'page.unpublish': ({ db, session }, { body }) => unpublish(db, session.userId, body),
  'page.import': ({ db, work, session }, { body }) => importPage({ db, work }, session.userId, body),
  'page.export': ({ db, config, store }, { query }) => exportPage(db, config.publicUrl, store.storeId, query.pageId),
} satisfies Handlers
