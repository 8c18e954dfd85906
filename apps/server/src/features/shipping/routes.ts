import type { Handlers } from '../../handler.ts'
import { listShippingZones } from './shipping-zones.ts'

export const shippingRoutes = {
  'shipping.zones': (context) => listShippingZones(context),
} satisfies Handlers
