/** Carriers and their public tracking pages. */
const carriers: Readonly<Record<string, string>> = {
  'Australia Post': 'https://auspost.com.au/mypost/track/details/{number}',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}',
  Correos: 'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={number}',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  'DHL Paket': 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/{number}',
  Evri: 'https://www.evri.com/track/parcel/{number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  GLS: 'https://gls-group.com/EU/en/parcel-tracking/?match={number}',
  InPost: 'https://inpost.pl/en/find-parcel?number={number}',
  'Japan Post': 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=en',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  Sagawa: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}',
  'Swiss Post': 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
  UPS: 'https://www.ups.com/track?tracknum={number}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
  Yamato: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}',
  'Österreichische Post': 'https://www.post.at/en/sv/item-details?snr={number}',
}

/** Names of the carriers with a known tracking page, in alphabetical order. */
export const carrierNames: readonly string[] = /* @__PURE__ */ Object.keys(carriers)

/** URL of a carrier's tracking page for a number; empty for an unknown carrier or without a number. The name's case does not matter. */
export function trackingLink(carrier: string, trackingNumber: string): string {
  const wanted = carrier.trim().toLowerCase()
  const name = carrierNames.find((one) => one.toLowerCase() === wanted)
  const number = trackingNumber.replaceAll(/\s/g, '')
  return name && number ? (carriers[name] ?? '').replace('{number}', encodeURIComponent(number)) : ''
}
