import { endpoints } from '@blockfront/contract'
import type { CallOutput, EndpointId } from '@blockfront/contract/client'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The id of every record of a sample, so that one refers to another. */
export const sampleId = 'a1b2c3'

/** Texts that screens hand to `Intl` and other parsers, by the names of their fields. */
const byName: Readonly<Record<string, string>> = {
  country: 'AT',
  currency: 'EUR',
  locale: 'de',
  defaultLocale: 'en',
  timezone: 'Europe/Vienna',
  storeDomain: 'harbour.localhost',
  html: '<p>Sample html</p>',
}
const byFormat: Readonly<Record<string, string>> = {
  email: 'someone@example.com',
  'date-time': '2026-01-02T03:04:05.000Z',
  date: '2026-01-02',
}
/** For texts with a pattern: the first that matches. */
const byPattern = [sampleId, 'AT', 'de', '#123456', 'sample-slug', '/sample-path', 'https://sample.example/path']

const samples = new Map<string, unknown>()

/**
 * Returns a response of an endpoint, generated from its schema in the contract: of a store with one record of each kind, or of one without
 * any. A text without a format is "Sample" and the name of its field.
 */
export function sampleOf<Id extends EndpointId>(id: Id, content: 'filled' | 'empty'): CallOutput<Id> {
  const key = `${content} ${id}`
  if (!samples.has(key)) {
    const schema = z.toJSONSchema(endpoints[id].response, { io: 'output', unrepresentable: 'any' }) as Json
    samples.set(key, sampleValue(schema, { root: schema, isFilled: content === 'filled', name: '' }))
  }
  return structuredClone(samples.get(key)) as CallOutput<Id>
}

interface Position {
  root: Json
  isFilled: boolean
  /** The field of the value. */
  name: string
}

function sampleValue(schema: Json, at: Position): unknown {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return sampleValue((at.root.$defs as Record<string, Json>)[name] ?? {}, at)
  }
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum.includes(byName[at.name]) ? byName[at.name] : schema.enum[0]
  const options = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined
  if (options) return sampleValue(options.find(({ type }) => (type === 'null') !== at.isFilled) ?? options[0] ?? {}, at)
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
    const required = (schema.required ?? []) as string[]
    const shown = properties.filter(([name]) => at.isFilled || required.includes(name))
    return Object.fromEntries(shown.map(([name, value]) => [name, sampleValue(value, { ...at, name })]))
  }
  if (schema.type === 'array') {
    const length = Math.max(Number(schema.minItems ?? 0), at.isFilled ? 1 : 0)
    return Array.from({ length }, () => sampleValue((schema.items ?? {}) as Json, at))
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(Number(schema.minimum ?? 0), at.isFilled ? 1 : 0)
  if (schema.type === 'boolean') return at.isFilled
  if (schema.type === 'string') return sampleText(schema, at.name)
  return null
}

function sampleText(schema: Json, name: string): string {
  const known = byName[name] ?? byFormat[String(schema.format)]
  if (known !== undefined) return known
  const { pattern } = schema
  const text = `Sample ${name}`.slice(0, Number(schema.maxLength ?? 100))
  return typeof pattern === 'string' ? (byPattern.find((sample) => new RegExp(pattern, 'u').test(sample)) ?? text) : text
}
