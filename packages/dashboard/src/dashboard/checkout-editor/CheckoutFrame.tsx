import { type CheckoutSettings, checkoutConfigOf } from '@blockfront/contract'
import { useEffect, useRef, useState } from 'react'
import { storeUrl, visitUrl } from '../../stores/store-url.ts'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'
import type { SampleLine } from './use-sample-lines.ts'

/** Types of the messages between the editor and the checkout in the frame (`checkout/preview` of the storefront). */
const PREVIEW = 'blockfront:checkout-preview'
const PREVIEW_READY = 'blockfront:checkout-preview-ready'

export type PreviewPage = 'checkout' | 'thankYou'

interface CheckoutFrameProps {
  settings: CheckoutSettings
  page: PreviewPage
  lines: readonly SampleLine[]
  /** The width of the page in pixels. It is scaled down to the available space. */
  width: number
  /** The height of the frame in pixels. */
  height: number
}

/** The store's own checkout in a frame, with the settings of the draft. */
export function CheckoutFrame({ settings, page, lines, width, height }: CheckoutFrameProps) {
  const store = useStore()
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [available, setAvailable] = useState(width)
  const origin = new URL(storeUrl(store.storeDomain)).origin
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === PREVIEW_READY) setIsReady(true)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  useEffect(() => {
    if (!isReady) return
    const message = { type: PREVIEW, page, config: checkoutConfigOf(settings), lines }
    frame.current?.contentWindow?.postMessage(message, origin)
  }, [isReady, page, settings, lines, origin])
  useEffect(() => {
    const element = room.current
    if (!element) return
    const resize = new ResizeObserver(() => setAvailable(element.clientWidth))
    resize.observe(element)
    return () => resize.disconnect()
  }, [])
  const scale = Math.min(1, available / width)
  return (
    <div ref={room} className="checkout-frame" style={{ height }}>
      <iframe
        ref={frame}
        title={messages.preview}
        src={visitUrl(store, '/checkout?preview')}
        // Without a referrer, the store's statistics do not count the preview.
        referrerPolicy="no-referrer"
        style={{ width, height: height / scale, scale: String(scale) }}
      />
    </div>
  )
}
