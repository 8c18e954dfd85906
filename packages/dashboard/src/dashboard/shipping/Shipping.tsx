import type { ShippingRate, ShippingZone } from '@blockfront/contract'
import { Button, EmptyState, VisuallyHidden } from '@blockfront/ui'
import { Plus, Truck } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { useMovable } from '../parts/reorder/use-movable.ts'
import { useStoreQuery } from '../store-query.ts'
import { DeleteRate, DeleteZone } from './DeleteShipping.tsx'
import { messages } from './messages.ts'
import { RateDialog } from './rate/RateDialog.tsx'
import { ShippingPreview } from './ShippingPreview.tsx'
import { Uncovered } from './Uncovered.tsx'
import { useShippingOrder } from './use-shipping-order.ts'
import { ZoneCard } from './ZoneCard.tsx'
import { ZoneDialog } from './zone/ZoneDialog.tsx'
import './shipping.css'

/** The open dialog: to add or edit a zone or a rate, or to delete one. */
type Open =
  | { kind: 'zone'; zone: ShippingZone | undefined }
  | { kind: 'delete zone'; zone: ShippingZone }
  | { kind: 'rate'; zone: ShippingZone; rate: ShippingRate | undefined }
  | { kind: 'delete rate'; zone: ShippingZone; rate: ShippingRate }

/** The shipping zones of the store with their rates. */
export function Shipping() {
  const zones = useStoreQuery('shipping.zones')
  const [open, setOpen] = useState<Open>()
  const add = (
    <Button variant="primary" icon={<Plus size={14} />} onClick={() => setOpen({ kind: 'zone', zone: undefined })}>
      {messages.addZone}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={add} />
      <Loaded query={zones} skeleton={<FormSkeleton />}>
        {(list) => (
          <>
            {list.length > 0 ? (
              <Zones zones={list} onOpen={setOpen} />
            ) : (
              <EmptyState icon={<Truck size={20} />} title={messages.empty}>
                {messages.emptyHelp}
              </EmptyState>
            )}
            {open && <OpenDialog zones={list} open={open} onClose={() => setOpen(undefined)} />}
          </>
        )}
      </Loaded>
    </>
  )
}

function Zones({ zones, onOpen }: { zones: readonly ShippingZone[]; onOpen: (open: Open) => void }) {
  const order = useShippingOrder()
  const { list, said, movable } = useMovable<HTMLUListElement>(zones, (zoneIds) => order.mutate({ zoneIds }))
  return (
    <div className="form-columns">
      <div>
        <Uncovered zones={zones} />
        <ul ref={list} className="zone-list" aria-label={messages.zones}>
          {zones.map((zone, index) => (
            <ZoneCard
              key={zone.id}
              zone={zone}
              movable={movable(zone, index)}
              onEdit={() => onOpen({ kind: 'zone', zone })}
              onDelete={() => onOpen({ kind: 'delete zone', zone })}
              onAddRate={() => onOpen({ kind: 'rate', zone, rate: undefined })}
              onEditRate={(rate) => onOpen({ kind: 'rate', zone, rate })}
              onDeleteRate={(rate) => onOpen({ kind: 'delete rate', zone, rate })}
            />
          ))}
        </ul>
        <VisuallyHidden live="polite">{said}</VisuallyHidden>
      </div>
      <div>
        <ShippingPreview />
      </div>
    </div>
  )
}

interface OpenDialogProps {
  zones: readonly ShippingZone[]
  open: Open
  onClose: () => void
}

function OpenDialog({ zones, open, onClose }: OpenDialogProps) {
  switch (open.kind) {
    case 'zone':
      return <ZoneDialog zones={zones} zone={open.zone} onClose={onClose} />
    case 'delete zone':
      return <DeleteZone zones={zones} zone={open.zone} onClose={onClose} />
    case 'rate':
      return <RateDialog zone={open.zone} rate={open.rate} onClose={onClose} />
    case 'delete rate':
      return <DeleteRate zone={open.zone} rate={open.rate} onClose={onClose} />
  }
}
