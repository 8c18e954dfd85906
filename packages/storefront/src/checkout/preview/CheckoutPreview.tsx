import type { CheckoutConfig } from '@blockfront/contract'
import { useEffect, useMemo, useState } from 'react'
import { OrderHeader } from '../../order/OrderHeader.tsx'
import type { PagePayload } from '../../payload.ts'
import { type Shop, ShopContext, useShop } from '../../shop.ts'
import { CheckoutForm } from '../CheckoutForm.tsx'
import { CheckoutLayout } from '../layout/CheckoutLayout.tsx'
import { CheckoutStyles } from '../layout/CheckoutStyles.tsx'
import { checkoutMessages } from '../messages.ts'
import { isPreviewMessage, PREVIEW_READY, type PreviewMessage } from './preview-message.ts'

interface CheckoutPreviewProps {
  payload: PagePayload
  /** The published configuration. */
  config: CheckoutConfig
}

/** The checkout in the frame of the checkout editor: with the settings of the draft and a sample cart. It places no orders. */
export function CheckoutPreview({ payload, config: published }: CheckoutPreviewProps) {
  const shop = useShop()
  const message = usePreviewMessage()
  const previewShop = useMemo(() => inertShop(shop), [shop])
  if (!message) return null
  const config = { ...published, ...message.config }
  if (message.page === 'thankYou')
    return (
      <section className="sf-order bf-inner">
        <CheckoutStyles />
        <OrderHeader
          number="1001"
          createdAt={new Date().toISOString()}
          thankYou={config.thankYou}
          hasEmail={config.contactMethod !== 'phone'}
        />
      </section>
    )
  return (
    <ShopContext value={previewShop}>
      <CheckoutLayout config={config} hasCart>
        <CheckoutForm
          config={config}
          lines={message.lines}
          isSecure={payload.meta.canonical.startsWith('https:')}
          onOrdered={ignore}
          onEarlierOrderFound={ignore}
        />
      </CheckoutLayout>
    </ShopContext>
  )
}

const ignore = () => undefined

/** Returns the editor's last message. Asks for the first one. */
function usePreviewMessage(): PreviewMessage | undefined {
  const [message, setMessage] = useState<PreviewMessage>()
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent) => {
      if (source === window.parent && isPreviewMessage(data)) setMessage(data)
    }
    addEventListener('message', receive)
    // It contains no data, so any parent may read it.
    window.parent.postMessage(PREVIEW_READY, '*')
    return () => removeEventListener('message', receive)
  }, [])
  return message
}

/** Calls that would change something or send an email. */
const changing: ReadonlySet<string> = new Set(['order.place', 'checkout.keepCart', 'shopper.requestCode', 'shopper.signIn'])

/** Returns a shop that reads from the server, but signs nobody in, places no orders, keeps no carts, tracks nothing and opens no cart. */
function inertShop(shop: Shop): Shop {
  const call: Shop['api']['call'] = (id, ...input) => {
    if (changing.has(id)) return Promise.reject(new Error(checkoutMessages.previewOnly))
    return shop.api.call(id, ...input)
  }
  return {
    ...shop,
    api: { call },
    tracker: { ...shop.tracker, track: ignore },
    overlays: { ...shop.overlays, openCart: ignore },
  }
}
