import { routes } from './routes.ts'

/** Method and path of an endpoint. The path is relative to the base URL of the API (`/api`); `{name}` is a path parameter. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** Id of an endpoint, such as `page.getById`. */
export type EndpointId = keyof typeof routes

type Split<Route> = Route extends `${infer Method} ${infer Path}` ? { method: Method; path: Path } : never

/** The HTTP method of an endpoint, as a literal type. */
export type MethodOf<Id extends EndpointId> = Split<(typeof routes)[Id]>['method']

/** The path of an endpoint, as a literal type. */
export type PathOf<Id extends EndpointId> = Split<(typeof routes)[Id]>['path']

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The names of an endpoint's path parameters; `never` without any. */
export type PathParams<Id extends EndpointId> = NamesIn<PathOf<Id>>

/** Returns the method and the path of an endpoint. */
export function routeOf<Id extends EndpointId>(id: Id): { method: MethodOf<Id>; path: PathOf<Id> } {
  const route: string = routes[id]
  const space = route.indexOf(' ')
  return { method: route.slice(0, space) as MethodOf<Id>, path: route.slice(space + 1) as PathOf<Id> }
}
