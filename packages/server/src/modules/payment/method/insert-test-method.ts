import type { ServerContext } from '../../../ground/context.ts'
import { newId } from '../../../ground/db/id.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { findProvider } from '../providers/all.ts'
import { webhookUrl } from '../webhook-url.ts'
import { sealCredentials } from './credentials.ts'

type TestMethodContext = Pick<ServerContext, 'db' | 'config'> & { storeId: string }

/** Adds the test provider to a demo store, after its other methods. Does nothing on a server that does not offer it. */
export async function insertTestMethod(trx: StoreTrx, { db, config, storeId }: TestMethodContext): Promise<void> {
  const provider = findProvider({ db, config }, 'test')
  if (!provider?.connect) return
  const key = { store_id: storeId, id: newId(), type: 'test' } as const
  const credentials = await provider.connect({}, { webhookUrl: webhookUrl(config, key) })
  await trx
    .insertInto('payment_methods')
    .values({
      ...key,
      title: 'Test payment',
      instructions: 'Opens a page on which you choose how the payment ends. No money is moved.',
      position: 1,
      min_total: null,
      max_total: null,
      config_encrypted: sealCredentials(config, key, credentials),
    })
    .execute()
}
