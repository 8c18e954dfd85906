import type { Handlers } from '../../ground/handler.ts'
import {
  addRate,
  addZone,
  deleteRate,
  deleteZone,
  enableRate,
  listShippingZones,
  orderRates,
  orderZones,
  previewShipping,
  updateRate,
  updateZone,
} from '../../modules/shipping/index.ts'

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
