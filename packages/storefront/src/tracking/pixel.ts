import type { StorePayload } from '../payload.ts'
import type { PixelEvent } from './pixel-event.ts'

/** The state of an event: it waits for consent or for Meta's script, was sent, or was dropped. */
export type EventState = 'waiting' | 'sent' | 'declined' | 'switchedOff' | 'failed' | 'noPixel'

/**
 * The Meta pixel of a store. Before `start` it loads and sends nothing, and queues events in order. Meta reads the page's URL with every
 * event, and the URL of an order gives access to the order. On that page it therefore sends only the purchase, without the URL; other
 * events wait for the next page.
 */
export interface Pixel {
  /** Call it once the shopper agreed, or if no consent is required. */
  start: () => void
  /** Call it once the shopper declined or withdrew the consent. Drops queued events and all later ones, until the next `start`. */
  stop: () => void
  /** Sends or queues an event. Calls `onSent` once it was sent. */
  track: (event: PixelEvent, onSent?: () => void) => void
}

/** The settings of a store that its pixel depends on. */
export type PixelStore = Pick<StorePayload, 'fbPixelId' | 'currency' | 'tracking'>

/** Receives the state of each event, and each change of it. */
export type Report = (event: PixelEvent, state: EventState) => void

interface PendingEvent {
  event: PixelEvent
  onSent?: (() => void) | undefined
}

type Transport = (event: PixelEvent) => void

const isPurchase = ({ event }: PendingEvent) => event.name === 'Purchase'

const isPrivate = () => location.pathname.includes('/order/')

/** Returns the pixel of a store. Without an id it drops every event. */
export function createPixel({ fbPixelId, currency, tracking }: PixelStore, report: Report = () => undefined): Pixel {
  let pending: PendingEvent[] = []
  let consent: 'undecided' | 'granted' | 'declined' = 'undecided'
  let script: 'none' | 'loading' | 'ready' | 'failed' = 'none'
  let transport: Transport | undefined

  const drop = (state: EventState) => {
    for (const { event } of pending.splice(0)) report(event, state)
  }
  const sendAll = (events: readonly PendingEvent[], to: Transport) => {
    for (const { event, onSent } of events) {
      to(event)
      onSent?.()
      report(event, 'sent')
    }
  }
  const sendPurchases = () => {
    const purchases = pending.filter(isPurchase)
    if (purchases.length === 0) return
    pending = pending.filter((entry) => !isPurchase(entry))
    import('./meta-pixel.ts')
      .then(({ imageTransport }) => sendAll(purchases, imageTransport(fbPixelId, currency)))
      .catch(() => pending.push(...purchases))
  }
  const load = () => {
    script = 'loading'
    import('./meta-pixel.ts')
      .then(({ startMetaPixel }) => startMetaPixel(fbPixelId, currency))
      .then((ready) => {
        script = 'ready'
        transport = ready
        send()
      })
      .catch(() => {
        script = 'failed'
        drop('failed')
      })
  }
  const send = () => {
    if (consent !== 'granted' || script === 'failed' || !fbPixelId) return
    if (isPrivate()) sendPurchases()
    else if (transport) sendAll(pending.splice(0), transport)
    else if (script === 'none') load()
  }
  const refusalOf = ({ name }: PixelEvent): EventState | undefined => {
    if (!fbPixelId) return 'noPixel'
    if (tracking?.disabledEvents.includes(name)) return 'switchedOff'
    if (consent === 'declined') return 'declined'
    return script === 'failed' ? 'failed' : undefined
  }
  return {
    start: () => {
      consent = 'granted'
      send()
    },
    stop: () => {
      consent = 'declined'
      drop('declined')
    },
    track: (event, onSent) => {
      const dropped = refusalOf(event)
      report(event, dropped ?? 'waiting')
      if (dropped) return
      pending.push({ event, onSent })
      send()
    },
  }
}
