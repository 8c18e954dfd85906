import type { Handlers } from '../../ground/handler.ts'
import { visitorConsent } from '../../modules/tracking/consent.ts'
import { getPixel, updatePixel } from '../../modules/tracking/pixel.ts'
import { getTracking, updateTracking } from '../../modules/tracking/settings.ts'

export const trackingRoutes = {
  'store.updatePixel': (context, { body }) => updatePixel(context, body),
  'store.getPixel': (context) => getPixel(context),
  'tracking.get': (context) => getTracking(context),
  'tracking.update': (context, { body }) => updateTracking(context, body),
  'tracking.consent': (context, { query }) => visitorConsent(context, query),
} satisfies Handlers
