import type { AbandonedCheckout } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button, type MenuItem, TextField } from '@blockfront/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import '../customers/customers.css'
import { Link, useNavigate, useParams } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { StatusBadge } from './AbandonedCheckouts.tsx'
import { CheckoutItems } from './CheckoutItems.tsx'
import { DeleteCheckouts } from './DeleteCheckouts.tsx'
import { messages } from './messages.ts'

const LIST = '/dashboard/abandoned-checkouts'

/** One abandoned checkout: items, contact, reminder and recovery link. */
export function CheckoutDetail() {
  const { checkoutId = '' } = useParams()
  // A deleted checkout must not be loaded again while the list opens.
  const [isLeaving, setIsLeaving] = useState(false)
  const checkout = useStoreQuery('abandonedCheckout.get', { checkoutId }, { placeholderData: undefined, enabled: !isLeaving })
  if (checkout.error instanceof ApiError && [400, 404].includes(checkout.error.status))
    return <NotFound title={messages.gone} help={messages.goneHelp} to={LIST} list={messages.title} />
  return (
    <Loaded
      query={checkout}
      skeleton={<FormSkeleton />}
      head={<PageHeader title={messages.checkout} back={{ to: LIST, label: messages.title }} />}
    >
      {(read) => (
        <>
          <CheckoutHeader checkout={read} onLeave={setIsLeaving} />
          <div className="form-columns">
            <div>
              <CheckoutItems checkout={read} />
            </div>
            <div>
              <Contact checkout={read} />
              <Recovery checkout={read} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  )
}

interface HeaderProps {
  checkout: AbandonedCheckout
  onLeave: (isLeaving: boolean) => void
}

function CheckoutHeader({ checkout: { checkoutId, email, activeAt, recoveredAt }, onLeave }: HeaderProps) {
  const { moment } = useTime()
  const navigate = useNavigate()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const more: MenuItem[] = [{ label: messages.delete, danger: true, onSelect: () => setDialogOpen(true) }]
  return (
    <>
      <PageHeader
        title={email}
        about={moment(activeAt)}
        badge={<StatusBadge isRecovered={recoveredAt !== null} />}
        back={{ to: LIST, label: messages.title }}
        more={more}
      />
      {isDialogOpen && (
        <DeleteCheckouts
          ids={[checkoutId]}
          onLeave={onLeave}
          onDone={() => void navigate(LIST)}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  )
}

function Contact({ checkout: { email, country, marketingConsent } }: { checkout: AbandonedCheckout }) {
  const { locale } = useStore()
  const name = country && new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country)
  return (
    <Card title={messages.contact}>
      <ul className="customer-list">
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {name && <li>{messages.country(name)}</li>}
        <li className="customer-quiet">{marketingConsent ? messages.agreed : messages.notAgreed}</li>
      </ul>
    </Card>
  )
}

function Recovery({ checkout }: { checkout: AbandonedCheckout }) {
  const { moment } = useTime()
  const { reminder, reminderAt, recoveredAt, orderId, orderNumber, recoveryUrl } = checkout
  const copy = () =>
    navigator.clipboard.writeText(recoveryUrl).then(
      () => toast.success(messages.copied),
      () => toast.error(messages.copyFailed),
    )
  return (
    <Card title={messages.recovery}>
      <ul className="customer-list">
        {recoveredAt && <li>{messages.recoveredBy(moment(recoveredAt))}</li>}
        {orderId && orderNumber && (
          <li>
            <Link to={`/dashboard/orders/${orderId}`}>{messages.viewOrder(orderNumber)}</Link>
          </li>
        )}
        <li>{reminder === 'sent' ? messages.remindedOn(moment(reminderAt ?? '')) : messages.reminderHelp[reminder ?? 'none']}</li>
        {recoveryUrl && (
          <li>
            <TextField
              id="recovery-link"
              label={messages.link}
              help={messages.linkHelp}
              readOnly
              dir="ltr"
              value={recoveryUrl}
              onFocus={(event) => event.target.select()}
            />
          </li>
        )}
        {recoveryUrl && (
          <li>
            <WorksReadOnly>
              <Button icon={<Copy size={14} />} onClick={() => void copy()}>
                {messages.copy}
              </Button>
            </WorksReadOnly>
          </li>
        )}
      </ul>
    </Card>
  )
}
