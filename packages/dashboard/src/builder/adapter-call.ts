import type { PageDraft, StaleDraft } from '@blockfront/builder'
import { type CallInput, type CallOutput, type Client, type EndpointId, errorDetails } from '@blockfront/contract/client'
import { toAdapterError } from './adapter-error.ts'

/** Timeout of a call, in milliseconds. */
const PATIENCE = 20_000
/** Smaller bodies are sent even if the page closes (`keepalive`); browsers allow 64 KB. */
const KEEPALIVE_LIMIT = 50_000

/** Calls an endpoint for the builder. Rejects with an `AdapterError`. */
export type AdapterCall = <Id extends EndpointId>(id: Id, input: CallInput<Id>) => Promise<CallOutput<Id>>

/** Returns the calls of the builder: each has a time limit, and continues when the page closes, if it is small enough. */
export const adapterCall =
  (api: Client): AdapterCall =>
  async (id, input) => {
    const { body } = input as { body?: unknown }
    const keepalive = body !== undefined && JSON.stringify(body).length < KEEPALIVE_LIMIT
    try {
      return await api.call(id, ...([input, { signal: AbortSignal.timeout(PATIENCE), keepalive }] as never))
    } catch (error) {
      throw staleIn(id, error) ?? toAdapterError(error)
    }
  }

/** Returns the result of a save, or the newer version if the save was based on an outdated one. */
export const orStale = <T>(call: Promise<T>): Promise<T | StaleDraft> =>
  call.catch((error: unknown) => {
    if (error instanceof StaleResponse) return { stale: true as const, page: error.page }
    throw error
  })

/** A save that was based on an outdated version. */
class StaleResponse extends Error {
  readonly page: PageDraft
  constructor(page: PageDraft) {
    super('stale')
    this.page = page
  }
}

function staleIn(id: EndpointId, error: unknown): StaleResponse | undefined {
  if (id !== 'page.saveDraft' && id !== 'page.publish' && id !== 'page.restoreVersion') return undefined
  const details = errorDetails(error, id, 'stale_version')
  return details && new StaleResponse(details.page)
}
