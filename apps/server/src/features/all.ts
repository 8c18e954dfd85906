import type { Handlers } from '../handler.ts'
import { abandonedCheckoutRoutes } from './abandoned-checkout/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { apiTokenRoutes } from './api-token/routes.ts'
import { archiveRoutes } from './archive/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { categoryRoutes } from './category/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { commentRoutes } from './comment/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { shopperRoutes } from './customer/account/routes.ts'
import { customerRoutes } from './customer/routes.ts'
import { discountRoutes } from './discount/routes.ts'
import { domainRoutes } from './domain/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { fontRoutes } from './font/routes.ts'
import { importRoutes } from './import/routes.ts'
import { linkRoutes } from './link/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { orderRoutes } from './order/routes.ts'
import { pageRoutes } from './page/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { policyRoutes } from './policy/routes.ts'
import { presenceRoutes } from './presence/routes.ts'
import { previewRoutes } from './preview/routes.ts'
import { productRoutes } from './product/routes.ts'
import { redirectRoutes } from './redirect/routes.ts'
import { refundRoutes } from './refund/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { sectionRoutes } from './section/routes.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { stockAlertRoutes } from './stock-alert/routes.ts'
import { storeRoutes } from './store/routes.ts'
import { taxRoutes } from './tax/routes.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { translationRoutes } from './translation/routes.ts'
import { webhookRoutes } from './webhook/routes.ts'

/** The handlers of all endpoints. Each feature declares its own in `routes.ts`. */
export const handlers: Handlers = {
  ...accountRoutes,
  ...storeRoutes,
  ...domainRoutes,
  ...apiTokenRoutes,
  ...webhookRoutes,
  ...staffRoutes,
  ...activityRoutes,
  ...pageRoutes,
  ...linkRoutes,
  ...redirectRoutes,
  ...presenceRoutes,
  ...commentRoutes,
  ...previewRoutes,
  ...sectionRoutes,
  ...fontRoutes,
  ...policyRoutes,
  ...productRoutes,
  ...categoryRoutes,
  ...reviewRoutes,
  ...stockAlertRoutes,
  ...checkoutRoutes,
  ...abandonedCheckoutRoutes,
  ...paymentRoutes,
  ...shippingRoutes,
  ...discountRoutes,
  ...customerRoutes,
  ...taxRoutes,
  ...trackingRoutes,
  ...translationRoutes,
  ...shopperRoutes,
  ...mediaRoutes,
  ...billingRoutes,
  ...orderRoutes,
  ...analyticsRoutes,
  ...refundRoutes,
  ...contactRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...archiveRoutes,
}
