import type { Domain, DomainHostname, DomainList } from '@blockfront/contract'
import { Badge, Button, EmptyState, Notice } from '@blockfront/ui'
import { Globe, Plus } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useCan } from '../store.ts'
import { AddDomain } from './AddDomain.tsx'
import { certificateOf, dnsTones } from './domain-status.ts'
import { messages } from './messages.ts'
import { useDomains } from './use-domains.ts'
import './domains.css'

/** A hostname in the list, with the domain that it belongs to. */
type Row = { domain: Domain; hostname: DomainHostname }

/** The domains of the store. */
export function Domains() {
  const domains = useDomains()
  const [isAdding, setIsAdding] = useState(false)
  const readOnly = !useCan('domains.manage')
  const canAdd = !readOnly && domains.data?.isEnabled
  const add = canAdd && (
    <Button variant="primary" icon={<Plus size={14} />} onClick={() => setIsAdding(true)}>
      {messages.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={add} />
      <Loaded query={domains} skeleton={<TableSkeleton />}>
        {(list) => (
          <div className="domains">
            {readOnly && <Notice>{messages.readOnly}</Notice>}
            {!list.isEnabled && <Notice tone="warning">{messages.disabled}</Notice>}
            <Hostnames list={list} />
            {list.domains.every(({ kind }) => kind === 'platform') ? (
              <EmptyState icon={<Globe size={20} />} title={messages.empty}>
                {messages.emptyHelp}
              </EmptyState>
            ) : (
              <Usage list={list} />
            )}
          </div>
        )}
      </Loaded>
      {isAdding && domains.data && <AddDomain list={domains.data} onClose={() => setIsAdding(false)} />}
    </>
  )
}

function Usage({ list: { domains, limit } }: { list: DomainList }) {
  if (limit === null) return null
  const used = domains.filter(({ kind }) => kind === 'custom').length
  return <p className="domains__usage">{messages.limit(used, limit)}</p>
}

function Hostnames({ list: { domains, hasTls } }: { list: DomainList }) {
  const rows: Row[] = domains.flatMap((domain) => domain.hostnames.map((hostname) => ({ domain, hostname })))
  const primary = rows.find(({ hostname }) => hostname.isPrimary)?.hostname.displayHost ?? ''
  const columns: Column<Row>[] = [
    {
      key: 'primary',
      title: messages.primary,
      plain: true,
      cell: ({ hostname: { isPrimary, isChosen } }) =>
        isPrimary ? <Badge tone="accent">{messages.primary}</Badge> : isChosen ? <Badge>{messages.chosen}</Badge> : null,
    },
    {
      key: 'dns',
      title: messages.dns,
      cell: ({ hostname: { status } }) => <Badge tone={dnsTones[status]}>{messages.statuses[status]}</Badge>,
    },
    {
      key: 'certificate',
      title: messages.certificate,
      cell: ({ domain, hostname }) => {
        const { tone, text } = certificateOf(domain.kind, hostname, hasTls)
        return <Badge tone={tone}>{text}</Badge>
      },
    },
  ]
  const about = ({ domain, hostname }: Row) =>
    hostname.status === 'active' && !hostname.isPrimary
      ? messages.redirects(primary)
      : domain.kind === 'platform'
        ? messages.platform
        : ''
  return (
    <DataTable
      label={messages.list}
      rows={rows}
      keyOf={({ hostname }) => hostname.hostnameId}
      nameOf={({ hostname }) => hostname.displayHost}
      linkOf={({ domain }) => `/dashboard/domains/${domain.domainId}`}
      aboutOf={about}
      nameTitle={messages.hostname}
      columns={columns}
    />
  )
}
