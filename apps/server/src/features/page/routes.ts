import type { Handlers } from '../../handler.ts'
import { addPage } from './add-page.ts'
import { addComponent } from './component/add-component.ts'
import { listComponentUsages } from './component/component-usages.ts'
import { listComponents } from './component/list-components.ts'
import { deletePage } from './delete-page.ts'
import { saveDraft } from './draft/save-draft.ts'
import { getPage, listPageLinks, listPages } from './get-page.ts'
import { changeDraft } from './operations/change-draft.ts'
import { exportPage, importPage } from './page-document.ts'
import { publishPage } from './publish/publish-page.ts'
import { getGlobalContent, getPublishedContent, getPublishedPage } from './publish/published-page.ts'
import { schedulePublish } from './publish/schedule-publish.ts'
import { unpublishPage } from './publish/unpublish-page.ts'
import { getHomepageSeo, updateHomepageSeo } from './settings/homepage-seo.ts'
import { updatePage } from './update-page.ts'
import { getVersion, listVersions } from './version/get-version.ts'
import { restoreVersion } from './version/restore-version.ts'

export const pageRoutes = {
  'page.add': (context, { body }) => addPage(context, body),
  'page.update': (context, { body }) => updatePage(context, body),
  'page.saveDraft': (context, { body }) => saveDraft(context, body),
  'page.applyOperations': (context, { body }) => changeDraft(context, body),
  'page.publish': (context, { body }) => publishPage(context, body),
  'page.getById': (context, { query }) => getPage(context, query),
  'page.getByDomain': (context, { query }) => getPublishedPage(context, query),
  'page.getByStoreId': (context) => listPages(context),
  'page.getLinks': (context) => listPageLinks(context),
  'page.getGlobalContent': (context) => getGlobalContent(context),
  'page.delete': (context, { params }) => deletePage(context, params),
  'page.updateSeo': (context, { body }) => updateHomepageSeo(context, body),
  'page.getHomepageSeo': (context) => getHomepageSeo(context),
  'page.getPublished': (context, { query }) => getPublishedContent(context, query),
  'page.versions': (context, { query }) => listVersions(context, query),
  'page.version': (context, { query }) => getVersion(context, query),
  'page.restoreVersion': (context, { body }) => restoreVersion(context, body),
  'page.schedulePublish': (context, { body }) => schedulePublish(context, body),
  'page.unpublish': (context, { body }) => unpublishPage(context, body),
  'page.import': (context, { body }) => importPage(context, body),
  'page.export': (context, { query }) => exportPage(context, query),
  'component.list': (context) => listComponents(context),
  'component.add': (context, { body }) => addComponent(context, body),
  'component.usages': (context, { query }) => listComponentUsages(context, query),
} satisfies Handlers
