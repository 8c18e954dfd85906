import type { IncomingMessage } from 'node:http'
import type { EndpointId, Endpoints, HandlerInput, HandlerOutput } from '@blockfront/contract'
import type { Logger } from 'pino'
import type { Deps } from './context.ts'
import type { Session } from './features/account/session.ts'

/** The store that a call speaks for, after its access was checked. */
export type CallStore = {
  storeId: string
  /** The role of the signed-in member; undefined for a shopper on a store host. */
  role: 'owner' | 'staff' | undefined
  /** On a store host, the host that was asked for. */
  host: string | undefined
}

/** What every handler gets beside its input. */
export type CallContext = Deps & {
  /** Address of the client, as far as the proxies are believed. */
  ip: string
  /** What limits count the client by, see `clientKey`. */
  client: string
  requestId: string
  /** Logs with the request's id. */
  log: Logger
  /** The bare request, for uploads. Its body is read only where the contract declares `multipart`. */
  incoming: IncomingMessage
  userAgent: string
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void
}

type ByAccess<Access> = Access extends 'public'
  ? { session: Session | undefined; store?: undefined }
  : Access extends 'session' | 'user'
    ? { session: Session; store?: undefined }
    : Access extends 'member' | 'owner'
      ? { session: Session; store: CallStore }
      : { session: Session | undefined; store: CallStore }

/** A call as its handler sees it: validated input, who calls, for which store. */
export type Call<Id extends EndpointId> = HandlerInput<Id> & ByAccess<Endpoints[Id]['access']> & CallContext

/** Some twenty lines: validated input in, one service call, answer out. */
export type Handler<Id extends EndpointId> = (call: Call<Id>) => Promise<HandlerOutput<Id>>

/** Write `export const pageRoutes = { 'page.add': async ({ body, store }) => … } satisfies Handlers`. */
export type Handlers = { [Id in EndpointId]?: Handler<Id> }
