import type { Handlers } from '../../ground/handler.ts'
import { abandonedCheckoutRoutes } from './abandoned-checkout.ts'
import { accountRoutes } from './account.ts'
import { activityRoutes } from './activity.ts'
import { analyticsRoutes } from './analytics.ts'
import { apiTokenRoutes } from './api-token.ts'
import { archiveRoutes } from './archive.ts'
import { billingRoutes } from './billing.ts'
import { categoryRoutes } from './category.ts'
import { checkoutRoutes } from './checkout.ts'
import { commentRoutes } from './comment.ts'
import { contactRoutes } from './contact.ts'
import { customerRoutes } from './customer.ts'
import { discountRoutes } from './discount.ts'
import { domainRoutes } from './domain.ts'
import { exportRoutes } from './export.ts'
import { fontRoutes } from './font.ts'
import { importRoutes } from './import.ts'
import { linkRoutes } from './link.ts'
import { mediaRoutes } from './media.ts'
import { orderRoutes } from './order.ts'
import { pageRoutes } from './page.ts'
import { paymentRoutes } from './payment.ts'
import { policyRoutes } from './policy.ts'
import { presenceRoutes } from './presence.ts'
import { previewRoutes } from './preview.ts'
import { productRoutes } from './product.ts'
import { redirectRoutes } from './redirect.ts'
import { refundRoutes } from './refund.ts'
import { reviewRoutes } from './review.ts'
import { sectionRoutes } from './section.ts'
import { shippingRoutes } from './shipping.ts'
import { shopperRoutes } from './shopper.ts'
import { staffRoutes } from './staff.ts'
import { stockAlertRoutes } from './stock-alert.ts'
import { storeRoutes } from './store.ts'
import { taxRoutes } from './tax.ts'
import { trackingRoutes } from './tracking.ts'
import { translationRoutes } from './translation.ts'
import { webhookRoutes } from './webhook.ts'

/** The handlers of all endpoints: a file of this folder for each noun. */
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
