// Written by `npm run generate`. Change what it is made from, not this file.

import type { Endpoint } from '../endpoint.ts'
import type { EndpointId } from '../route.ts'
import { categoryEndpoints } from './catalog/category.ts'
import { productEndpoints } from './catalog/product.ts'
import { reviewEndpoints } from './catalog/review.ts'
import { stockAlertEndpoints } from './catalog/stock-alert.ts'
import { commentEndpoints } from './content/comment.ts'
import { componentEndpoints } from './content/component.ts'
import { fontEndpoints } from './content/font.ts'
import { linkEndpoints } from './content/link.ts'
import { mediaEndpoints } from './content/media.ts'
import { pageEndpoints } from './content/page.ts'
import { policyEndpoints } from './content/policy.ts'
import { presenceEndpoints } from './content/presence.ts'
import { previewEndpoints } from './content/preview.ts'
import { redirectEndpoints } from './content/redirect.ts'
import { sectionEndpoints } from './content/section.ts'
import { translationEndpoints } from './content/translation.ts'
import type { FitsRoutes } from './fits-routes.ts'
import { apiTokenEndpoints } from './people/api-token.ts'
import { audienceEndpoints } from './people/audience.ts'
import { authEndpoints } from './people/auth.ts'
import { customerEndpoints } from './people/customer.ts'
import { emailEndpoints } from './people/email.ts'
import { securityEndpoints } from './people/security.ts'
import { shopperEndpoints } from './people/shopper.ts'
import { staffEndpoints } from './people/staff.ts'
import { userEndpoints } from './people/user.ts'
import { abandonedCheckoutEndpoints } from './selling/abandoned-checkout.ts'
import { checkoutEndpoints } from './selling/checkout.ts'
import { discountEndpoints } from './selling/discount.ts'
import { draftOrderEndpoints } from './selling/draft-order.ts'
import { orderEndpoints } from './selling/order.ts'
import { paymentEndpoints } from './selling/payment.ts'
import { shippingEndpoints } from './selling/shipping.ts'
import { taxEndpoints } from './selling/tax.ts'
import { analyticsEndpoints } from './store/analytics.ts'
import { archiveEndpoints } from './store/archive.ts'
import { billingEndpoints } from './store/billing.ts'
import { domainEndpoints } from './store/domain.ts'
import { storeEndpoints } from './store/store.ts'
import { storeEmailEndpoints } from './store/store-email.ts'
import { trackingEndpoints } from './store/tracking.ts'
import { transferEndpoints } from './store/transfer.ts'
import { webhookEndpoints } from './store/webhook.ts'

const all = {
  ...categoryEndpoints,
  ...productEndpoints,
  ...reviewEndpoints,
  ...stockAlertEndpoints,
  ...commentEndpoints,
  ...componentEndpoints,
  ...fontEndpoints,
  ...linkEndpoints,
  ...mediaEndpoints,
  ...pageEndpoints,
  ...policyEndpoints,
  ...presenceEndpoints,
  ...previewEndpoints,
  ...redirectEndpoints,
  ...sectionEndpoints,
  ...translationEndpoints,
  ...apiTokenEndpoints,
  ...audienceEndpoints,
  ...authEndpoints,
  ...customerEndpoints,
  ...emailEndpoints,
  ...securityEndpoints,
  ...shopperEndpoints,
  ...staffEndpoints,
  ...userEndpoints,
  ...abandonedCheckoutEndpoints,
  ...checkoutEndpoints,
  ...discountEndpoints,
  ...draftOrderEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...shippingEndpoints,
  ...taxEndpoints,
  ...analyticsEndpoints,
  ...archiveEndpoints,
  ...billingEndpoints,
  ...domainEndpoints,
  ...storeEmailEndpoints,
  ...storeEndpoints,
  ...trackingEndpoints,
  ...transferEndpoints,
  ...webhookEndpoints,
}

/** All endpoints of the API by id. */
export const endpoints = all satisfies FitsRoutes<typeof all> satisfies Record<EndpointId, Endpoint>

export type Endpoints = typeof endpoints
