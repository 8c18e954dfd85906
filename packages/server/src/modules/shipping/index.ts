export { addRate, deleteRate, enableRate, orderRates, updateRate } from './edit-rate.ts'
export { addZone, deleteZone, orderZones, updateZone } from './edit-zone.ts'
export { insertZones, type NewZone } from './insert-zones.ts'
export { previewShipping } from './preview-shipping.ts'
export { loadRates, loadZoneRates, type QuotedRate } from './quote-rates.ts'
export {
  listShippingZones,
  ratesOf,
  type ShippingRateRow,
  type ShippingZoneRow,
  shippingCountries,
  tiersOf,
  zonesOf,
} from './shipping-zones.ts'
