import type { z } from 'zod'
import { commonErrors, type ErrorCode } from './errors.ts'

/**
 * Where the id of the store that a call speaks for is found: named by the client in the query, the body or the path, or
 * derived from a record that the client names.
 */
export type StoreSource =
  | 'query.storeId'
  | 'body.storeId'
  | 'params.storeId'
  | { of: 'page' | 'redirect' | 'product' | 'category' | 'media'; by: `${'query' | 'body' | 'params'}.${string}` }
  | { of: 'domain'; by: 'query.storeDomain' }

/**
 * Who may call:
 * - `public`: everyone, without a store.
 * - `session`: whoever is signed in, even with an unverified address or an ended plan.
 * - `user`: signed in, with a verified address and a live trial or plan.
 * - `member`: a `user` who is a member (owner or staff) of the store that `store` points to.
 * - `owner`: the owner of that store.
 * - `host`: every shopper, on a store host. The store comes from the Host header alone; a storeId, domain or storeDomain
 *   of the client counts for nothing.
 * - `host-or-member`: `host` on a store host (what is published and active alone), `member` on the main host, where
 *   `store` must be given. Dashboard and canvas use the same call as the storefront.
 */
export type Access =
  | { access: 'public' | 'session' | 'user' | 'host'; store?: never }
  | { access: 'member' | 'owner' | 'host-or-member'; store: StoreSource }

/** One call of the API, as data. Method and path stand in routes.ts under the same id. */
export type Endpoint = Access & {
  /** One line for the documentation. */
  summary: string
  /** More for the documentation: rules that the schema cannot say. */
  description?: string
  /** Which hosts answer; by default as the access says: `host` the store hosts, `host-or-member` any, all others the main host. */
  servedOn?: 'main' | 'store' | 'any'
  query?: z.ZodObject
  params?: z.ZodObject
  body?: z.ZodType
  headers?: z.ZodObject
  /** How the body is sent. `multipart` bodies are streamed; their parts are described by `body`. */
  encoding?: 'json' | 'multipart'
  /** Largest body in bytes. By default 64 KB where shoppers and visitors may call, else 256 KB. */
  bodyLimit?: number
  /** What a success answers. */
  response: z.ZodType
  /** Errors of this call beyond the common ones: `true`, or a schema of what stands in the error's `details`. */
  errors?: { readonly [Code in ErrorCode]?: z.ZodType | true }
}

/** What a JSON body may hold. */
export interface BodyLimits {
  bytes: number
  /** Elements of arrays and members of objects, at all depths. */
  values: number
}

/** The limits of a call's body: its own, else those of its access. Calls that need no session get the smallest. */
export function bodyLimitsOf({ bodyLimit, access }: Pick<Endpoint, 'bodyLimit' | 'access'>): BodyLimits {
  const isPublic = access === 'public' || access === 'host' || access === 'host-or-member'
  const bytes = bodyLimit ?? (isPublic ? 64 : 256) * 1024
  return { bytes, values: isPublic ? 4000 : bytes > 1024 * 1024 ? 250_000 : 25_000 }
}

/** Limit for bodies with page content. */
export const contentBodyLimit = 4 * 1024 * 1024

/** Which hosts answer the call. */
export function servedOn(endpoint: Endpoint): 'main' | 'store' | 'any' {
  if (endpoint.servedOn) return endpoint.servedOn
  if (endpoint.access === 'host') return 'store'
  return endpoint.access === 'host-or-member' ? 'any' : 'main'
}

const accessErrors = {
  public: [],
  host: ['store_not_found', 'not_found'],
  session: ['unauthenticated'],
  user: ['unauthenticated', 'email_unverified', 'plan_required'],
  member: ['unauthenticated', 'email_unverified', 'plan_required', 'forbidden', 'not_found'],
  owner: ['unauthenticated', 'email_unverified', 'plan_required', 'forbidden', 'not_found'],
  'host-or-member': ['unauthenticated', 'email_unverified', 'plan_required', 'forbidden', 'not_found', 'store_not_found'],
} as const satisfies Record<Access['access'], readonly ErrorCode[]>

/** Every error that the call may answer: by its access, its own, and the common ones. Each once. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const own = Object.keys(endpoint.errors ?? {}) as ErrorCode[]
  return [...new Set<ErrorCode>([...accessErrors[endpoint.access], ...own, ...commonErrors])]
}
