import type { DomainRecord } from '@blockfront/contract'
import { Badge, IconButton } from '@blockfront/ui'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { Card } from '../parts/Card.tsx'
import { copyText } from '../parts/copy-text.ts'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { recordTones } from './domain-status.ts'
import { messages } from './messages.ts'

const recordMessages = messages.records

const columns: Column<DomainRecord>[] = [
  {
    key: 'name',
    title: recordMessages.name,
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
    title: recordMessages.value,
    cell: ({ value }) =>
      value ? (
        <Copyable text={value}>
          <bdi dir="ltr">{value}</bdi>
        </Copyable>
      ) : (
        recordMessages.delete
      ),
  },
  {
    key: 'found',
    title: recordMessages.found,
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
          {state === 'unchecked' || state === 'unknown' ? recordMessages.notChecked : recordMessages.nothing}
        </span>
      ),
  },
  {
    key: 'state',
    title: recordMessages.state,
    plain: true,
    cell: ({ state, isOptional }) =>
      isOptional && state === 'missing' ? (
        <Badge>{recordMessages.optional}</Badge>
      ) : (
        <Badge tone={recordTones[state]}>{recordMessages.states[state]}</Badge>
      ),
  },
]

/** The DNS records to create, with what resolves now. */
export function Records({ records }: { records: readonly DomainRecord[] }) {
  return (
    <Card title={recordMessages.title} about={recordMessages.about}>
      <div className="domain-records">
        <DataTable
          label={recordMessages.table}
          rows={records}
          keyOf={({ type, name, value }) => `${type} ${name} ${value}`}
          nameOf={({ type }) => type}
          nameTitle={recordMessages.type}
          columns={columns}
        />
      </div>
      <p className="domains__usage">{recordMessages.keepTxt}</p>
    </Card>
  )
}

function Copyable({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="domain-record__copyable">
      <span className="domain-record__text">{children}</span>
      <WorksReadOnly>
        <IconButton
          label={recordMessages.copy(text)}
          size="small"
          plain
          onClick={() => void copyText(text, recordMessages.copied)}
        >
          <Copy size={14} />
        </IconButton>
      </WorksReadOnly>
    </span>
  )
}
