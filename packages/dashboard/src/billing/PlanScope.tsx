import { ReadOnlyScope } from '@blockfront/ui'
import type { ReactNode } from 'react'
import { useStoreQuery } from '../dashboard/store-query.ts'
import { messages } from './messages.ts'

const REASON_ID = 'plan-read-only'

interface ScopeProps {
  children: ReactNode
}

/**
 * Makes the controls of the dashboard's screens read-only while the plan of the store's owner has ended. It is the default, as for the endpoints of
 * the server (`allowedReadOnly`), except for what is in {@link WorksReadOnly}.
 */
export function PlanScope({ children }: ScopeProps) {
  const { data } = useStoreQuery('billing.storePlan')
  const reasonId = data?.dashboard === 'read-only' ? REASON_ID : undefined
  return (
    <>
      {reasonId && (
        <p id={reasonId} hidden>
          {messages.state.readOnlyReason}
        </p>
      )}
      <ReadOnlyScope reasonId={reasonId}>{children}</ReadOnlyScope>
    </>
  )
}

/** For controls that change nothing (search, filters, paging, exports, copying), and those whose endpoint is `allowedReadOnly`. */
export const WorksReadOnly = ({ children }: ScopeProps) => <ReadOnlyScope reasonId={undefined}>{children}</ReadOnlyScope>
