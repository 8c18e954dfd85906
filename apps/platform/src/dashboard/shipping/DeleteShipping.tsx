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
  const says = messages.deleteZone
  const { storeId } = useStore()
  const remove = useStoreMutation('shipping.deleteZone')
  return (
    <ConfirmDialog
      title={says.title(zone.name)}
      action={says.action}
      onConfirm={async () => {
        await remove.mutateAsync({ params: { storeId, zoneId: zone.id } })
        toast.success(says.done)
      }}
      onClose={onClose}
    >
      {zone.isRestOfWorld && <p>{says.nothing(says.restPlaces)}</p>}
      {[...fallbacksOf(zones, zone)].map(([other, areas]) => {
        const places = listed(placeNames(areas))
        return <p key={other?.id ?? ''}>{other ? says.fallback(places, other.name) : says.nothing(places)}</p>
      })}
      <p>{[says.rates(zone.rates.length), says.keep].filter(Boolean).join(' ')}</p>
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
  const says = messages.deleteRate
  const { storeId } = useStore()
  const remove = useStoreMutation('shipping.deleteRate')
  const isLast = rate.enabled && zone.rates.every(({ id, enabled }) => !enabled || id === rate.id)
  return (
    <ConfirmDialog
      title={says.title(rate.name)}
      action={says.action}
      onConfirm={async () => {
        await remove.mutateAsync({ params: { storeId, rateId: rate.id } })
        toast.success(says.done)
      }}
      onClose={onClose}
    >
      <p>{isLast ? says.last(zone.name) : says.others(zone.name)}</p>
    </ConfirmDialog>
  )
}
