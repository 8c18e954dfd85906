import type { Handlers } from '../../ground/handler.ts'
import {
  addDomain,
  checkNow,
  domainExists,
  domainStatus,
  listDomains,
  releaseDomain,
  setTestRecords,
  updatePrimary,
} from '../../modules/domain/index.ts'

export const domainRoutes = {
  'domain.list': (context) => listDomains(context),
  'domain.add': (context, { body }) => addDomain(context, body),
  'domain.checkStatus': (context, { body }) => checkNow(context, body),
  'domain.release': (context, { body }) => releaseDomain(context, body),
  'domain.setTestRecords': (context, { body }) => setTestRecords(context, body),
  'store.domainStatus': (context) => domainStatus(context),
  'store.domainExists': (context, { query }) => domainExists(context, query),
  'store.updateDomain': (context, { body }) => updatePrimary(context, body),
} satisfies Handlers
