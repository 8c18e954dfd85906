import type { Endpoint } from '../endpoint.ts'
import type { EndpointId, PathParams } from '../routes.ts'
import { audienceEndpoints } from './audience.ts'
import { authEndpoints } from './auth.ts'
import { billingEndpoints } from './billing.ts'
import { categoryEndpoints } from './category.ts'
import { checkoutEndpoints } from './checkout.ts'
import { emailEndpoints } from './email.ts'
import { mediaEndpoints } from './media.ts'
import { orderEndpoints } from './order.ts'
import { pageEndpoints } from './page.ts'
import { productEndpoints } from './product.ts'
import { redirectEndpoints } from './redirect.ts'
import { storeEndpoints } from './store.ts'
import { userEndpoints } from './user.ts'

const all = {
  ...authEndpoints,
  ...userEndpoints,
  ...storeEndpoints,
  ...pageEndpoints,
  ...redirectEndpoints,
  ...productEndpoints,
  ...categoryEndpoints,
  ...mediaEndpoints,
  ...emailEndpoints,
  ...audienceEndpoints,
  ...checkoutEndpoints,
  ...billingEndpoints,
  ...orderEndpoints,
}

/** Holds for an endpoint whose `params` name exactly the parameters of its path. */
type FitsPath<Id extends EndpointId, Definition> = [PathParams<Id>] extends [never]
  ? Definition extends { params: object }
    ? never
    : Definition
  : Definition extends { params: { shape: infer Shape } }
    ? [keyof Shape, PathParams<Id>] extends [PathParams<Id>, keyof Shape]
      ? Definition
      : never
    : never

/** Every route has an endpoint, every endpoint a route, and both name the same path parameters: else this does not compile. */
type Agreed = { [Id in EndpointId]: FitsPath<Id, (typeof all)[Id]> } & { [Id in Exclude<keyof typeof all, EndpointId>]: never }

/** Every call of the API by its id. */
export const endpoints = all satisfies Agreed satisfies Record<EndpointId, Endpoint>

export type Endpoints = typeof endpoints
