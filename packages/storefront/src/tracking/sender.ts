import type { StorePayload } from '../payload.ts'
import { rememberProduct } from '../viewed/viewed-products.ts'
import { createPixel, type Pixel } from './pixel.ts'
import type { PixelEvent } from './pixel-event.ts'
import { testReport } from './test-events/test-mode.ts'
import { countVisit } from './visits.ts'

/** Counts visits for the store's analytics, which needs no consent, remembers products in the browser, and passes all events to the pixel, which may. */
export function createSender(store: StorePayload): Pixel {
  const pixel = createPixel(store, testReport(store))
  let lastTerm = ''
  return {
    ...pixel,
    track: (event, onSent) => {
      countVisit(event)
      if (event.name === 'ViewContent') rememberProduct(store.storeId, event.product.id)
      pixel.track(event, onSent)
      const term = searchTerm(event)
      // Another page of the same results, or another sort order, is not another search.
      if (term && term !== lastTerm) pixel.track({ name: 'Search', term })
      lastTerm = term
    },
  }
}

/** The term of a page with search results; empty for other events. */
const searchTerm = (event: PixelEvent): string =>
  event.name === 'PageView' && event.kind === 'search'
    ? (new URLSearchParams(event.path.split('?')[1]).get('q') ?? '').trim()
    : ''
