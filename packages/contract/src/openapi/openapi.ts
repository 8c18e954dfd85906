import { z } from 'zod'
import { allowsToken, bodyLimitsOf, type Endpoint, errorCodesOf, servedOn } from '../endpoint.ts'
import { endpoints } from '../endpoints/all.ts'
import { type ErrorCode, errors } from '../errors.ts'
import { type EndpointId, routeOf } from '../route.ts'
import { routes } from '../routes.ts'
import { type JsonSchema, SchemaCollector } from './openapi-schema.ts'
import { webhookOperations } from './webhooks.ts'

export { webhookDataKeys } from './webhooks.ts'

/** The parts of an OpenAPI 3.1 document that this project uses. */
export interface OpenApiDocument {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  webhooks: Record<string, { post: JsonSchema }>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> }
}

const errorBody = z
  .object({
    error: z.string().describe('Message for people: what happened and what to do.'),
    code: z.enum(Object.keys(errors) as ErrorCode[]),
    fields: z.record(z.string(), z.string()).optional().describe('Error messages by path.'),
    redirectTo: z.string().optional().describe('A path of the same origin.'),
    details: z.unknown().optional(),
  })
  .meta({ id: 'Error' })

/**
 * Returns the complete API as an OpenAPI 3.1 document, generated from the endpoints. The output is deterministic, so that the committed copy
 * in schemas/ can be compared.
 */
export function openApiDocument({ version = '0.0.0', url = '/api' }: { version?: string; url?: string } = {}): OpenApiDocument {
  const schemas = new SchemaCollector()
  const paths: OpenApiDocument['paths'] = {}
  const ids = Object.keys(routes) as EndpointId[]
  // Twice: only after all schemas are collected is it known which components need a separate input schema.
  for (const id of ids) operationOf(id, { input: (schema) => schemas.input(schema), output: (schema) => schemas.output(schema) })
  webhookOperations((schema) => schemas.output(schema))
  const resolved: Converters = {
    input: (schema) => schemas.resolve(schemas.input(schema), 'input'),
    output: (schema) => schemas.resolve(schemas.output(schema), 'output'),
  }
  for (const id of ids) {
    const { method, path } = routeOf(id)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(id, resolved) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Blockfront API',
      version,
      description:
        'All endpoints of the platform and of its stores. People have a session in a cookie, programs an API token in the header `Authorization: Bearer <token>`; the scope that a call needs is its `x-capability`. Bodies are JSON. On a store hostname, the store comes only from the Host header.',
    },
    servers: [{ url }],
    tags: [...new Set(ids.map(tagOf))].map((name) => ({ name })),
    paths,
    webhooks: webhookOperations(resolved.output),
    components: {
      schemas: schemas.components(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by /auth/login and /auth/signup.' },
        apiToken: { type: 'http', scheme: 'bearer', description: 'Created in the dashboard, for one store.' },
      },
    },
  }
}

const tagOf = (id: EndpointId): string => id.slice(0, id.indexOf('.'))

/** Converts the schemas of requests and responses to JSON Schema. */
interface Converters {
  input(schema: z.ZodType): JsonSchema
  output(schema: z.ZodType): JsonSchema
}

function operationOf(id: EndpointId, { input, output }: Converters): JsonSchema {
  const endpoint: Endpoint = endpoints[id]
  const parameters = [
    ...parametersIn('path', endpoint.params, input),
    ...parametersIn('query', endpoint.query, input),
    ...parametersIn('header', endpoint.headers, input),
  ]
  return {
    operationId: id,
    tags: [tagOf(id)],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: requestBody(endpoint, endpoint.body, input) } : {}),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: output(endpoint.response) } } },
      ...errorResponses(endpoint, routeOf(id).method, output),
    },
    'x-access': endpoint.access,
    'x-hosts': servedOn(endpoint),
    ...(endpoint.store ? { 'x-store': endpoint.store, 'x-capability': endpoint.needs } : {}),
  }
}

const securityOf = (endpoint: Endpoint): Record<string, string[]>[] => {
  if (endpoint.access === 'public' || endpoint.access === 'host') return []
  return [{ session: [] }, ...(allowsToken(endpoint) ? [{ apiToken: [] }] : [])]
}

function parametersIn(
  location: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
  convert: (schema: z.ZodType) => JsonSchema,
): JsonSchema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = convert(schema) as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: each,
  }))
}

function requestBody(endpoint: Endpoint, body: z.ZodType, convert: (schema: z.ZodType) => JsonSchema): JsonSchema {
  const type = endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    required: true,
    description: `At most ${bodyLimitsOf(endpoint).bytes / 1024} KB.`,
    content: { [type]: { schema: convert(body) } },
  }
}

/** Returns one response for each status, with its codes and the schemas of their details. */
function errorResponses(
  endpoint: Endpoint,
  method: string,
  convert: (schema: z.ZodType) => JsonSchema,
): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(errorCodesOf(endpoint, method), (code) => errors[code].status)
  const responses = [...byStatus].map(([status, codes]): [string, JsonSchema] => {
    const shapes = codes.flatMap((code) => {
      const details = endpoint.errors?.[code]
      return typeof details === 'object' ? [errorBody.extend({ code: z.literal(code), details })] : []
    })
    const schema = shapes.length > 0 ? { anyOf: [...shapes, errorBody].map(convert) } : convert(errorBody)
    const description = codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n')
    return [String(status), { description, content: { 'application/json': { schema } } }]
  })
  return Object.fromEntries(responses)
}
