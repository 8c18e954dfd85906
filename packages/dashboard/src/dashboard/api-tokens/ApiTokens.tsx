import type { ApiToken, CallOutput } from '@blockfront/contract'
import { Badge, Button, EmptyState, IconButton } from '@blockfront/ui'
import { KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import './api-tokens.css'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { type StoreTime, useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { AddToken } from './AddToken.tsx'
import { messages } from './messages.ts'
import { NewToken } from './NewToken.tsx'

/** The tokens with which programs work on the store. */
export function ApiTokens() {
  const tokens = useStoreQuery('apiToken.list')
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<CallOutput<'apiToken.add'>>()
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {messages.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={add} />
      <Loaded query={tokens} skeleton={<TableSkeleton />}>
        {(rows) =>
          rows.length > 0 ? (
            <TokenTable tokens={rows} />
          ) : (
            <EmptyState icon={<KeyRound size={20} />} title={messages.empty}>
              {messages.emptyHelp}
            </EmptyState>
          )
        }
      </Loaded>
      <p className="api-tokens__docs">
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {messages.docs}
        </a>
      </p>
      {isAdding && (
        <AddToken
          onAdded={(answer) => {
            setAdding(false)
            setAdded(answer)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {added && <NewToken token={added.token} onClose={() => setAdded(undefined)} />}
    </>
  )
}

const columnsOf = ({ day, moment }: StoreTime, onDelete: (token: ApiToken) => void): Column<ApiToken>[] => [
  {
    key: 'scopes',
    title: messages.scopes,
    cell: ({ scopes }) => (
      <ul className="api-tokens__scopes">
        {scopes.map((scope) => (
          <li key={scope}>{messages.scopeNames[scope]}</li>
        ))}
      </ul>
    ),
  },
  {
    key: 'created',
    title: messages.created,
    cell: ({ createdAt, createdBy }) => messages.createdBy(day(createdAt), createdBy),
  },
  {
    key: 'used',
    title: messages.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : messages.never),
  },
  {
    key: 'expires',
    title: messages.ends,
    cell: ({ expiresAt, isExpired }) =>
      isExpired ? <Badge tone="danger">{messages.expired}</Badge> : expiresAt ? day(expiresAt) : messages.endsNever,
  },
  {
    key: 'delete',
    title: messages.actions,
    plain: true,
    cell: (token) => (
      <WorksReadOnly>
        <IconButton label={messages.delete(token.name)} size="small" plain onClick={() => onDelete(token)}>
          <Trash2 size={16} />
        </IconButton>
      </WorksReadOnly>
    ),
  },
]

function TokenTable({ tokens }: { tokens: readonly ApiToken[] }) {
  const time = useTime()
  const [deleted, setDeleted] = useState<ApiToken>()
  return (
    <>
      <DataTable
        label={messages.list}
        rows={tokens}
        keyOf={({ tokenId }) => tokenId}
        nameOf={({ name }) => name}
        aboutOf={({ ending }) => messages.ending(ending)}
        nameTitle={messages.name}
        columns={columnsOf(time, setDeleted)}
      />
      {deleted && <DeleteToken token={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

function DeleteToken({ token: { tokenId, name }, onClose }: { token: ApiToken; onClose: () => void }) {
  const { storeId } = useStore()
  const remove = useStoreMutation('apiToken.delete')
  const confirm = async () => {
    await remove.mutateAsync({ params: { storeId, tokenId } })
    toast.success(messages.deleted(name))
  }
  return (
    <ConfirmDialog title={messages.deleteTitle(name)} action={messages.deleteAction} onConfirm={confirm} onClose={onClose}>
      <p>{messages.deleteHelp}</p>
    </ConfirmDialog>
  )
}
