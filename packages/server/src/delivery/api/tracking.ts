import type { Handlers } from '../../ground/handler.ts'
import { getPixel, getTracking, updatePixel, updateTracking, visitorConsent } from '../../modules/tracking/index.ts'

export const trackingRoutes = {
  'store.updatePixel': (context, { body }) => updatePixel(context, body),
  'store.getPixel': (context) => getPixel(context),
  'tracking.get': (context) => getTracking(context),
  'tracking.update': (context, { body }) => updateTracking(context, body),
  'tracking.consent': (context, { query }) => visitorConsent(context, query),
} satisfies Handlers
