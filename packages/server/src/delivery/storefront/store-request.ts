import type { IncomingMessage } from 'node:http'
import { unsubscribeTokenOf } from '../../flows/remind-shoppers/index.ts'
import type { HostnameEntry } from '../../ground/cache/hostnames.ts'
import { isReading } from '../../ground/files/static-files.ts'
import { parseStoreUrl, type StoreUrl } from './payload/request-url.ts'

/** A page is requested as a document, or as its data: what a browser fetches when a shopper follows a link. */
export type Representation = 'html' | 'json'

/** Path where the app of a store requests pages as data: `?path=%2Fcollection%2Flamps`. */
export const PAYLOAD_PATH = '/api/storefront/payload'

/** A page of a store, before anything is loaded. */
export interface RequestedPage {
  representation: Representation
  url: StoreUrl
}

/** A request to the hostname of a store, parsed once for all steps that handle it. */
export interface StorefrontRequest {
  hostname: string
  /** The client's key for rate limits. */
  client: string
  /** Whether the method is GET or HEAD. */
  isReading: boolean
  /** Path and query as they were sent. */
  target: string
  /** The path as it was sent. */
  path: string
  /** The query as it was sent, without the question mark. */
  query: string
  /** The path without its language. Forms and the unsubscribe link exist in each language. */
  rest: string
  /** The language that the path names. */
  language: string | undefined
  /** The token of an unsubscribe link. */
  unsubscribeToken: string | undefined
  /** The page to read; undefined for other methods, and where a request for data names no page. */
  page: RequestedPage | undefined
}

/** A request, and the store that has its hostname. */
export interface StoreRequest extends StorefrontRequest {
  store: HostnameEntry
}

/** Parses a request to a hostname of the storefront. Never throws. */
export function parseStorefrontRequest(hostname: string, client: string, incoming: IncomingMessage): StorefrontRequest {
  const { url: target = '/', method } = incoming
  const [path = '/', query = ''] = target.split(/\?(.*)/s)
  const isData = path === PAYLOAD_PATH
  const shown = isData ? (new URLSearchParams(query).get('path') ?? '') : target
  const url = isData && !shown.startsWith('/') ? undefined : parseStoreUrl(shown)
  const { rest, language } = url && !isData ? url : { rest: path, language: undefined }
  return {
    ...{ hostname, client, target, path, query, rest, language },
    isReading: isReading(method),
    unsubscribeToken: unsubscribeTokenOf(rest),
    page: isReading(method) && url ? { representation: isData ? 'json' : 'html', url } : undefined,
  }
}

/** Whether everyone may see what a store serves. */
export const isPublic = (store: HostnameEntry | undefined): store is HostnameEntry => store?.status === 'active' && store.isOpen
