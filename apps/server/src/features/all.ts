import type { Handlers } from '../handler.ts'
import { accountRoutes } from './account/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { categoryRoutes } from './category/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { audienceRoutes } from './contact/audience-routes.ts'
import { emailRoutes } from './contact/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { orderRoutes } from './order/routes.ts'
import { pageRoutes } from './page/routes.ts'
import { productRoutes } from './product/routes.ts'
import { redirectRoutes } from './redirect/routes.ts'
import { storeRoutes } from './store/routes.ts'

/** Every call that has a handler. An area's routes stand in a file of their own and are spread here. */
export const handlers: Handlers = {
  ...accountRoutes,
  ...storeRoutes,
  ...pageRoutes,
  ...redirectRoutes,
  ...productRoutes,
  ...categoryRoutes,
  ...checkoutRoutes,
  ...mediaRoutes,
  ...billingRoutes,
  ...orderRoutes,
  ...emailRoutes,
  ...audienceRoutes,
}
