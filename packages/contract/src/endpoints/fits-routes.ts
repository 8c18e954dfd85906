import type { EndpointId, PathParams } from '../route.ts'

/** The definition if its `params` match the parameters of its path, else never. */
type FitsPath<Id extends EndpointId, Definition> = [PathParams<Id>] extends [never]
  ? Definition extends { params: object }
    ? never
    : Definition
  : Definition extends { params: { shape: infer Shape } }
    ? [keyof Shape, PathParams<Id>] extends [PathParams<Id>, keyof Shape]
      ? Definition
      : never
    : never

/** Fails to compile unless the generated routes and the endpoints have the same ids and path parameters. */
export type FitsRoutes<All> = { [Id in EndpointId]: Id extends keyof All ? FitsPath<Id, All[Id]> : never } & {
  [Id in Exclude<keyof All, EndpointId>]: never
}
