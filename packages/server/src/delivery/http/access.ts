import {
  allowsToken,
  type Capability,
  type Endpoint,
  needsPlan,
  roleCan,
  type StoreRole,
  type StoreSource,
  servedOn,
} from '@blockfront/contract'
import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { CurrentStore, Session } from '../../ground/context.ts'
import type { Database } from '../../ground/db/database.ts'
import { appError } from '../../ground/errors.ts'
import type { RequestTarget } from '../../ground/request/request-env.ts'
import { planStateOfStore } from '../../modules/billing/index.ts'
import { mayVisit } from '../../modules/store/index.ts'
import type { Input } from './input.ts'

/** Rejects an endpoint that this hostname does not serve. */
export function checkHostname(endpoint: Endpoint, target: RequestTarget): void {
  const hosts = servedOn(endpoint)
  if (hosts === 'main' && target.store) throw appError('not_found')
  if (hosts === 'store' && !target.store) throw appError('store_not_found')
}

/** Whether an endpoint serves visitors of a store on this hostname. */
const servesVisitors = (endpoint: Endpoint, target: RequestTarget): boolean =>
  endpoint.access === 'host' || (endpoint.access === 'host-or-member' && target.store !== undefined)

/** Rejects visitors of a closed store who did not enter its password. */
export function checkOpening(endpoint: Endpoint, target: RequestTarget, cookies: string | undefined, config: Config): void {
  if (!target.store || endpoint.allowedClosed || !servesVisitors(endpoint, target)) return
  if (!mayVisit(config, target.store, cookies)) throw appError('store_password_required')
}

/** Whether an endpoint requires a session here; on a store hostname the caller may be a shopper. */
export const needsSession = (endpoint: Endpoint, target: RequestTarget): boolean =>
  endpoint.access !== 'public' && endpoint.access !== 'host' && !(endpoint.access === 'host-or-member' && target.store)

/** Refuses a session, or an API token, that is not good enough for the call. */
export function checkSession(endpoint: Endpoint, session: Session | undefined): asserts session is Session {
  if (!session) throw appError('unauthenticated', { redirectTo: '/login' })
  if (session.apiToken && !allowsToken(endpoint))
    throw appError('forbidden', { message: 'This call needs a person who is signed in. An API token cannot make it.' })
  if (endpoint.access === 'session') return
  if (!session.emailVerified) throw appError('email_unverified', { redirectTo: '/verify-email' })
}

/**
 * Finds the store of a call and rejects callers who are not members, or whose role or API token lacks the capability that the endpoint needs. This is the
 * only place that checks capabilities. A nonexistent store and another account's store give the same
 * response: 403 if the call names the store, 404 if it names a record in it.
 */
export async function resolveStore(
  endpoint: Endpoint,
  input: Input,
  target: RequestTarget,
  session: Session | undefined,
  db: Database,
): Promise<CurrentStore | undefined> {
  if (servesVisitors(endpoint, target)) {
    if (!target.store) throw appError('store_not_found')
    return { storeId: target.store.storeId, role: undefined, hostname: target.hostname }
  }
  if (!endpoint.store || !session) return undefined
  const refusal = typeof endpoint.store === 'string' ? 'forbidden' : 'not_found'
  const storeId = await storeIdOf(endpoint.store, input, db)
  if (storeId === undefined || (session.apiToken && session.apiToken.storeId !== storeId)) throw appError(refusal)
  const { rows } = await sql<{
    role: StoreRole | null
  }>`select member_role(${storeId}, ${session.userId}) as role`.execute(db)
  const role = rows[0]?.role
  if (!role) throw appError(refusal)
  for (const capability of capabilitiesOf(endpoint, input)) {
    if (!roleCan(role, capability)) throw appError('forbidden')
    if (session.apiToken && !session.apiToken.scopes.includes(capability))
      throw appError('forbidden', { message: `This API token needs the scope ${capability}.` })
  }
  return { storeId, role, hostname: undefined }
}

/** The capabilities that a call with this input needs. */
function capabilitiesOf({ needs, alsoNeeds }: Extract<Endpoint, { needs: Capability }>, { body }: Input): Capability[] {
  if (!alsoNeeds) return [needs]
  const name = alsoNeeds.with?.slice('body.'.length)
  const isNeeded = name === undefined || (body as Record<string, unknown> | undefined)?.[name] !== undefined
  return isNeeded ? [needs, alsoNeeds.capability] : [needs]
}

/** Throws `plan_required` for a change in a store whose dashboard is read-only, because the trial or plan of its owner has ended. */
export async function checkPlan(
  endpoint: Endpoint,
  method: string,
  store: CurrentStore | undefined,
  db: Database,
): Promise<void> {
  if (!store?.role || !needsPlan(endpoint, method)) return
  const { dashboard } = await planStateOfStore(db, store.storeId)
  if (dashboard !== 'read-only') return
  throw store.role === 'owner'
    ? appError('plan_required', { redirectTo: '/billing' })
    : appError('plan_required', { message: readOnlyForStaff })
}

const readOnlyForStaff =
  'The plan of this store has ended, so the dashboard is read-only. Nothing was changed. Ask the owner to choose a plan.'

async function storeIdOf(source: StoreSource, input: Input, db: Database): Promise<string | undefined> {
  const path = typeof source === 'string' ? source : source.by
  const [part, name] = path.split('.') as [keyof Input, string]
  const value = (input[part] as Record<string, unknown> | undefined)?.[name]
  if (typeof value !== 'string') throw appError('invalid_input', { fields: { [name]: 'This is required.' } })
  if (typeof source === 'string') return value
  if (source.of === 'domain') {
    const { rows } = await sql<{
      store_id: string
    }>`select store_id from store_of_host(${value.toLowerCase().replace(/:\d+$/, '')})`.execute(db)
    return rows[0]?.store_id
  }
  const { rows } = await sql<{ store_id: string | null }>`select store_of(${source.of}, ${value}) as store_id`.execute(db)
  return rows[0]?.store_id ?? undefined
}
