import type { Domain } from '@blockfront/contract'
import type { MemberContext } from '../../../ground/context.ts'
import { enqueue } from '../../../ground/db/job-queue.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Body } from '../../../ground/handler.ts'
import { pairOf } from '../domain-rows.ts'
import { viewDomain } from '../list-domains.ts'
import { checkHostname } from './check-domain.ts'

/** Checks of one store per minute. */
const CHECKS = { points: 20, seconds: 60 }

/** Checks the DNS records of a domain now, and its certificates in the background. Throws `not_found` and `rate_limited`. */
export async function checkNow(
  context: Pick<MemberContext, 'db' | 'config' | 'store' | 'log' | 'limiter'>,
  { domainId }: Body<'domain.checkStatus'>,
): Promise<Domain> {
  const { db, config, limiter, store } = context
  const { storeId } = store
  await limiter.count('domain-check', storeId, CHECKS)
  const pair = await withStoreReadOnly(db, storeId, (trx) => pairOf(trx, storeId, domainId))
  for (const row of pair) await checkHostname(context, row)
  return withStore(db, storeId, async (trx) => {
    if (config.secure) {
      const hostnames = (await pairOf(trx, storeId, domainId)).map(({ id, host }) => ({ id, host }))
      await enqueue(trx, 'domain.checkCertificates', { storeId, hostnames }, { key: `domain-certificates/${domainId}` })
    }
    return viewDomain(trx, config, storeId, domainId)
  })
}
