import type { Domain } from '@blockfront/contract'
import type { MemberContext } from '../../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { checkNow } from '../check/check-now.ts'
import { type DomainRow, pairOf } from '../domain-rows.ts'
import { hasTestDns } from './dns-lookup.ts'
import { recordsOf } from './records.ts'

/**
 * Creates the DNS records of a domain below .localhost, or deletes them, in the development DNS, and checks the domain. Throws `not_found` on
 * servers without it, and for other domains.
 */
export async function setTestRecords(
  context: MemberContext,
  { domainId, exist }: Body<'domain.setTestRecords'>,
): Promise<Domain> {
  const { db, config, store } = context
  const { storeId } = store
  const pair = await withStoreReadOnly(db, storeId, (trx) => pairOf(trx, storeId, domainId))
  if (!hasTestDns(config) || !pair[0].base_host.endsWith('.localhost')) throw appError('not_found')
  const records = wantedRecords(pair, config.domains)
  await withStore(db, storeId, async (trx) => {
    for (const record of records) {
      const { name, type } = record
      await trx.deleteFrom('test_dns_records').where('name', '=', name).where('type', '=', type).execute()
      if (exist) await trx.insertInto('test_dns_records').values(record).execute()
    }
  })
  return checkNow(context, { domainId })
}

const wantedRecords = ([first, ...others]: readonly [DomainRow, ...DomainRow[]], targets: MemberContext['config']['domains']) => {
  const hosts = [first, ...others].map((row) => ({ host: row.host, base: row.base_host, observed: undefined }))
  return recordsOf(hosts, first.verification_token, targets).map(({ type, name, value }) => ({ type, name, value }))
}
