import type { Handlers } from '../../handler.ts'
import { visitorConsent } from './consent.ts'
import { getPixel, updatePixel } from './pixel.ts'
import { getTracking, updateTracking } from './settings.ts'

export const trackingRoutes = {
  'store.updatePixel': (context, { body }) => updatePixel(context, body),
  'store.getPixel': (context) => getPixel(context),
  'tracking.get': (context) => getTracking(context),
  'tracking.update': (context, { body }) => updateTracking(context, body),
  'tracking.consent': (context, { query }) => visitorConsent(context, query),
} satisfies Handlers
