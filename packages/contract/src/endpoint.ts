import type { z } from 'zod'
import { type Capability, tokenScopes } from './capability.ts'
import { commonErrors, type ErrorCode } from './errors.ts'
import type { Route } from './route.ts'

/** The source of a call's store id: query, body or path, or a record that the client identifies. */
export type StoreSource =
  | 'query.storeId'
  | 'body.storeId'
  | 'params.storeId'
  | { of: 'page' | 'redirect' | 'product' | 'category' | 'media'; by: `${'query' | 'body' | 'params'}.${string}` }
  | { of: 'domain'; by: 'query.storeDomain' }

/**
 * Who may call an endpoint:
 * - `public`: everyone, without a store.
 * - `session`: signed-in accounts, even with an unverified email address.
 * - `user`: signed-in accounts with a verified email address.
 * - `member`: a `user` who is a member of the store that `store` identifies, in a role with the capability `needs`.
 * - `host`: every visitor, on a store hostname. The store comes only from the Host header; a storeId, domain or storeDomain
 *   of the client is ignored. While the store is closed, the visitor needs the cookie of its password.
 * - `host-or-member`: `host` on a store hostname (published and active data only), `member` on the main hostname, where
 *   `store` is required. Dashboard and canvas use the same call as the storefront.
 */
export type Access =
  | { access: 'public' | 'session' | 'user' | 'host'; store?: never; needs?: never; alsoNeeds?: never }
  | {
      access: 'member' | 'host-or-member'
      store: StoreSource
      needs: Capability
      /** Another capability that calls need, too: all of them, or those with a part of the input. */
      alsoNeeds?: { with?: `body.${string}`; capability: Capability }
    }

/** One endpoint of the API as data. */
export type Endpoint = Access & {
  /** Method and path. A client finds them in routes.ts, which is generated, because it loads no schemas. */
  route: Route
  /** One line for the documentation. */
  summary: string
  /** Rules that the schemas cannot express, for the documentation. */
  description?: string
  /**
   * Whether the call works while the dashboard is read-only, because the trial or plan of the store's owner has ended (`needsPlan`). For
   * work on orders that customers placed, and for the rights of the people whose data a store keeps.
   */
  allowedReadOnly?: true
  /** Whether only a signed-in person may call, no API token: the call is about that person's membership or session. */
  personOnly?: true
  /** Whether visitors of a closed store may call without its password. The call then reveals and changes nothing. */
  allowedClosed?: true
  /** Hostnames that serve the endpoint. By default, `access` decides: `host` store hostnames, `host-or-member` any, others the main hostname. */
  servedOn?: 'main' | 'store' | 'any'
  query?: z.ZodObject
  params?: z.ZodObject
  body?: z.ZodType
  headers?: z.ZodObject
  /** Encoding of the body. `multipart` bodies are streamed; `body` describes their parts. */
  encoding?: 'json' | 'multipart'
  /** Largest body in bytes. By default 64 KB if visitors may call, else 256 KB. */
  bodyLimit?: number
  /** Body of a success response. */
  response: z.ZodType
  /** Errors in addition to the common ones: `true`, or a schema of the error's `details`. */
  errors?: { readonly [Code in ErrorCode]?: z.ZodType | true }
}

/** Limits of a JSON body. */
export interface BodyLimits {
  bytes: number
  /** Elements of arrays and members of objects, at all depths. */
  values: number
}

/** Returns the body limits of an endpoint: its own, else those of its access. Endpoints without a session have the smallest. */
export function bodyLimitsOf({ bodyLimit, access }: Pick<Endpoint, 'bodyLimit' | 'access'>): BodyLimits {
  const isPublic = access === 'public' || access === 'host' || access === 'host-or-member'
  const bytes = bodyLimit ?? (isPublic ? 64 : 256) * 1024
  return { bytes, values: isPublic ? 4000 : bytes > 1024 * 1024 ? 250_000 : 25_000 }
}

/** Limit for bodies with page content, in bytes. */
export const contentBodyLimit = 4 * 1024 * 1024

/** Returns which hostnames serve the endpoint. */
export function servedOn(endpoint: Endpoint): 'main' | 'store' | 'any' {
  if (endpoint.servedOn) return endpoint.servedOn
  if (endpoint.access === 'host') return 'store'
  return endpoint.access === 'host-or-member' ? 'any' : 'main'
}

/** Returns whether an API token with the right scope may call the endpoint. */
export const allowsToken = ({ needs, personOnly }: Pick<Endpoint, 'needs' | 'personOnly'>): boolean =>
  needs !== undefined && !personOnly && (tokenScopes as readonly Capability[]).includes(needs)

/** Returns whether a call by a member of a store needs an active plan of the store's owner: it changes something of the store. */
export const needsPlan = ({ store, allowedReadOnly }: Pick<Endpoint, 'store' | 'allowedReadOnly'>, method: string): boolean =>
  store !== undefined && method !== 'GET' && !allowedReadOnly

const accessErrors = {
  public: [],
  host: ['store_not_found', 'not_found', 'store_password_required'],
  session: ['unauthenticated'],
  user: ['unauthenticated', 'email_unverified'],
  member: ['unauthenticated', 'email_unverified', 'forbidden', 'not_found'],
  'host-or-member': [
    'unauthenticated',
    'email_unverified',
    'forbidden',
    'not_found',
    'store_not_found',
    'store_password_required',
  ],
} as const satisfies Record<Access['access'], readonly ErrorCode[]>

/** Returns all error codes of an endpoint, without duplicates: those of its access, its own, and the common ones. */
export function errorCodesOf(endpoint: Endpoint, method: string): ErrorCode[] {
  const own = Object.keys(endpoint.errors ?? {}) as ErrorCode[]
  const plan: ErrorCode[] = needsPlan(endpoint, method) ? ['plan_required'] : []
  return [...new Set<ErrorCode>([...accessErrors[endpoint.access], ...plan, ...own, ...commonErrors])]
}
