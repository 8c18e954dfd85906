import { ApiError, NetworkError } from '@blockfront/contract/client'
import { type FailureReason, HostFailure } from '@blockfront/engine/builder'
import { words } from './words.ts'

/** Statuses that another try may mend. */
const PASSING = new Set([408, 425, 429])

function reasonOf({ status }: ApiError): FailureReason {
  if (status === 401) return 'signed-out'
  if (status === 404) return 'gone'
  return status >= 500 || PASSING.has(status) ? 'broken' : 'refused'
}

/** A failed call as the builder understands it. Words come from the server where it answered. */
export function builderFailure(error: unknown): HostFailure {
  if (error instanceof HostFailure) return error
  if (error instanceof ApiError) return new HostFailure(reasonOf(error), error.message, error.fields)
  const lost = error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError')
  return new HostFailure(lost ? 'offline' : 'broken', lost ? words.offline : words.broken)
}
