import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { ServerContext } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Env } from '../../../ground/request/request-env.ts'
import { findSession, sessionTokenOf } from '../../account/index.ts'
import { primaryHostname } from '../store.ts'
import { storeUrl } from '../store-url.ts'
import { visitLinkToken } from './visitor-access.ts'

/** Path on a store's hostname where the redirect of {@link mountVisits} leads. */
export const VISIT_PATH = '/store-visit/'

/** A path of a store, not the URL of another site. */
const storePath = /^\/(?![/\\])/

/**
 * Serves `/visit-store?storeId=…&path=…` on the main hostname: leads a member to a page of their closed store. The session of the
 * dashboard is not sent to the store's hostname, so the redirect carries a short-lived proof.
 */
export function mountVisits(app: Hono<Env>, { config, db, requestLimits }: ServerContext): void {
  app.get('/visit-store', async (context, next) => {
    if (context.get('target').store) return next()
    requestLimits.takeClient(context.get('requester').client ?? '')
    const { storeId = '', path = '/' } = context.req.query()
    const lead = (location: string) => {
      context.header('cache-control', 'no-store')
      context.header('referrer-policy', 'no-referrer')
      return context.redirect(location, 303)
    }
    const token = sessionTokenOf(context.env.incoming.headers.cookie, config)
    const session = token ? await findSession(db, token) : undefined
    if (!session?.emailVerified) return lead('/login')
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(storeId) || !(await isMember(db, storeId, session.userId))) return lead('/choose-store')
    const hostname = await withStoreReadOnly(db, storeId, (trx) => primaryHostname(trx, storeId))
    const query = new URLSearchParams({ path: storePath.test(path) ? path : '/' })
    return lead(storeUrl(config, hostname, `${VISIT_PATH}${visitLinkToken(config, storeId)}?${query}`))
  })
}

async function isMember(db: ServerContext['db'], storeId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ role: string | null }>`select member_role(${storeId}, ${userId}) as role`.execute(db)
  return rows[0]?.role != null
}
