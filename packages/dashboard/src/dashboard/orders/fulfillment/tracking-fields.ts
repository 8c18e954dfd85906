import { carrierNames } from '@blockfront/commerce'
import { endpoints } from '@blockfront/contract'
import { messages } from '../messages.ts'

/** The tracking details of a parcel. */
export const trackingSchema = endpoints['order.fulfill'].body.pick({
  carrier: true,
  trackingNumber: true,
  trackingUrl: true,
  notify: true,
})

export const trackingFields = {
  carrier: { label: messages.carrier, autoComplete: 'off', suggestions: carrierNames },
  trackingNumber: { label: messages.trackingNumber, control: 'text', autoComplete: 'off' },
  trackingUrl: {
    label: messages.trackingUrl,
    help: messages.trackingUrlHelp,
    control: 'text',
    inputType: 'url',
    placeholder: 'https://',
    autoComplete: 'off',
  },
  notify: { label: messages.shipment.notify, control: 'checkbox' },
}

/** The fields to show. A customer without an email address gets no notification, and a pickup has no tracking. */
export const trackingNames = ({ reachable, isPickup = false }: { reachable: boolean; isPickup?: boolean }): string[] =>
  Object.keys(trackingFields).filter((name) => (name === 'notify' ? reachable : !isPickup))
