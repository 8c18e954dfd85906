import type { CallInput } from '@blockfront/contract/client'
import { isOptedOut } from './opted-out.ts'
import type { PixelEvent } from './pixel-event.ts'

const ENDPOINT = '/api/visit/record'

type Visit = CallInput<'visit.record'>['body']
/** Omits a member of each type of a union. */
type Event<Body> = Body extends Visit ? Omit<Body, 'referrer' | 'utmSource'> : never

/**
 * Reports an event to the store's server, which counts it and stores no personal data (docs/guides/analytics.md). Sends nothing from
 * browsers that ask not to be tracked, and neither cookies nor the URL of an order. A page that the browser prerenders counts once it is
 * shown.
 */
export function countVisit(event: PixelEvent): void {
  const visit = visitOf(event)
  if (!visit || isOptedOut()) return
  const send = () => {
    const body: Visit = { ...visit, ...origin() }
    // Survives the end of the page. The body is read, because the request would stay open otherwise. A visit that is not counted must not
    // disturb the shopper.
    fetch(ENDPOINT, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
      .then((response) => response.text())
      .catch(() => undefined)
  }
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', send, { once: true })
  else send()
}

function visitOf(event: PixelEvent): Event<Visit> | undefined {
  switch (event.name) {
    case 'PageView':
      return event.kind === 'order' || event.kind === 'wishlist' || event.kind === 'failed'
        ? undefined
        : { event: 'view', kind: event.kind, slug: slugOf(event) }
    case 'AddToCart':
      return { event: 'addToCart', productId: event.addition.product.id }
    case 'InitiateCheckout':
      return { event: 'checkout' }
    default:
      return undefined
  }
}

/** The slug of a page, product or category; empty for other kinds. */
function slugOf({ kind, path }: Extract<PixelEvent, { name: 'PageView' }>): string {
  if (kind !== 'page' && kind !== 'product' && kind !== 'collection') return ''
  const slug = path.split(/[?#]/, 1)[0]?.split('/').pop() ?? ''
  return slug === '' ? 'home' : decodeURIComponent(slug)
}

/** How the visit of this document began: the hostname of the referring page, and `utm_source` of the first URL. */
function origin(): { referrer: string; utmSource: string } {
  const [entry] = performance.getEntriesByType('navigation')
  const first = entry && URL.canParse(entry.name) ? entry.name : location.href
  const { searchParams } = new URL(first)
  const { referrer } = document
  return {
    referrer: URL.canParse(referrer) ? new URL(referrer).hostname : '',
    utmSource: (searchParams.get('utm_source') ?? '').slice(0, 200),
  }
}
