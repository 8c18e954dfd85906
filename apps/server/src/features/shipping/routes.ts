import type { Handlers } from '../../handler.ts'
import { addRate, deleteRate, enableRate, orderRates, updateRate } from './edit-rate.ts'
import { addZone, deleteZone, orderZones, updateZone } from './edit-zone.ts'
import { previewShipping } from './preview-shipping.ts'
import { listShippingZones } from './shipping-zones.ts'

export const shippingRoutes = {
  'shipping.zones': (context) => listShippingZones(context),
  'shipping.addZone': (context, { body }) => addZone(context, body),
  'shipping.updateZone': (context, { body }) => updateZone(context, body),
  'shipping.deleteZone': (context, { params }) => deleteZone(context, params),
  'shipping.orderZones': (context, { body }) => orderZones(context, body),
  'shipping.addRate': (context, { body }) => addRate(context, body),
  'shipping.updateRate': (context, { body }) => updateRate(context, body),
  'shipping.enableRate': (context, { body }) => enableRate(context, body),
  'shipping.deleteRate': (context, { params }) => deleteRate(context, params),
  'shipping.orderRates': (context, { body }) => orderRates(context, body),
  'shipping.preview': (context, { body }) => previewShipping(context, body),
} satisfies Handlers
