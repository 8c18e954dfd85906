import { join } from 'node:path'
import type { Hono } from 'hono'
import type pg from 'pg'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { handlers } from './delivery/api/all.ts'
import { subscribers } from './delivery/events/all.ts'
import { createApp } from './delivery/http/app.ts'
import { mountDocs } from './delivery/http/docs.ts'
import { createMetrics } from './delivery/http/metrics.ts'
import { mountOperatorEndpoints } from './delivery/http/operator-endpoints.ts'
import { mountSecurityTxt } from './delivery/http/security-txt.ts'
import { serve } from './delivery/http/server.ts'
import { jobHandlers, schedules } from './delivery/jobs/all.ts'
import { mountMcp } from './delivery/mcp/mount-mcp.ts'
import { createStorefront } from './delivery/storefront/storefront.ts'
import { startWorkers } from './delivery/tasks/start-workers.ts'
import { type Demo, loadDemo } from './demo/load.ts'
import { mountArchives } from './flows/archive-store/index.ts'
import { mountWebhooks } from './flows/take-payment/index.ts'
import { createHostnameCache } from './ground/cache/hostnames.ts'
import type { Config } from './ground/config.ts'
import type { ServerContext } from './ground/context.ts'
import { fairLimits, unlimitedShares } from './ground/db/connection/fair-pool.ts'
import { createPool } from './ground/db/connection/postgres.ts'
import { connect } from './ground/db/database.ts'
import { loadOrCreateSecret, type OpenDatabase, openDatabase } from './ground/db/open.ts'
import { watchDatabase } from './ground/db/watch.ts'
import { MAILBOX, mailboxPage, readMailbox, showsMailbox } from './ground/email/mailbox.ts'
import { closeTransports } from './ground/email/send.ts'
import { startSubscribers } from './ground/events/start-subscribers.ts'
import { listenToStores } from './ground/events/store-events.ts'
import { mountFontFiles } from './ground/files/font-files.ts'
import { loadPlatform } from './ground/files/platform.ts'
import { loadStarterFiles, mountStarterFiles } from './ground/files/starter-files.ts'
import { startWorker } from './ground/jobs/worker.ts'
import { createLimiter, noLimiter } from './ground/limits/limiter.ts'
import { createRequestLimits, noRequestLimits } from './ground/limits/request-limits.ts'
import { createSignInThrottle, noThrottle } from './ground/limits/sign-in-throttle.ts'
import type { Env } from './ground/request/request-env.ts'
import { apiHeaders } from './ground/response-headers.ts'
import { createStorage } from './ground/storage/storage.ts'
import type { TaskSeconds } from './ground/workers/tasks.ts'
import { createVisitCounter } from './modules/analytics/index.ts'
import { mountBillingWebhook, syncPlans } from './modules/billing/index.ts'
import { mountStoreFonts } from './modules/font/index.ts'
import { deleteLeftoverFiles, mountMedia } from './modules/media/index.ts'
import { disableTestMethods, mountHostedPage } from './modules/payment/index.ts'
import { mountVisits } from './modules/store/index.ts'

/** Folders with what Vite built. */
export type Builds = {
  /** The pages of the main hostname. Without them it serves the API only. */
  platform?: string
  /** The storefront, with a folder `client` and a folder `server`. */
  storefront: string
}

export type StartOptions = {
  config: Config
  /** Open database connections, which tests pass. */
  database?: OpenDatabase
  builds: Builds
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
  builds,
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
    onCommit: (...commit) => events.announce(...commit),
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
  const platform = builds.platform === undefined ? undefined : await loadPlatform(config, builds.platform)
  if (builds.platform !== undefined && !platform)
    log.warn({ pages: builds.platform }, 'The main hostname has no pages: build them with npm run build')
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
  const handling = await startSubscribers(serverContext, subscribers)
  const storefront = await createStorefront(serverContext, metrics, builds.storefront)
  const release = async () => {
    storefront.stop()
    await serverContext.visits.stop()
    await handling.stop()
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
