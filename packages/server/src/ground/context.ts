import type { IncomingMessage } from 'node:http'
import type { StoreRole } from '@blockfront/contract'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { HostnameCache } from './cache/hostnames.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { StoreEvents } from './events/store-events.ts'
import type { Limiter } from './limits/limiter.ts'
import type { RequestLimits } from './limits/request-limits.ts'
import type { SignInThrottle } from './limits/sign-in-throttle.ts'
import type { Storage } from './storage/stored-file.ts'
import type { VisitCounter } from './visit.ts'
import type { Workers } from './workers/workers.ts'

/** The services of a running server. Created once at start and passed to every operation. */
export type ServerContext = {
  config: Config
  db: Database
  events: StoreEvents
  hostnames: HostnameCache
  limiter: Limiter
  requestLimits: RequestLimits
  signInThrottle: SignInThrottle
  /** The files of the media library. */
  storage: Storage
  /** Counts visits in memory and writes the counts every few seconds. */
  visits: VisitCounter
  /** Worker threads and processes for heavy tasks. */
  work: Workers
  /** Headers of every API response. */
  apiHeaders: Record<string, string>
  log: Logger
}

export type Subscription = {
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  plan: string
  trialEndsAt: Date | null
}

/** The API token of a call by a program. */
export type TokenOfCall = { storeId: string; tokenId: string; name: string; scopes: readonly string[] }

/** A signed-in user, or the member for whom an API token acts. */
export type Session = {
  userId: string
  email: string
  name: string
  emailVerified: boolean
  selectedStoreId: string | null
  subscription: Subscription
  tokenHash: Buffer
  /** When the user last confirmed the password or a passkey in this session. */
  confirmedAt: Date | null
  /** Undefined in a session of a person. */
  apiToken?: TokenOfCall
}

/** The store of an operation, after access to it was checked. */
export type CurrentStore = {
  storeId: string
  /** The role of the signed-in member; undefined for a shopper. */
  role?: StoreRole | undefined
  /** The hostname that a shopper requested; undefined for a member. */
  hostname?: string | undefined
}

/** Context of an operation on one store. The store id comes from here, never from the input. */
export type StoreContext = ServerContext & { store: CurrentStore }

/** Context of an operation of a signed-in user. */
export type UserContext = ServerContext & { session: Session }

/** Context of an operation by a member of a store. */
export type MemberContext = StoreContext & UserContext

/** The part of a store's context that reads need. Jobs and tests build it from a database and a store id. */
export type StoreScope = { db: Database; store: Pick<CurrentStore, 'storeId'> }

/** The part of a member's context that changes of one store need. */
export type MemberScope = StoreScope & { session: Pick<Session, 'userId'>; config: Pick<Config, 'publicUrl' | 'secret'> }

/** The parts of a context that only a request has. */
export type RequestContext = {
  /** IP address of the client, according to the trusted proxies. */
  ip: string
  /** The client's key for rate limits, see `rateLimitKey`. */
  client: string
  requestId: string
  /** The raw request, for uploads. Its body is read only if the contract declares `multipart`. */
  incoming: IncomingMessage
  userAgent: string
  /** Adds a header to the response. */
  setHeader(name: string, value: string): void
}

/** Context of a job. */
export type JobContext = ServerContext & {
  /** Connections of the schema's owner, for what the application may not read: the outbox. */
  owner: Pool
}

/** The context for an operation on a store that the server starts, such as a job. */
export const storeContext = (server: ServerContext, storeId: string): StoreContext => ({ ...server, store: { storeId } })
