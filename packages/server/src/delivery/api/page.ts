import type { Handlers } from '../../ground/handler.ts'
import { addPage } from '../../modules/page/add-page.ts'
import { addComponent } from '../../modules/page/component/add-component.ts'
import { listComponentUsages } from '../../modules/page/component/component-usages.ts'
import { listComponents } from '../../modules/page/component/list-components.ts'
import { deletePage } from '../../modules/page/delete-page.ts'
import { saveDraft } from '../../modules/page/draft/save-draft.ts'
import { getPage, listPageLinks, listPages } from '../../modules/page/get-page.ts'
import { changeDraft } from '../../modules/page/operations/change-draft.ts'
import { exportPage, importPage } from '../../modules/page/page-document.ts'
import { publishPage } from '../../modules/page/publish/publish-page.ts'
import { getGlobalContent, getPublishedContent, getPublishedPage } from '../../modules/page/publish/published-page.ts'
import { schedulePublish } from '../../modules/page/publish/schedule-publish.ts'
import { unpublishPage } from '../../modules/page/publish/unpublish-page.ts'
import { getHomepageSeo, updateHomepageSeo } from '../../modules/page/settings/homepage-seo.ts'
import { updatePage } from '../../modules/page/update-page.ts'
import { getVersion, listVersions } from '../../modules/page/version/get-version.ts'
import { restoreVersion } from '../../modules/page/version/restore-version.ts'

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
