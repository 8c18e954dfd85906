import { formatMoney, wholeRate } from '@blockfront/commerce'
import { isolate } from '../direction.ts'
import type { OrderContents, OrderItem } from '../emails/order-contents.ts'
import { ownerMessages } from '../english/owners.ts'
import { type Rendering, useRendering } from '../rendering.ts'
import { layoutTable } from './styles.ts'

interface Row {
  label: string
  /** Less important text below the label. In text, it follows in parentheses. */
  detail?: string
  value: string
  strong?: boolean
}

/** The items of an order with prices, and its totals. The rows above the total add up to it. */
export function OrderSummary({ order }: { order: OrderContents }) {
  const rendering = useRendering()
  const { medium, brand, direction, messages } = rendering
  const money = (minor: number) => isolate(formatMoney(minor, order.currency, brand.locale), direction)
  const percent = new Intl.NumberFormat(brand.locale, { style: 'percent', maximumFractionDigits: 4 })
  const items: Row[] = order.lines.map((line) => ({ ...itemRow(line, rendering), value: money(line.total) }))
  const totals: Row[] = [
    { label: messages.subtotal, value: money(order.subtotal) },
    ...order.discounts.map(({ name, code, amount }) => ({
      label: isolate(code ? `${name} (${code})` : name, direction),
      value: `−${money(amount)}`,
    })),
    ...(order.shipping === null
      ? []
      : [
          {
            label: order.isPickup ? messages.pickup : messages.shipping,
            value: order.shipping > 0 ? money(order.shipping) : messages.free,
          },
        ]),
    ...order.taxes.map(({ name, rate, amount }) => ({
      label: (order.pricesIncludeTax ? messages.includedTax : messages.tax)({
        tax: name,
        rate: percent.format(rate / wholeRate),
      }),
      value: money(amount),
    })),
    { label: messages.total, value: money(order.total), strong: true },
  ]
  if (medium === 'text') return `${[...items.map(rowText), '', ...totals.map(rowText)].join('\n')}\n\n`
  return (
    <>
      <Rows rows={items} />
      <Rows rows={totals} />
    </>
  )
}

/** Items without prices, such as those of one shipment. */
export function ItemList({ items }: { items: readonly OrderItem[] }) {
  const rendering = useRendering()
  const rows = items.map((item) => ({ ...itemRow(item, rendering), value: '' }))
  if (rendering.medium === 'text') return `${rows.map(rowText).join('\n')}\n\n`
  return <Rows rows={rows} />
}

/** Products or variants, with the units that are left. For owners. */
export function StockList({ items }: { items: readonly OrderItem[] }) {
  const rendering = useRendering()
  const left = (quantity: number) => (quantity === 0 ? ownerMessages.lowStockSoldOut : ownerMessages.lowStockLeft({ quantity }))
  const rows = items.map((item) => ({
    ...itemRow(item, rendering),
    label: isolate(item.name, rendering.direction),
    value: left(item.quantity),
  }))
  if (rendering.medium === 'text') return `${rows.map(rowText).join('\n')}\n\n`
  return <Rows rows={rows} />
}

const itemRow = ({ quantity, name, options }: OrderItem, { direction, messages }: Rendering) => ({
  label: messages.item({ quantity, item: isolate(name, direction) }),
  detail: isolate(options.map((option) => `${option.name}: ${option.value}`).join(' · '), direction),
})

const rowText = ({ label, detail, value }: Row) => `${label}${detail ? ` (${detail})` : ''}${value && `  ${value}`}`

function Rows({ rows }: { rows: readonly Row[] }) {
  const { colors, sides, prose } = useRendering()
  const { line, text, muted } = colors.light
  const cell = { ...prose, color: text, verticalAlign: 'top', textAlign: sides.start } as const
  return (
    <table
      role="presentation"
      className="bf-line"
      style={{ ...layoutTable, marginBottom: '16px', borderTop: `1px solid ${line}` }}
    >
      <tbody>
        {rows.map(({ label, detail, value, strong }, index) => {
          const weight = strong ? { fontSize: '18px', fontWeight: 700 } : {}
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={index}>
              <td className="bf-text" style={{ ...cell, ...weight, padding: '8px 0' }}>
                {label}
                {detail && (
                  <span className="bf-muted" style={{ display: 'block', fontSize: '14px', lineHeight: '20px', color: muted }}>
                    {detail}
                  </span>
                )}
              </td>
              {value && (
                <td
                  className="bf-text"
                  style={{
                    ...cell,
                    ...weight,
                    padding: sides.end === 'right' ? '8px 0 8px 16px' : '8px 16px 8px 0',
                    textAlign: sides.end,
                    whiteSpace: 'nowrap',
                  }}
                >
                  {value}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
