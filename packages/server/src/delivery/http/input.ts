import { bodyLimitsOf, type Endpoint, type EndpointId, parseInput, type RawInput } from '@blockfront/contract'
import { appError } from '../../ground/errors.ts'
import { isLargeText, type Workers } from '../../ground/workers/workers.ts'
import { parseJson, readJsonText } from './json-body.ts'

/** The validated parts of a call, each only where the contract declares it. */
export type Input = { params?: unknown; query?: unknown; body?: unknown; headers?: unknown }

/**
 * Reads and validates the declared input of an endpoint. Throws 400 with the path of each error. A large body is parsed and
 * validated in a worker; `caller` determines its turn there.
 */
export async function parseRequest(
  id: EndpointId,
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  { work, caller }: { work: Workers; caller: string },
): Promise<Input> {
  const raw: RawInput = { params }
  if (endpoint.query) raw.query = queryOf(request.url)
  if (endpoint.headers) raw.headers = Object.fromEntries(request.headers)
  const multipart = endpoint.encoding === 'multipart'
  const text = endpoint.body && !multipart ? await readJsonText(request, bodyLimitsOf(endpoint)) : undefined
  const parsed =
    text !== undefined && isLargeText(text)
      ? await work.run('input.parse', caller, { id, raw, body: text })
      : parseInput(id, text === undefined ? raw : { ...raw, body: parseJson(text) })
  if (!parsed.ok && !multipart) throw appError('invalid_input', { fields: parsed.fields })
  if (!parsed.ok) return parseAllButBody(endpoint, raw, parsed.fields)
  return parsed.input
}

/** A multipart body is read by its handler, as it streams in; the other parts are checked here like everywhere. */
function parseAllButBody(endpoint: Endpoint, raw: RawInput, fields: Record<string, string>): Input {
  const others = Object.fromEntries(Object.entries(fields).filter(([path]) => /^(?:params|query|headers)(?:\.|$)/.test(path)))
  if (Object.keys(others).length > 0) throw appError('invalid_input', { fields: others })
  return {
    params: endpoint.params?.parse(raw.params),
    query: endpoint.query?.parse(raw.query),
    headers: endpoint.headers?.parse(raw.headers),
  }
}

function queryOf(url: string): Record<string, string> {
  const start = url.indexOf('?')
  return start < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start)))
}
