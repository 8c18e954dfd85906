import type { CartItem } from '@blockfront/commerce'
import type { CheckoutConfig } from '@blockfront/contract'

/** The message that the checkout editor sends to its frame after each change. */
export interface PreviewMessage {
  type: 'blockfront:checkout-preview'
  /** The checkout, or the page after an order. */
  page: 'checkout' | 'thankYou'
  /** The settings of the draft; the frame keeps the rest of its configuration. */
  config: Partial<CheckoutConfig>
  /** Lines of a sample cart with products of the store. */
  lines: CartItem[]
}

/** Sent to the editor when the frame is ready to receive messages. */
export const PREVIEW_READY = 'blockfront:checkout-preview-ready'

/** Whether data of a message event is a {@link PreviewMessage}. */
export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'blockfront:checkout-preview'
