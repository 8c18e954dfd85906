import { join } from 'node:path'
import type { Hono } from 'hono'
import type pg from 'pg'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { createHostnameCache } from './cache/hostnames.ts'
import type { Config } from './config.ts'
import type { ServerContext } from './context.ts'
import { fairLimits, unlimitedShares } from './db/connection/fair-pool.ts'
import { createPool } from './db/connection/postgres.ts'
import { connect } from './db/database.ts'
import { loadOrCreateSecret, type OpenDatabase, openDatabase } from './db/open.ts'
import { watchDatabase } from './db/watch.ts'
import { type Demo, loadDemo } from './demo/load.ts'
import { MAILBOX, mailboxPage, readMailbox, showsMailbox } from './email/mailbox.ts'
import { closeTransports } from './email/send.ts'
import { listenToStores } from './events/store-events.ts'
import { handlers } from './features/all.ts'
import { createVisitCounter } from './features/analytics/visit-counter.ts'
import { mountArchives } from './features/archive/serve-archive.ts'
import { mountBillingWebhook } from './features/billing/stripe/receive-webhook.ts'
import { syncPlans } from './features/billing/sync-plans.ts'
import { mountStoreFonts } from './features/font/serve-font.ts'
import { mountMedia } from './features/media/serve.ts'
import { deleteLeftoverFiles } from './features/media/upload/received-file.ts'
import { disableTestMethods } from './features/payment/providers/test/disable-test-methods.ts'
import { mountHostedPage } from './features/payment/providers/test/mount-hosted-page.ts'
import { mountWebhooks } from './features/payment/receive-webhook.ts'
import { mountVisits } from './features/store/opening/visit-store.ts'
import { mountFontFiles } from './files/font-files.ts'
import { loadPlatform } from './files/platform.ts'
import { loadStarterFiles, mountStarterFiles } from './files/starter-files.ts'
import { createApp } from './http/app.ts'
import { mountDocs } from './http/docs.ts'
import { createMetrics } from './http/metrics.ts'
import { mountOperatorEndpoints } from './http/operator-endpoints.ts'
import { mountSecurityTxt } from './http/security-txt.ts'
import { serve } from './http/server.ts'
import { jobHandlers, schedules } from './jobs/all.ts'
import { startWorker } from './jobs/worker.ts'
import { createLimiter, noLimiter } from './limits/limiter.ts'
import { createRequestLimits, noRequestLimits } from './limits/request-limits.ts'
import { createSignInThrottle, noThrottle } from './limits/sign-in-throttle.ts'
import { mountMcp } from './mcp/mount-mcp.ts'
import type { Env } from './request/request-env.ts'
import { apiHeaders } from './response-headers.ts'
import { createStorage } from './storage/storage.ts'
import { createStorefront } from './storefront/storefront.ts'
import { startWorkers } from './tasks/start-workers.ts'
import type { TaskSeconds } from './workers/tasks.ts'

export type StartOptions = {
  config: Config
  /** Open database connections, which tests pass. */
  database?: OpenDatabase
  /** The folder with the platform's built pages. Without it the main hostname serves the API only. */
  pages?: string
  /** Sees every SQL text of the application; tests put the guard here. */
  inspect?: (sql: string) => void
  /** Time limits of tasks that differ from `taskLimits`, in seconds; for tests. */
  taskSeconds?: TaskSeconds
  /** Where the log goes instead of standard output; for tests. */
  logTo?: DestinationStream
  /** Called with messages for the terminal. */
  say?: (message: string) => void
}

export type Running = {
  port: number
  serverContext: ServerContext
  /** The credentials of the demo account, if this database has one. */
  demo: Demo | undefined
  /** Stops accepting requests, finishes running requests and jobs, and closes all resources. */
  stop(): Promise<void>
}

/** Starts a whole server: PostgreSQL, schema, jobs, HTTP. */
export async function start({
  config: given,
  database: existing,
  pages,
  inspect,
  taskSeconds,
  logTo,
  say = () => {},
}: StartOptions): Promise<Running> {
  const options: LoggerOptions = {
    level: given.logLevel,
    redact: ['*.password', '*.token', '*.cookie', 'req.headers.cookie', 'req.headers.authorization'],
  }
  const log = logTo ? pino(options, logTo) : pino(options)
  const config: Config = { ...given, secret: given.secret || (await loadOrCreateSecret(given.dataFolder)) }
  const opened = existing ?? (await openDatabase(config, say))
  const warn = (message: string) => log.warn(message)
  const shares = config.rateLimits ? fairLimits : unlimitedShares
  const database = connect({
    url: opened.appUrl,
    max: config.poolSize,
    limits: shares(config.poolSize),
    onError: (error) => log.warn({ err: error }, 'A database connection failed'),
    ...(inspect && { inspect }),
    onCommit: (changed) => events.announce(changed),
  })
  const owner = createPool({ url: opened.ownerUrl, name: 'blockfront-owner', max: 2, queryTimeout: 60_000 })
  await disableTestMethods(config, owner)
  await syncPlans(owner)
  const events = await listenToStores(opened.listenUrl ?? opened.appUrl, warn)
  const { db } = database
  const stopWatching = watchDatabase(events, (isAway) => {
    warn(isAway ? 'The database does not respond; calls that need it fail until it does' : 'The database responds again')
    database.setAway(isAway)
  })
  const serverContext: ServerContext = {
    config,
    db,
    events,
    hostnames: createHostnameCache(db, events),
    limiter: config.rateLimits ? createLimiter(database) : noLimiter,
    requestLimits: config.rateLimits ? createRequestLimits() : noRequestLimits,
    signInThrottle: config.rateLimits ? createSignInThrottle(db) : noThrottle,
    storage: createStorage(config),
    visits: createVisitCounter({ db, events, log }),
    work: startWorkers(taskSeconds),
    apiHeaders: apiHeaders(),
    log,
  }
  await deleteLeftoverFiles(config.dataFolder)
  const metrics = createMetrics(database)
  const platform = pages === undefined ? undefined : await loadPlatform(config, pages)
  if (pages !== undefined && !platform) log.warn({ pages }, 'The main hostname has no pages: build them with npm run build')
  const starterFiles = await loadStarterFiles()
  const readiness = { stopping: false }
  const app = createApp(serverContext, {
    handlers,
    metrics,
    operate: (hono) => mountOperatorEndpoints(hono, serverContext, metrics, readiness),
    mount: (hono) => mountRoutes(hono, { serverContext, owner, starterFiles, platform }),
  })
  const demo = config.demo ? await loadDemo(serverContext, owner) : undefined
  const worker = await startWorker(opened.ownerUrl, jobHandlers, schedules, serverContext)
  const storefront = await createStorefront(serverContext, metrics)
  const release = async () => {
    storefront.stop()
    await serverContext.visits.stop()
    await worker.stop()
    serverContext.work.stop()
    closeTransports()
    stopWatching()
    await events.stop()
    await owner.end()
    await database.close()
  }
  const serving = await serve(app, {
    port: config.port,
    // In production a proxy has the port. Another one would be a server that nobody reaches, but that runs jobs.
    furtherPorts: config.mode === 'production' ? 0 : 20,
    listen: config.listen,
    before: storefront.handle,
    isDirect: config.trustedProxies === 0,
  }).catch(async (error: unknown) => {
    await release()
    throw error
  })
  if (!config.publicUrlGiven) config.publicUrl = `http://${config.mainHostname}:${serving.port}`
  if (config.port !== 0 && serving.port !== config.port) say(`Port ${config.port} is taken; serving on ${serving.port}`)
  log.info({ port: serving.port, data: config.databaseUrl ? 'DATABASE_URL' : join(config.dataFolder, 'postgres') }, 'Serving')

  let stopped: Promise<void> | undefined
  const stop = async () => {
    readiness.stopping = true
    await serving.stop()
    await release()
    await opened.stop()
    log.info('Stopped')
  }
  return { port: serving.port, serverContext, demo, stop: () => (stopped ??= stop()) }
}

interface Mounted {
  serverContext: ServerContext
  /** Connections of the schema's owner. */
  owner: pg.Pool
  starterFiles: Awaited<ReturnType<typeof loadStarterFiles>>
  platform: Awaited<ReturnType<typeof loadPlatform>>
}

/** Mounts the routes that are not endpoints of the API: files, webhooks, pages. */
function mountRoutes(hono: Hono<Env>, { serverContext, owner, starterFiles, platform }: Mounted): void {
  mountDocs(hono)
  mountMedia(hono, serverContext)
  mountArchives(hono, serverContext)
  mountStarterFiles(hono, starterFiles)
  mountStoreFonts(hono, serverContext)
  mountFontFiles(hono)
  mountSecurityTxt(hono, serverContext.config)
  mountWebhooks(hono, serverContext)
  mountBillingWebhook(hono, serverContext)
  mountHostedPage(hono, serverContext)
  mountVisits(hono, serverContext)
  mountMcp(hono, serverContext)
  hono.get(MAILBOX, async (context, next) => {
    const { incoming } = context.env
    if (context.get('target').store || !showsMailbox(serverContext.config, incoming)) return next()
    return context.html(mailboxPage(await readMailbox(owner, context.req.query('to'))))
  })
  // Last, because it responds with 404 to all remaining requests.
  platform?.mount(hono)
}
