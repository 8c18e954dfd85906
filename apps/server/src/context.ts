import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { StoreEvents } from './events/store-events.ts'
import type { SignInPace } from './features/account/sign-in-pace.ts'
import type { Hosts } from './http/hostnames.ts'
import type { Limiter } from './limits/limiter.ts'
import type { RequestLimits } from './limits/request-limits.ts'
import type { Storage } from './storage/stored-file.ts'
import type { Work } from './work/work.ts'

/** What a running server has, made once at start and handed to every call. */
export type Deps = {
  config: Config
  db: Database
  events: StoreEvents
  hosts: Hosts
  limiter: Limiter
  requestLimits: RequestLimits
  signInPace: SignInPace
  /** The files of the media library. */
  storage: Storage
  /** Worker threads and processes for heavy tasks. */
  work: Work
  /** Headers of every answer of the API. */
  apiHeaders: Record<string, string>
  log: Logger
}
