import type { Handlers } from '../http/handler.ts'
import { audienceRoutes } from './audience.ts'
import { authRoutes } from './auth.ts'
import { billingRoutes } from './billing.ts'
import { categoryRoutes } from './category.ts'
import { checkoutRoutes } from './checkout.ts'
import { emailRoutes } from './email.ts'
import { mediaRoutes } from './media.ts'
import { orderRoutes } from './order.ts'
import { pageRoutes } from './page.ts'
import { productRoutes } from './product.ts'
import { redirectRoutes } from './redirect.ts'
import { storeRoutes } from './store.ts'
import { userRoutes } from './user.ts'

/** Every call that has a handler. An area's routes stand in a file of their own and are spread here. */
export const handlers: Handlers = {
  ...authRoutes,
  ...userRoutes,
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
