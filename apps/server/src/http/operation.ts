import type { Hono } from 'hono'
import { sql } from 'kysely'
import { clientAddress } from './client-address.ts'
import type { Deps } from './deps.ts'
import type { Env } from './dispatch.ts'
import type { Metrics } from './metrics.ts'

export type Readiness = { stopping: boolean }

/**
 * For whoever runs the server: /healthz says that the process lives, /readyz that it can serve (PostgreSQL answers, no stop under way), /metrics
 * its numbers. They stand on every host, also on unknown ones, because probes ask by address.
 */
export function mountOperation(app: Hono<Env>, deps: Deps, metrics: Metrics, readiness: Readiness): void {
  app.get('/healthz', (context) => context.text('ok\n'))
  app.get('/readyz', async (context) => {
    if (readiness.stopping) return context.text('stopping\n', 503)
    try {
      await sql`select 1`.execute(deps.db)
      return context.text('ready\n')
    } catch {
      return context.text('PostgreSQL does not answer\n', 503)
    }
  })
  app.get('/metrics', async (context) => {
    const { metricsToken, trustedProxies } = deps.config
    const allowed = metricsToken
      ? context.req.header('authorization') === `Bearer ${metricsToken}`
      : isLoopback(clientAddress(context.env.incoming, trustedProxies))
    if (!allowed) return context.text('Forbidden\n', 403)
    return context.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
}

const isLoopback = (address: string) => address === '::1' || address.replace(/^::ffff:/, '').startsWith('127.')
