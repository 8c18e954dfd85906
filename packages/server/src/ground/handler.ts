import type { EndpointId, Endpoints, HandlerInput, HandlerOutput } from '@blockfront/contract'
import type { CurrentStore, RequestContext, ServerContext, Session } from './context.ts'

type ByAccess<Access> = Access extends 'public'
  ? { session: Session | undefined; store?: undefined }
  : Access extends 'session' | 'user'
    ? { session: Session; store?: undefined }
    : Access extends 'member'
      ? { session: Session; store: CurrentStore }
      : { session: Session | undefined; store: CurrentStore }

/** The context of a call: the server's services, the request, and the session and store that the contract requires. */
export type CallContext<Id extends EndpointId> = ServerContext & RequestContext & ByAccess<Endpoints[Id]['access']>

/**
 * Handles an endpoint call. `input` is validated and contains the parts that the contract declares: body, query, params, headers.
 */
export type Handler<Id extends EndpointId> = (context: CallContext<Id>, input: HandlerInput<Id>) => Promise<HandlerOutput<Id>>

/** Write `export const pageRoutes = { 'page.add': (context, { body }) => addPage(context, body) } satisfies Handlers`. */
export type Handlers = { [Id in EndpointId]?: Handler<Id> }

/** The input of an operation without the store id, which comes from the context, where it was checked. */
export type Body<Id extends EndpointId> = HandlerInput<Id> extends { body: infer Value } ? Omit<Value, 'storeId'> : never

/** Like {@link Body}, from the query string. */
export type Query<Id extends EndpointId> = HandlerInput<Id> extends { query: infer Value } ? Omit<Value, 'storeId'> : never
