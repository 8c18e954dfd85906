import type { Domain, DomainHostname, DomainList } from '@blockfront/contract'
import { Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { useParams } from '../../router.ts'
import { storeUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useCan, useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { CheckButton, LastCheck } from './CheckNow.tsx'
import { missingTwin } from './domain-status.ts'
import { HostnameStatus } from './HostnameStatus.tsx'
import { messages } from './messages.ts'
import { Records } from './Records.tsx'
import { ReleaseDomain } from './ReleaseDomain.tsx'
import { TestRecords } from './TestRecords.tsx'
import { useDomains } from './use-domains.ts'
import './domains.css'

const detailMessages = messages.detail
const back = { to: '/dashboard/domains', label: messages.title }

/** One domain: its hostnames, and the DNS records to create. */
export function DomainDetail() {
  const { domainId = '' } = useParams()
  const domains = useDomains()
  return (
    <Loaded query={domains} skeleton={<FormSkeleton single />} head={<PageHeader title={messages.hostname} back={back} />}>
      {(list) => {
        const domain = list.domains.find((one) => one.domainId === domainId)
        return domain ? (
          <Detail key={domainId} list={list} domain={domain} />
        ) : (
          <NotFound title={detailMessages.gone} help={detailMessages.goneHelp} to={back.to} list={back.label} />
        )
      }}
    </Loaded>
  )
}

function Detail({ list, domain }: { list: DomainList; domain: Domain }) {
  const { storeId } = useStore()
  const canManage = useCan('domains.manage')
  const [isRemoving, setIsRemoving] = useState(false)
  const add = useStoreMutation('domain.add')
  const { domainId, displayName, kind, hostnames, records } = domain
  const isCustom = kind === 'custom'
  const twin = isCustom ? missingTwin(domain) : undefined
  const addTwin = async (host: string) => {
    try {
      await add.mutateAsync({ body: { storeId, host, includeWww: false } })
      toast.success(detailMessages.twinAdded(host))
    } catch (error) {
      toast.failure(error)
    }
  }
  const more = [
    ...(twin ? [{ label: detailMessages.addTwin(twin), onSelect: () => void addTwin(twin) }] : []),
    { label: detailMessages.remove, danger: true, onSelect: () => setIsRemoving(true) },
  ]
  return (
    <>
      <PageHeader
        title={displayName}
        about={isCustom && <LastCheck domain={domain} />}
        back={back}
        action={
          canManage && isCustom ? (
            <WorksReadOnly>
              <CheckButton domainId={domainId} />
            </WorksReadOnly>
          ) : (
            <OpenStore hostname={hostnames[0]} />
          )
        }
        {...(canManage && isCustom && { more, moreLabel: detailMessages.actions })}
      />
      <div className="form-column domains">
        {!canManage && <Notice>{messages.readOnly}</Notice>}
        <Card title={detailMessages.status}>
          <ul className="domain-hostnames">
            {hostnames.map((hostname) => (
              <HostnameStatus
                key={hostname.hostnameId}
                kind={kind}
                hostname={hostname}
                hasTls={list.hasTls}
                canManage={canManage}
              />
            ))}
          </ul>
        </Card>
        {list.testDns && canManage && domain.name.endsWith('.localhost') && isCustom && <TestRecords domainId={domainId} />}
        {records.length > 0 && <Records records={records} />}
        {isCustom && <Registrars />}
      </div>
      {isRemoving && <ReleaseDomain list={list} domain={domain} onClose={() => setIsRemoving(false)} />}
    </>
  )
}

function OpenStore({ hostname }: { hostname: DomainHostname | undefined }) {
  return hostname?.status === 'active' ? (
    <Button asChild>
      <a href={storeUrl(hostname.host)} target="_blank" rel="noreferrer">
        {detailMessages.open}
      </a>
    </Button>
  ) : null
}

function Registrars() {
  const { title, about, hints } = messages.registrars
  return (
    <Card title={title} about={about}>
      <dl className="domain-registrars">
        {hints.map(([name, hint]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{hint}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
