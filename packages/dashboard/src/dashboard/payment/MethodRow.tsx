import type { PaymentMethod, PaymentMethodType } from '@blockfront/contract'
import { Badge, Notice, Switch } from '@blockfront/ui'
import { Banknote, CreditCard, FlaskConical, HandCoins, Landmark, type LucideIcon } from 'lucide-react'
import { useMoney } from '../parts/money/money.ts'
import { MoveHandle } from '../parts/reorder/MoveHandle.tsx'
import { RowMenu } from '../parts/reorder/RowMenu.tsx'
import type { Movable } from '../parts/reorder/use-movable.ts'
import { messages } from './messages.ts'

export const typeIcons: Record<PaymentMethodType, LucideIcon> = {
  stripe: CreditCard,
  mollie: CreditCard,
  test: FlaskConical,
  cod: Banknote,
  bank_transfer: Landmark,
  manual: HandCoins,
}

interface MethodRowProps {
  method: PaymentMethod
  movable: Movable
  /** Staff can look only. */
  readOnly: boolean
  onEnable: (enabled: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** A payment method in the list. */
export function MethodRow({ method, movable, readOnly, onEnable, onEdit, onDelete }: MethodRowProps) {
  const { title, type, enabled, problem, manualCapture } = method
  const Icon = typeIcons[type]
  return (
    <li className="payment-method" {...movable.element}>
      <div className="payment-method__row">
        {!readOnly && <MoveHandle {...movable.handle} />}
        <Icon size={18} aria-hidden className="payment-method__icon" />
        <div className="payment-method__text">
          <p className="payment-method__title">{title}</p>
          <p className="payment-method__about">
            {messages.types[type]}
            <Range method={method} />
          </p>
          {manualCapture && <Badge>{messages.manualCapture}</Badge>}
        </div>
        <Switch checked={enabled} disabled={readOnly} onChange={onEnable} label={messages.enable(title)} />
        {!readOnly && (
          <RowMenu
            label={messages.actions(title)}
            items={[{ label: messages.edit, onSelect: onEdit }]}
            {...movable.menu}
            deleteLabel={messages.delete}
            onDelete={onDelete}
          />
        )}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </li>
  )
}

function Range({ method: { minTotal, maxTotal } }: { method: PaymentMethod }) {
  const money = useMoney()
  if (minTotal === null && maxTotal === null) return null
  const text = (amount: number | null) => (amount === null ? '' : money(amount))
  return <> · {messages.range(text(minTotal), text(maxTotal))}</>
}
