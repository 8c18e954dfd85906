import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints/all.ts'
import type { HandlerInput } from './input.ts'
import { findJsonFault } from './json.ts'
import { fieldMessage } from './message.ts'
import type { EndpointId } from './route.ts'

/** The parts of a request before validation: text for params, query and headers, parsed JSON for the body. */
export interface RawInput {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** The `fields` of an error response: messages by path (`price`, `variations.0.price`, `query.pageSize`). */
export type FieldErrors = Record<string, string>

export type ParsedInput<Id extends EndpointId> = { ok: true; input: HandlerInput<Id> } | { ok: false; fields: FieldErrors }

const parts = ['params', 'query', 'headers', 'body'] as const

/**
 * Validates and converts a request with the schemas of its endpoint. Checks all parts and returns all errors, with the first message for
 * each path. Never throws.
 */
export function parseInput<Id extends EndpointId>(id: Id, raw: RawInput): ParsedInput<Id> {
  const endpoint: Endpoint = endpoints[id]
  const input: Record<string, unknown> = {}
  // A Map, because a path may be `__proto__` or `constructor`.
  const fields = new Map<string, string>()
  const report = (path: string, message: string) => fields.has(path) || fields.set(path, message)
  for (const part of parts) {
    const schema = endpoint[part]
    if (!schema) continue
    const value = part === 'body' ? raw.body : (raw[part] ?? {})
    const fault = part === 'body' && endpoint.encoding !== 'multipart' ? findJsonFault(value) : undefined
    if (fault) {
      report(fault.path, fault.message)
      continue
    }
    const result = schema.safeParse(value, { error: fieldMessage })
    if (result.success) input[part] = result.data
    else for (const issue of result.error.issues) report(fieldPath(part, issue.path), issue.message)
  }
  return fields.size > 0 ? { ok: false, fields: Object.fromEntries(fields) } : { ok: true, input: input as HandlerInput<Id> }
}

function fieldPath(part: (typeof parts)[number], path: readonly PropertyKey[]): string {
  const inside = path.map(String)
  return (part === 'body' ? inside : [part, ...inside]).join('.')
}
