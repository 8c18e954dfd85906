import type { ShippingRate, ShippingZone } from '@blockfront/contract'
import { Badge, Button, Notice } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { MoveHandle } from '../parts/reorder/MoveHandle.tsx'
import { RowMenu } from '../parts/reorder/RowMenu.tsx'
import type { Movable } from '../parts/reorder/use-movable.ts'
import { messages } from './messages.ts'
import { RateTable } from './RateTable.tsx'
import { ZoneAreas } from './ZoneAreas.tsx'

interface ZoneCardProps {
  zone: ShippingZone
  movable: Movable
  onEdit: () => void
  onDelete: () => void
  onAddRate: () => void
  onEditRate: (rate: ShippingRate) => void
  onDeleteRate: (rate: ShippingRate) => void
}

/** A zone: its countries, and its rates in a table. */
export function ZoneCard({ zone, movable, onEdit, onDelete, onAddRate, onEditRate, onDeleteRate }: ZoneCardProps) {
  const id = useId()
  const { name, rates, isRestOfWorld } = zone
  const isEnabled = rates.some(({ enabled }) => enabled)
  return (
    <li className="zone-card" aria-labelledby={id} {...movable.element}>
      <div className="zone-card__head">
        <MoveHandle {...movable.handle} />
        <h2 className="zone-card__title" id={id}>
          {name}
        </h2>
        {isRestOfWorld && <Badge>{messages.restOfWorld}</Badge>}
        <span className="zone-card__menu">
          <RowMenu
            label={messages.actions(name)}
            items={[{ label: messages.edit, onSelect: onEdit }]}
            {...movable.menu}
            deleteLabel={messages.delete}
            onDelete={onDelete}
          />
        </span>
      </div>
      <ZoneAreas zone={zone} />
      {!isEnabled && <Notice tone="warning">{rates.length === 0 ? messages.noRates : messages.noneEnabled}</Notice>}
      {rates.length > 0 && <RateTable zone={zone} onEdit={onEditRate} onDelete={onDeleteRate} />}
      <Button size="small" icon={<Plus size={14} />} onClick={onAddRate}>
        {messages.addRate}
      </Button>
    </li>
  )
}
