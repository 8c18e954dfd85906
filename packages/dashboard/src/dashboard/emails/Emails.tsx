import { EmptyState, Notice, Switch } from '@blockfront/ui'
import { Mail } from 'lucide-react'
import { Link } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { LowStockLimit } from './LowStockLimit.tsx'
import { messages } from './messages.ts'
import './emails.css'

interface Email {
  kind: string
  title: string
  description: string
  optional: boolean
  enabled: boolean
}

/** The emails that the store sends, with a preview of each. */
export function Emails() {
  const query = useStoreQuery('storeEmail.list')
  const { storeEmail } = useStore()
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <Loaded query={query} skeleton={<FormSkeleton single />}>
        {({ emails, lowStockThreshold }) => {
          if (emails.length === 0)
            return (
              <EmptyState icon={<Mail size={20} />} title={messages.empty}>
                {messages.emptyHelp}
              </EmptyState>
            )
          const to = (recipient: 'shopper' | 'owner') => emails.filter((email) => email.recipient === recipient)
          return (
            <div className="form-column">
              <div>
                <Card title={messages.toShoppers}>
                  <EmailList emails={to('shopper')} />
                </Card>
                <Card title={messages.toOwner} about={storeEmail && messages.toOwnerAbout(storeEmail)}>
                  {!storeEmail && (
                    <Notice title={messages.noAddress}>
                      <Link to="/dashboard/settings">{messages.addAddress}</Link>
                    </Notice>
                  )}
                  <EmailList emails={to('owner')} />
                  <LowStockLimit key={lowStockThreshold} saved={lowStockThreshold} />
                </Card>
              </div>
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function EmailList({ emails }: { emails: readonly Email[] }) {
  return (
    <ul className="emails">
      {emails.map((email) => (
        <li key={email.kind} className="email">
          <div className="email__text">
            <Link className="email__title" to={`/dashboard/emails/${email.kind}`}>
              {email.title}
            </Link>
            <p className="email__about">{email.description}</p>
          </div>
          {email.optional && <EmailSwitch email={email} />}
        </li>
      ))}
    </ul>
  )
}

/** Switches an email on or off. A change applies immediately. */
function EmailSwitch({ email: { kind, title, enabled } }: { email: Email }) {
  const { storeId } = useStore()
  const update = useStoreMutation('storeEmail.updateSettings', { onError: toast.failure })
  const change = async (isOn: boolean) => {
    await update.mutateAsync({ body: { storeId, kind, enabled: isOn } }).then(
      () => toast.success(messages.switched(title, isOn)),
      () => undefined,
    )
  }
  const shown = update.isPending ? (update.variables.body.enabled ?? enabled) : enabled
  return (
    <Switch label={messages.switch(title)} checked={shown} disabled={update.isPending} onChange={(isOn) => void change(isOn)} />
  )
}
