export { visitorConsent } from './consent.ts'
export { getPixel, updatePixel } from './pixel.ts'
export { getTracking, trackingOf, updateTracking } from './settings.ts'
