import type { HttpBindings } from '@hono/node-server'
import type { HostnameEntry } from '../cache/hostnames.ts'
import type { Requester } from '../db/connection/fair-pool.ts'

/** The hostname of a request: the main hostname, or a store's. */
export type RequestTarget = { hostname: string; store: HostnameEntry | undefined }

/** The variables of a hono context. */
export type Env = {
  Bindings: HttpBindings
  Variables: { requestId: string; requester: Requester; target: RequestTarget; call: string }
}
