import type { Handlers } from '../../handler.ts'
import { addDomain } from './add-domain.ts'
import { checkNow } from './check/check-now.ts'
import { setTestRecords } from './dns/test-records.ts'
import { domainExists, domainStatus } from './domain-status.ts'
import { listDomains } from './list-domains.ts'
import { updatePrimary } from './primary-domain.ts'
import { releaseDomain } from './release-domain.ts'

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
