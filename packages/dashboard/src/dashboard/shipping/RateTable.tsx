import type { ShippingRate, ShippingZone } from '@blockfront/contract'
import { Switch, VisuallyHidden } from '@blockfront/ui'
import { toast } from '../../toast.tsx'
import { MoveHandle } from '../parts/reorder/MoveHandle.tsx'
import { RowMenu } from '../parts/reorder/RowMenu.tsx'
import { type Movable, useMovable } from '../parts/reorder/use-movable.ts'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { useRateText } from './rate-text.ts'
import { useShippingOrder } from './use-shipping-order.ts'

interface RateTableProps {
  zone: ShippingZone
  onEdit: (rate: ShippingRate) => void
  onDelete: (rate: ShippingRate) => void
}

/** The rates of a zone, in the order in which customers see them. */
export function RateTable({ zone, onEdit, onDelete }: RateTableProps) {
  const order = useShippingOrder()
  const { list, said, movable } = useMovable<HTMLTableSectionElement>(zone.rates, (rateIds) =>
    order.mutate({ zoneId: zone.id, rateIds }),
  )
  return (
    <>
      <table className="rates" aria-label={messages.rates(zone.name)}>
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.rate}</th>
            <th scope="col">{messages.price}</th>
            <th scope="col">{messages.delivery}</th>
            <th scope="col">{messages.enabled}</th>
            <td />
          </tr>
        </thead>
        <tbody ref={list}>
          {zone.rates.map((rate, index) => (
            <RateRow
              key={rate.id}
              rate={rate}
              movable={movable(rate, index)}
              onEdit={() => onEdit(rate)}
              onDelete={() => onDelete(rate)}
            />
          ))}
        </tbody>
      </table>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </>
  )
}

interface RateRowProps {
  rate: ShippingRate
  movable: Movable
  onEdit: () => void
  onDelete: () => void
}

function RateRow({ rate, movable, onEdit, onDelete }: RateRowProps) {
  const { storeId } = useStore()
  const { price, about } = useRateText(rate)
  const enable = useStoreMutation('shipping.enableRate', { onError: toast.failure })
  const { id, name } = rate
  const enabled = enable.isPending ? enable.variables.body.enabled : rate.enabled
  return (
    <tr {...movable.element}>
      <td className="rates__handle">
        <MoveHandle {...movable.handle} />
      </td>
      <th scope="row">
        <button type="button" className="rates__name" onClick={onEdit}>
          {name}
        </button>
        <span className="rates__about">{about}</span>
      </th>
      <td data-title={messages.price}>{price}</td>
      <td data-title={messages.delivery}>{messages.days(rate.minDays, rate.maxDays)}</td>
      <td data-title={messages.enabled}>
        <Switch
          label={messages.enable(name)}
          checked={enabled}
          onChange={(next) => enable.mutate({ body: { storeId, rateId: id, enabled: next } })}
        />
      </td>
      <td className="rates__menu">
        <RowMenu
          label={messages.actions(name)}
          items={[{ label: messages.edit, onSelect: onEdit }]}
          {...movable.menu}
          deleteLabel={messages.delete}
          onDelete={onDelete}
        />
      </td>
    </tr>
  )
}
