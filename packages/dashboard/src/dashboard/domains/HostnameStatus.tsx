import type { Domain, DomainHostname } from '@blockfront/contract'
import { Badge, Button, Notice } from '@blockfront/ui'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { certificateOf, dnsTones, isUsable } from './domain-status.ts'
import { messages } from './messages.ts'

const detailMessages = messages.detail

interface HostnameStatusProps {
  kind: Domain['kind']
  hostname: DomainHostname
  hasTls: boolean
  canManage: boolean
}

/** The two states of a hostname, what to do about them, and whether it is primary. */
export function HostnameStatus({ kind, hostname, hasTls, canManage }: HostnameStatusProps) {
  const { displayHost, isPrimary, isChosen, status, problem, tlsProblem } = hostname
  const certificate = certificateOf(kind, hostname, hasTls)
  const canBePrimary = canManage && !isPrimary && isUsable(kind, hostname, hasTls)
  return (
    <li className="domain-hostname">
      <div className="domain-hostname__head">
        <bdi dir="ltr" className="domain-hostname__name">
          {displayHost}
        </bdi>
        {isPrimary && <Badge tone="accent">{messages.primary}</Badge>}
        {isChosen && <Badge>{messages.chosen}</Badge>}
        {canBePrimary && <MakePrimary hostname={hostname} />}
      </div>
      <dl className="domain-hostname__states">
        <div>
          <dt>{messages.dns}</dt>
          <dd>
            <Badge tone={dnsTones[status]}>{messages.statuses[status]}</Badge>
          </dd>
        </div>
        <div>
          <dt>{messages.certificate}</dt>
          <dd title={hasTls ? undefined : messages.noTlsHelp}>
            <Badge tone={certificate.tone}>{certificate.text}</Badge>
          </dd>
        </div>
      </dl>
      {problem && (
        <Notice tone={status === 'active' || status === 'error' ? 'danger' : 'neutral'}>
          {messages.problems[problem]} {status === 'active' && messages.graceHelp}
        </Notice>
      )}
      {tlsProblem && <Notice tone="warning">{messages.certificateProblems[tlsProblem]}</Notice>}
    </li>
  )
}

function MakePrimary({ hostname: { hostnameId, displayHost } }: { hostname: DomainHostname }) {
  const { storeId } = useStore()
  const update = useStoreMutation('store.updateDomain')
  const run = async () => {
    try {
      await update.mutateAsync({ body: { storeId, hostnameId } })
      toast.success(detailMessages.isPrimary(displayHost))
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <Button
      size="small"
      className="domain-hostname__choose"
      busy={update.isPending}
      aria-label={detailMessages.makePrimaryOf(displayHost)}
      onClick={() => void run()}
    >
      {detailMessages.makePrimary}
    </Button>
  )
}
