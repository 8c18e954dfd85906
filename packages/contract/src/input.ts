import type { Endpoints } from './endpoints/all.ts'
import type { EndpointId } from './route.ts'

type Schema = { _zod: { input: unknown; output: unknown } }
type InputOf<S> = S extends Schema ? S['_zod']['input'] : never
type OutputOf<S> = S extends Schema ? S['_zod']['output'] : never

type Part = 'params' | 'query' | 'body' | 'headers'
type PartsOf<Definition> = Extract<keyof Definition, Part>

/** Parts without required fields are optional. */
type OptionalParts<Parts> = { [Key in keyof Parts as Record<never, never> extends Parts[Key] ? Key : never]?: Parts[Key] } & {
  [Key in keyof Parts as Record<never, never> extends Parts[Key] ? never : Key]: Parts[Key]
}

type Flat<T> = { [Key in keyof T]: T[Key] }

/** Input of a call in the client: params, query, body and headers before defaults and conversions. */
export type CallInput<Id extends EndpointId> = Flat<
  OptionalParts<{ [Key in PartsOf<Endpoints[Id]>]: InputOf<Endpoints[Id][Key]> }>
>

/** Input of a handler: the same after validation, defaults and conversions. */
export type HandlerInput<Id extends EndpointId> = Flat<{ [Key in PartsOf<Endpoints[Id]>]: OutputOf<Endpoints[Id][Key]> }>

/** Result of a handler. */
export type HandlerOutput<Id extends EndpointId> = InputOf<Endpoints[Id]['response']>

/** Result of a call in the client. */
export type CallOutput<Id extends EndpointId> = OutputOf<Endpoints[Id]['response']>

type Errors<Id extends EndpointId> = Endpoints[Id] extends { errors: infer Codes } ? Codes : Record<never, never>

/** Details of a call's error by code; `undefined` for codes without details. */
export type ErrorDetails<Id extends EndpointId, Code> = Code extends keyof Errors<Id>
  ? Errors<Id>[Code] extends Schema
    ? OutputOf<Errors<Id>[Code]>
    : undefined
  : undefined
