import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints/all.ts'
import { routes } from '../routes.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument({ version: '1.2.3' })
const text = JSON.stringify(document)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** The parts of the OpenAPI 3.1 specification that readers of this document need (sections 4.8.1 to 4.8.17). */
const essentials = {
  type: 'object',
  required: ['openapi', 'info', 'paths', 'components'],
  properties: {
    openapi: { pattern: '^3\\.1\\.\\d+$' },
    info: { required: ['title', 'version'] },
    paths: {
      patternProperties: {
        '^/': { additionalProperties: { $ref: '#/$defs/operation' }, propertyNames: { enum: ['get', 'post', 'put', 'delete'] } },
      },
      additionalProperties: false,
    },
    components: { properties: { schemas: { propertyNames: { pattern: '^[a-zA-Z0-9._-]+$' } } } },
  },
  $defs: {
    operation: {
      type: 'object',
      required: ['operationId', 'responses', 'summary'],
      properties: {
        parameters: { type: 'array', items: { $ref: '#/$defs/parameter' } },
        requestBody: { required: ['content'], properties: { content: { $ref: '#/$defs/content' } } },
        responses: {
          required: ['200'],
          propertyNames: { pattern: '^[1-5]\\d\\d$' },
          additionalProperties: { required: ['description'], properties: { content: { $ref: '#/$defs/content' } } },
        },
        security: { type: 'array' },
      },
    },
    parameter: {
      required: ['name', 'in', 'schema'],
      properties: { in: { enum: ['path', 'query', 'header'] } },
      if: { properties: { in: { const: 'path' } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword.
      then: { required: ['required'], properties: { required: { const: true } } },
    },
    content: { minProperties: 1, additionalProperties: { required: ['schema'] } },
  },
}

describe('openApiDocument', () => {
  it('is valid OpenAPI 3.1', () => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(essentials)
    validate(document)
    expect(validate.errors).toBeNull()
  })

  it('has every endpoint once, with its id', () => {
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(Object.keys(routes).toSorted())
  })

  it('resolves every reference', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(references.length).toBeGreaterThan(100)
    for (const reference of new Set(references)) {
      expect(reference).toMatch(/^#\/components\/schemas\//)
      expect(document.components.schemas).toHaveProperty(reference.slice('#/components/schemas/'.length))
    }
    expect(text).not.toContain('$defs')
  })

  it('declares every path parameter', () => {
    for (const { path, operation } of operations) {
      const declared = ((operation.parameters ?? []) as { name: string; in: string }[]).filter((each) => each.in === 'path')
      expect(declared.map((each) => each.name).toSorted()).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted(),
      )
    }
  })

  it('has schemas that an independent validator compiles, with the same results as zod', () => {
    const ajv = new Ajv({ strict: false, formats: { binary: true } })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'openapi', ...document })
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`openapi#/components/schemas/${name}`), name).toBeTypeOf('function')
    }
    const add = ajv.compile({ $ref: 'openapi#/paths/~1products~1add-product/post/requestBody/content/application~1json/schema' })
    const bodies: unknown[] = [
      { storeId: 's1', name: 'Mug', price: 1 },
      { storeId: 's1', name: 'Mug' },
      { storeId: 's1', name: 'Mug', price: -1 },
      { storeId: 's 1', name: 'Mug', price: 1 },
      { storeId: 's1', name: 'Mug', price: 1, attributeGroups: [{ name: 'Size', type: 'slider', values: ['S'] }] },
      { storeId: 's1', name: 'Mug', price: 1, variations: [{ price: 0, attributes: { Size: 'S' } }] },
    ]
    for (const body of bodies) expect(add(body), JSON.stringify(body)).toBe(endpoints['product.add'].body.safeParse(body).success)
  })

  it('separates optional fields of requests from fields that responses always have', () => {
    const { OrderAddress, PostalAddress, Contact, ContactInput } = document.components.schemas
    expect(OrderAddress?.required).toContain('lastName')
    expect(PostalAddress?.required).not.toContain('lastName')
    expect(Contact?.required).toContain('phone')
    expect(ContactInput?.required ?? []).not.toContain('phone')
    expect(text).not.toContain('"additionalProperties":false')
  })

  it('is deterministic', () => {
    expect(JSON.stringify(openApiDocument({ version: '1.2.3' }))).toBe(text)
  })
})
