import type { Endpoints } from './endpoints/all.ts'
import type { EndpointId } from './routes.ts'

type Schema = { _zod: { input: unknown; output: unknown } }
type InputOf<S> = S extends Schema ? S['_zod']['input'] : never
type OutputOf<S> = S extends Schema ? S['_zod']['output'] : never

type Part = 'params' | 'query' | 'body' | 'headers'
type PartsOf<Definition> = Extract<keyof Definition, Part>

/** Parts in which nothing is required may be left out as a whole. */
type OptionalParts<Parts> = { [Key in keyof Parts as Record<never, never> extends Parts[Key] ? Key : never]?: Parts[Key] } & {
  [Key in keyof Parts as Record<never, never> extends Parts[Key] ? never : Key]: Parts[Key]
}

type Flat<T> = { [Key in keyof T]: T[Key] }

/** What a client gives to a call: params, query, body and headers before defaults and conversions. */
export type CallInput<Id extends EndpointId> = Flat<
  OptionalParts<{ [Key in PartsOf<Endpoints[Id]>]: InputOf<Endpoints[Id][Key]> }>
>

/** What a handler gets: the same after validation, defaults and conversions. */
export type HandlerInput<Id extends EndpointId> = Flat<{ [Key in PartsOf<Endpoints[Id]>]: OutputOf<Endpoints[Id][Key]> }>

/** What a handler has to answer. */
export type HandlerOutput<Id extends EndpointId> = InputOf<Endpoints[Id]['response']>

/** What a client receives. */
export type CallOutput<Id extends EndpointId> = OutputOf<Endpoints[Id]['response']>

type Errors<Id extends EndpointId> = Endpoints[Id] extends { errors: infer Codes } ? Codes : Record<never, never>

/** The details that a call's error carries under a code; `undefined` for codes without. */
export type ErrorDetails<Id extends EndpointId, Code> = Code extends keyof Errors<Id>
  ? Errors<Id>[Code] extends Schema
    ? OutputOf<Errors<Id>[Code]>
    : undefined
  : undefined
