import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Endpoint, errorCodesOf, servedOn } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { type EndpointId, routeOf } from '../route.ts'
import { routes } from '../routes.ts'
import { endpoints } from './all.ts'

const ids = Object.keys(routes) as EndpointId[]
const all: [EndpointId, Endpoint][] = ids.map((id) => [id, endpoints[id]])

type Schema = { [key: string]: unknown }

/** Paths in a schema without an upper limit. */
function unbounded(schema: Schema, path: string): string[] {
  const found: string[] = []
  const closed = 'enum' in schema || 'const' in schema
  if (schema.type === 'string' && !closed && !('maxLength' in schema) && schema.format !== 'binary') found.push(path)
  if (schema.type === 'array' && !('maxItems' in schema)) found.push(path)
  if (
    (schema.type === 'number' || schema.type === 'integer') &&
    !closed &&
    !(('minimum' in schema || 'exclusiveMinimum' in schema) && 'maximum' in schema)
  )
    found.push(path)
  for (const [key, value] of Object.entries(schema)) {
    const parts: unknown[] = Array.isArray(value) ? value : [value]
    if (key === 'default' || key === 'enum' || key === 'examples') continue
    parts.forEach((part) => {
      if (typeof part === 'object' && part !== null) found.push(...unbounded(part as Schema, `${path}/${key}`))
    })
  }
  return found
}

describe('the table of endpoints', () => {
  it('has an endpoint for every route, each with a unique method and path', () => {
    expect(Object.keys(endpoints).toSorted()).toEqual(ids.toSorted())
    const shapes = Object.values(routes).map((route) => route.replaceAll(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })
})

describe.each(all)('%s', (id, endpoint) => {
  it('declares the path parameters, and no body for GET', () => {
    const { method, path } = routeOf(id)
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(endpoint.params?.shape ?? {}).toSorted()).toEqual(named.toSorted())
    if (method === 'GET') expect(endpoint.body).toBeUndefined()
    if (path !== '/user') expect(path).toMatch(/^\/[a-z]+\/[a-z-]+/)
  })

  it('gets its store from a required field, or on a store hostname from the Host header', () => {
    if (!endpoint.store) return expect(['public', 'session', 'user', 'host']).toContain(endpoint.access)
    const source = typeof endpoint.store === 'string' ? endpoint.store : endpoint.store.by
    const [part, name = ''] = source.split('.') as ['query' | 'body' | 'params', string]
    const field = (endpoint[part] as z.ZodObject).shape[name] as z.ZodType
    expect(field).toBeDefined()
    expect(field.safeParse(undefined).success).toBe(endpoint.access === 'host-or-member')
    expect(servedOn(endpoint)).toBe(endpoint.access === 'host-or-member' ? 'any' : 'main')
  })

  it('limits all input', () => {
    for (const part of ['params', 'query', 'body', 'headers'] as const) {
      const schema = endpoint[part]
      if (schema) expect(unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, part)).toEqual([])
    }
  })

  it('uses known error codes only', () => {
    for (const code of errorCodesOf(endpoint, routeOf(id).method)) expect(errors).toHaveProperty(code)
    expect(endpoint.summary).not.toMatch(/\.$/)
  })
})
