import type { HandlerInput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Session } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { appError, violates } from '../../errors.ts'
import { announceStoreChange } from '../../events/store-events.ts'
import { isFreeLabel, platformHost } from '../../hostname.ts'
import { recordAudit } from '../audit.ts'
import { seedStore } from './seed/seed-store.ts'
import { viewStore } from './store.ts'
import type { Theme } from './store-theme.ts'
import { themeFor } from './store-themes.ts'

type Input = HandlerInput<'store.create'>['body']

/** Creates a store that is ready to look at, with its platform host, and selects it in the session. */
export async function createStore({ db, config }: { db: Database; config: Config }, session: Session, input: Input) {
  if (!isFreeLabel(input.subdomain))
    throw appError('subdomain_taken', { fields: { subdomain: 'This address is reserved. Try another one.' } })
  const theme = themeFor(input.theme)
  const storeId = newId()
  const host = platformHost(input.subdomain, config.mainHost)
  try {
    return await withStore(db, storeId, async (trx) => {
      await requireRoom(trx, session)
      await insertStore(trx, {
        ...{ storeId, host, ownerId: session.userId, storeEmail: session.email, tokens: theme.tokens },
        ...{ name: input.name, subdomain: input.subdomain, currency: input.currency },
      })
      await seedStore(trx, { storeId, name: input.name, currency: input.currency, storeEmail: session.email, theme })
      await trx.updateTable('sessions').set({ selected_store_id: storeId }).where('token_hash', '=', session.tokenHash).execute()
      await recordAudit(trx, { storeId, actorId: session.userId, action: 'store.create', target: storeId })
      await announceStoreChange(trx, storeId)
      return viewStore(trx, { storeId, role: 'owner' })
    })
  } catch (error) {
    if (violates(error, 'stores_subdomain_key') || violates(error, 'domains_active_host'))
      throw appError('subdomain_taken', { fields: { subdomain: 'This address is taken. Try another one.' } })
    throw error
  }
}

interface Founding {
  storeId: string
  ownerId: string
  name: string
  subdomain: string
  host: string
  currency: Input['currency']
  storeEmail: string
  tokens: Theme
}

/** Writes a store with its owner and its platform host, and nothing in it. */
export async function insertStore(
  trx: StoreTrx,
  { storeId, ownerId, name, subdomain, host, currency, storeEmail, tokens }: Founding,
) {
  const theme = JSON.stringify(tokens)
  await trx
    .insertInto('stores')
    .values({ store_id: storeId, name, subdomain, currency, store_email: storeEmail, theme })
    .execute()
  await trx.insertInto('store_members').values({ store_id: storeId, user_id: ownerId, role: 'owner' }).execute()
  await trx
    .insertInto('domains')
    .values({
      store_id: storeId,
      id: newId(),
      host,
      kind: 'platform',
      is_primary: true,
      status: 'active',
      verified_at: sql`now()`,
      last_error: null,
      checked_at: null,
      released_at: null,
    })
    .execute()
  await trx.insertInto('order_counters').values({ store_id: storeId }).execute()
}

/** Refuses one store more than the plan has. The lock on the user makes parallel requests count each other. */
async function requireRoom(trx: StoreTrx, { userId }: Session): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { rows } = await sql<{ owned: number; allowed: number | null }>`
    select (select count(*) from stores_of_user(${userId}) where role = 'owner') as owned,
           (select (p.limits ->> 'stores')::integer from subscriptions s join plans p on p.code = s.plan_code where s.user_id = ${userId}) as allowed`.execute(
    trx,
  )
  const room = rows[0]
  if (room && room.owned >= (room.allowed ?? 0))
    throw appError('limit_reached', {
      message: `Your plan includes ${room.allowed ?? 0} ${room.allowed === 1 ? 'store' : 'stores'}. Choose a larger plan to add another.`,
    })
}
