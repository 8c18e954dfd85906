import { createPixel, type Pixel } from './pixel.ts'
import { countVisit } from './visits.ts'

/** Counts visits for the store's analytics, which needs no consent, and passes all events to the pixel, which may. */
export function createSender(pixelId: string, currency: string): Pixel {
  const pixel = createPixel(pixelId, currency)
  return {
    ...pixel,
    track: (event, onSent) => {
      countVisit(event)
      pixel.track(event, onSent)
    },
  }
}
