import type { Handlers } from '../../ground/handler.ts'
import { addDomain } from '../../modules/domain/add-domain.ts'
import { checkNow } from '../../modules/domain/check/check-now.ts'
import { setTestRecords } from '../../modules/domain/dns/test-records.ts'
import { domainExists, domainStatus } from '../../modules/domain/domain-status.ts'
import { listDomains } from '../../modules/domain/list-domains.ts'
import { updatePrimary } from '../../modules/domain/primary-domain.ts'
import { releaseDomain } from '../../modules/domain/release-domain.ts'

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
