import type { DomainRecord } from '@blockfront/contract'
import { Badge, IconButton } from '@blockfront/ui'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { recordTones } from './domain-status.ts'
import { messages } from './messages.ts'

const says = messages.records

const columns: Column<DomainRecord>[] = [
  {
    key: 'name',
    title: says.name,
    cell: ({ name, relativeName }) => (
      <Copyable text={relativeName}>
        <bdi dir="ltr">{relativeName}</bdi>
        <bdi dir="ltr" className="domain-record__full">
          {name}
        </bdi>
      </Copyable>
    ),
  },
  {
    key: 'value',
    title: says.value,
    cell: ({ value }) =>
      value ? (
        <Copyable text={value}>
          <bdi dir="ltr">{value}</bdi>
        </Copyable>
      ) : (
        says.delete
      ),
  },
  {
    key: 'found',
    title: says.found,
    cell: ({ found, state }) =>
      found.length > 0 ? (
        <ul className="domain-record__found">
          {found.map((value) => (
            <li key={value}>
              <bdi dir="ltr">{value}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <span className="domain-record__none">
          {state === 'unchecked' || state === 'unknown' ? says.notChecked : says.nothing}
        </span>
      ),
  },
  {
    key: 'state',
    title: says.state,
    plain: true,
    cell: ({ state, isOptional }) =>
      isOptional && state === 'missing' ? (
        <Badge>{says.optional}</Badge>
      ) : (
        <Badge tone={recordTones[state]}>{says.states[state]}</Badge>
      ),
  },
]

/** The DNS records to create, with what resolves now. */
export function Records({ records }: { records: readonly DomainRecord[] }) {
  return (
    <Card title={says.title} about={says.about}>
      <div className="domain-records">
        <DataTable
          label={says.table}
          rows={records}
          keyOf={({ type, name, value }) => `${type} ${name} ${value}`}
          nameOf={({ type }) => type}
          nameTitle={says.type}
          columns={columns}
        />
      </div>
      <p className="domains__usage">{says.keepTxt}</p>
    </Card>
  )
}

function Copyable({ text, children }: { text: string; children: ReactNode }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(says.copied)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <span className="domain-record__copyable">
      <span className="domain-record__text">{children}</span>
      <WorksReadOnly>
        <IconButton label={says.copy(text)} size="small" plain onClick={() => void copy()}>
          <Copy size={14} />
        </IconButton>
      </WorksReadOnly>
    </span>
  )
}
