import type { Handlers } from '../../ground/handler.ts'
import { addRate, deleteRate, enableRate, orderRates, updateRate } from '../../modules/shipping/edit-rate.ts'
import { addZone, deleteZone, orderZones, updateZone } from '../../modules/shipping/edit-zone.ts'
import { previewShipping } from '../../modules/shipping/preview-shipping.ts'
import { listShippingZones } from '../../modules/shipping/shipping-zones.ts'

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
