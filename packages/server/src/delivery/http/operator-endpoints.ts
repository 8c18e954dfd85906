import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context.ts'
import { runAsTenant } from '../../ground/db/connection/fair-pool.ts'
import { isMainHostname, normalizeHostname } from '../../ground/hostname.ts'
import { isLocalCaller } from '../../ground/limits/local-caller.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { lowSpace } from '../../ground/storage/disk.ts'
import type { Metrics } from './metrics.ts'

export type Readiness = { stopping: boolean }

/**
 * Endpoints for the operator. They exist on every hostname, also unknown ones, because probes use IP addresses.
 *
 * - /healthz: the process runs.
 * - /readyz: the server is not stopping; while it starts, it does not listen. A load balancer sends no requests to a process that is not ready,
 *   and the state of the database is the same for all: without it, processes still serve cached pages. It also reports when uploads are
 *   rejected for lack of disk space.
 * - /healthz/database: PostgreSQL responds.
 * - /metrics
 * - /internal/tls-ask?domain=: 200 for main hostnames and hostnames of active stores, the contract of Caddy's on-demand TLS.
 */
export function mountOperatorEndpoints(
  app: Hono<Env>,
  serverContext: ServerContext,
  metrics: Metrics,
  readiness: Readiness,
): void {
  app.get('/healthz', (context) => context.text('ok\n'))
  app.get('/readyz', async (context) => {
    if (readiness.stopping) return context.text('stopping\n', 503)
    const low = await lowSpace(serverContext.config.dataFolder, serverContext.config.minFreeBytes).catch(() => '')
    return context.text(low ? `ready, but ${low}\n` : 'ready\n')
  })
  app.get('/healthz/database', async (context) => {
    try {
      await inTime(runAsTenant({ isReserved: true }, () => sql`select 1`.execute(serverContext.db)))
      return context.text('ok\n')
    } catch {
      return context.text('PostgreSQL does not respond\n', 503)
    }
  })
  app.get('/metrics', async (context) => {
    const { metricsToken, mode } = serverContext.config
    const allowed = metricsToken
      ? isSameText(context.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
      : mode !== 'production' && isLocalCaller(context.env.incoming)
    if (!allowed) return context.text('Forbidden\n', 403)
    return context.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
  app.get('/internal/tls-ask', async (context) => {
    if (!isOperator(context.env.incoming, context.req.query('token'), serverContext.config.tlsAskToken))
      return context.text('Forbidden\n', 403)
    const hostname = normalizeHostname(context.req.query('domain'))
    if (!hostname) return context.text('Name a hostname: /internal/tls-ask?domain=shop.example.com\n', 400)
    const { config, hostnames } = serverContext
    // The server itself makes the proxy request a certificate in the moment in which a hostname becomes active.
    const isKnown =
      isMainHostname(hostname, config.mainHostname) ||
      hostnames.get(hostname)?.status === 'active' ||
      (await hostnames.read(hostname))?.status === 'active'
    return isKnown ? context.text('ok\n') : context.text('No store has this host\n', 404)
  })
}

/** Longest wait of /healthz/database for PostgreSQL. Milliseconds. */
const PATIENCE = 1_500

function inTime<Value>(response: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('No response in time')), PATIENCE)
  return Promise.race([response, late.promise]).finally(() => clearTimeout(timer))
}

/**
 * Whether a client may call tls-ask: with a configured token, a client that sends it, so that the proxy may run on another
 * machine; without one, only a process on this machine. A forwarding header means that a proxy forwarded a visitor's request.
 */
function isOperator(incoming: IncomingMessage, token = '', expected?: string): boolean {
  if (expected !== undefined) return isSameText(token, expected)
  return isLocalCaller(incoming)
}

/** Compares in constant time, so that the duration does not reveal how much of a guess is correct. */
const isSameText = (given: string, expected: string) => timingSafeEqual(sha256(given), sha256(expected))

const sha256 = (text: string) => createHash('sha256').update(text).digest()
