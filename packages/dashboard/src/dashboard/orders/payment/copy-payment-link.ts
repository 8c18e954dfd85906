import type { Order } from '@blockfront/contract'
import { api } from '../../../api.ts'
import { toast } from '../../../toast.tsx'
import { messages } from '../messages.ts'

/** Copies the payment link of an order to the clipboard, and says so. */
export async function copyPaymentLink({ storeId, orderId }: Order): Promise<void> {
  try {
    const { paymentUrl } = await api.call('order.paymentLink', { query: { storeId, orderId } })
    await navigator.clipboard.writeText(paymentUrl)
    toast.success(messages.paymentLinkCopied)
  } catch (error) {
    toast.failure(error)
  }
}
