import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { UserContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { onlyRow } from '../../ground/db/only-row.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError, isConstraintViolation } from '../../ground/errors.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { isSubdomainAllowed, platformHostname } from '../../ground/hostname.ts'
import { setSelectedStore } from '../../modules/account/index.ts'
import { findSubscription, planStateOf } from '../../modules/billing/index.ts'
import { chooseTheme, planLimitReached, requireTimeZone, viewStore } from '../../modules/store/index.ts'
import { insertStore } from './insert-store.ts'
import { seedStore } from './seed/seed-store.ts'

/**
 * Creates a store with pages, products and a hostname below the main one, and selects it in the session. The store is closed
 * until a member opens it. Throws `subdomain_taken` and `limit_reached`.
 */
export async function createStore({ db, config, session }: UserContext, input: Body<'store.create'>) {
  const { name, subdomain, currency, country, timezone, pricesIncludeTax } = input
  if (!isSubdomainAllowed(subdomain)) throw subdomainTaken('This subdomain is reserved. Try another one.')
  requireTimeZone(timezone)
  const theme = chooseTheme(input.theme)
  const storeId = newId()
  const hostname = platformHostname(subdomain, config.mainHostname)
  const { userId: ownerId } = session
  // Shoppers see this address: the one with which the owner signs in is private.
  const storeEmail = ''
  try {
    return await withStore(db, storeId, async (trx) => {
      await checkPlanOf(trx, ownerId)
      await checkStoreLimit(trx, ownerId)
      await insertStore(trx, {
        ...{ storeId, name, subdomain, currency, country, timezone, pricesIncludeTax, hostname, ownerId, storeEmail },
        tokens: theme.tokens,
        isOpen: false,
      })
      await seedStore(trx, { storeId, name, currency, storeEmail, theme })
      await setSelectedStore(trx, session.tokenHash, storeId)
      await recordAudit(trx, { storeId, actorId: ownerId, action: 'store.create', target: storeId })
      await invalidate(trx, storeId)
      return viewStore(trx, { storeId, role: 'owner' })
    })
  } catch (error) {
    if (isConstraintViolation(error, 'stores_subdomain_key') || isConstraintViolation(error, 'domains_active_host'))
      throw subdomainTaken('This subdomain is taken. Try another one.')
    throw error
  }
}

const subdomainTaken = (message: string) => appError('subdomain_taken', { fields: { subdomain: message } })

/** Throws `plan_required` when the trial or plan of the user has ended: its new store would be read-only. */
async function checkPlanOf(trx: StoreTrx, userId: string): Promise<void> {
  const { dashboard } = planStateOf(await findSubscription(trx, userId), Date.now())
  if (dashboard === 'read-only')
    throw appError('plan_required', {
      message: 'Your plan has ended, so you cannot create a store. Choose a plan to continue.',
      redirectTo: '/billing',
    })
}

/** Throws `limit_reached` when the plan of the user allows no more stores. Locks the user, so that parallel requests are counted. */
async function checkStoreLimit(trx: StoreTrx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const result = await sql<{ owned: number; allowed: number | null }>`
    select (select count(*) from stores_of_user(${userId}) where role = 'owner') as owned,
           (select (p.limits ->> 'stores')::integer from subscriptions s join plans p on p.code = s.plan_code where s.user_id = ${userId}) as allowed`.execute(
    trx,
  )
  const { owned, allowed } = onlyRow(result)
  const limit = allowed ?? 0
  if (owned >= limit)
    throw planLimitReached(
      `Your plan includes ${limit} ${limit === 1 ? 'store' : 'stores'}. Choose a larger plan to add another.`,
    )
}
