import type { ShippingRate, ShippingZone } from '@blockfront/contract'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { fallbacksOf, listed, placeNames } from './places.ts'

interface DeleteZoneProps {
  zones: readonly ShippingZone[]
  zone: ShippingZone
  onClose: () => void
}

/** Deletes a zone, after telling what its customers will see at checkout. */
export function DeleteZone({ zones, zone, onClose }: DeleteZoneProps) {
  const shippingMessages = messages.deleteZone
  const { storeId } = useStore()
  const remove = useStoreMutation('shipping.deleteZone')
  return (
    <ConfirmDialog
      title={shippingMessages.title(zone.name)}
      action={shippingMessages.action}
      onConfirm={async () => {
        await remove.mutateAsync({ params: { storeId, zoneId: zone.id } })
        toast.success(shippingMessages.done)
      }}
      onClose={onClose}
    >
      {zone.isRestOfWorld && <p>{shippingMessages.nothing(shippingMessages.restPlaces)}</p>}
      {[...fallbacksOf(zones, zone)].map(([other, areas]) => {
        const places = listed(placeNames(areas))
        return (
          <p key={other?.id ?? ''}>{other ? shippingMessages.fallback(places, other.name) : shippingMessages.nothing(places)}</p>
        )
      })}
      <p>{[shippingMessages.rates(zone.rates.length), shippingMessages.keep].filter(Boolean).join(' ')}</p>
    </ConfirmDialog>
  )
}

interface DeleteRateProps {
  zone: ShippingZone
  rate: ShippingRate
  onClose: () => void
}

/** Deletes a rate, after telling whether customers can still check out. */
export function DeleteRate({ zone, rate, onClose }: DeleteRateProps) {
  const shippingMessages = messages.deleteRate
  const { storeId } = useStore()
  const remove = useStoreMutation('shipping.deleteRate')
  const isLast = rate.enabled && zone.rates.every(({ id, enabled }) => !enabled || id === rate.id)
  return (
    <ConfirmDialog
      title={shippingMessages.title(rate.name)}
      action={shippingMessages.action}
      onConfirm={async () => {
        await remove.mutateAsync({ params: { storeId, rateId: rate.id } })
        toast.success(shippingMessages.done)
      }}
      onClose={onClose}
    >
      <p>{isLast ? shippingMessages.last(zone.name) : shippingMessages.others(zone.name)}</p>
    </ConfirmDialog>
  )
}
