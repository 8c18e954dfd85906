import { findTaxRate, findZone } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import { Notice } from '@blockfront/ui'
import { useMoney, usePercent } from '../../parts/money/money.ts'
import { useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'

interface Place {
  country: string
  region: string
}

/** Warns if shipping or tax would differ at a new address: the order keeps its totals. */
export function AddressWarnings({ order, to }: { order: Order; to: Place }) {
  const { data: zones } = useStoreQuery('shipping.zones')
  const { data: tax } = useStoreQuery('tax.rates')
  const money = useMoney()
  const percent = usePercent()
  const from = order.shippingAddress
  if (!from || !zones || !tax || (from.country === to.country && from.region === to.region)) return null
  const [oldZone, newZone] = [findZone(zones, from), findZone(zones, to)]
  const taxName = (place: Place) => {
    const rate = findTaxRate(tax.rates, { ...place, class: 'standard' })
    return rate ? `${rate.name} ${percent(rate.rate)}` : messages.noTax
  }
  const [oldTax, newTax] = [taxName(from), taxName(to)]
  return (
    <>
      {!newZone && <Notice tone="warning">{messages.notShippedTo}</Notice>}
      {newZone && newZone.id !== oldZone?.id && (
        <Notice tone="warning">{messages.otherZone(newZone.name, money(order.shippingTotal))}</Notice>
      )}
      {oldTax !== newTax && <Notice tone="warning">{messages.otherTax(oldTax, newTax, money(order.taxTotal))}</Notice>}
    </>
  )
}
