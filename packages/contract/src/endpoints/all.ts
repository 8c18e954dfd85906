import type { Endpoint } from '../endpoint.ts'
import type { EndpointId, PathParams } from '../routes.ts'
import { abandonedCheckoutEndpoints } from './abandoned-checkout.ts'
import { analyticsEndpoints } from './analytics.ts'
import { audienceEndpoints } from './audience.ts'
import { authEndpoints } from './auth.ts'
import { billingEndpoints } from './billing.ts'
import { categoryEndpoints } from './category.ts'
import { checkoutEndpoints } from './checkout.ts'
import { customerEndpoints } from './customer.ts'
import { discountEndpoints } from './discount.ts'
import { domainEndpoints } from './domain.ts'
import { draftOrderEndpoints } from './draft-order.ts'
import { emailEndpoints } from './email.ts'
import { mediaEndpoints } from './media.ts'
import { orderEndpoints } from './order.ts'
import { pageEndpoints } from './page.ts'
import { paymentEndpoints } from './payment.ts'
import { policyEndpoints } from './policy.ts'
import { productEndpoints } from './product.ts'
import { redirectEndpoints } from './redirect.ts'
import { securityEndpoints } from './security.ts'
import { shippingEndpoints } from './shipping.ts'
import { shopperEndpoints } from './shopper.ts'
import { staffEndpoints } from './staff.ts'
import { storeEndpoints } from './store.ts'
import { storeEmailEndpoints } from './store-email.ts'
import { taxEndpoints } from './tax.ts'
import { trackingEndpoints } from './tracking.ts'
import { transferEndpoints } from './transfer.ts'
import { translationEndpoints } from './translation.ts'
import { userEndpoints } from './user.ts'

const all = {
  ...authEndpoints,
  ...userEndpoints,
  ...securityEndpoints,
  ...storeEndpoints,
  ...storeEmailEndpoints,
  ...domainEndpoints,
  ...trackingEndpoints,
  ...staffEndpoints,
  ...pageEndpoints,
  ...redirectEndpoints,
  ...policyEndpoints,
  ...productEndpoints,
  ...categoryEndpoints,
  ...mediaEndpoints,
  ...emailEndpoints,
  ...audienceEndpoints,
  ...customerEndpoints,
  ...shopperEndpoints,
  ...checkoutEndpoints,
  ...abandonedCheckoutEndpoints,
  ...paymentEndpoints,
  ...shippingEndpoints,
  ...discountEndpoints,
  ...taxEndpoints,
  ...billingEndpoints,
  ...orderEndpoints,
  ...draftOrderEndpoints,
  ...analyticsEndpoints,
  ...transferEndpoints,
  ...translationEndpoints,
}

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

/** Fails to compile unless routes and endpoints have the same ids and path parameters. */
type Agreed = { [Id in EndpointId]: FitsPath<Id, (typeof all)[Id]> } & { [Id in Exclude<keyof typeof all, EndpointId>]: never }

/** All endpoints of the API by id. */
export const endpoints = all satisfies Agreed satisfies Record<EndpointId, Endpoint>

export type Endpoints = typeof endpoints
