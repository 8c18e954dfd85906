import { ReadOnlyScope } from '@blockfront/ui'
import { createContext, type ReactNode, use } from 'react'
import { useStoreQuery } from '../dashboard/store-query.ts'
import { messages } from './messages.ts'

const REASON_ID = 'plan-read-only'

const PlanContext = createContext<string | undefined>(undefined)

interface ScopeProps {
  children: ReactNode
}

/**
 * Makes the controls of the dashboard's screens read-only while the plan of the store's owner has ended. It is the default, as for the endpoints of
 * the server (`allowedReadOnly`): except what works with {@link WorksReadOnly}.
 */
export function PlanScope({ children }: ScopeProps) {
  const { data } = useStoreQuery('billing.storePlan')
  const reasonId = data?.dashboard === 'read-only' ? REASON_ID : undefined
  return (
    <PlanContext value={reasonId}>
      {reasonId && (
        <p id={reasonId} hidden>
          {messages.state.readOnlyReason}
        </p>
      )}
      <ReadOnlyScope reasonId={reasonId}>{children}</ReadOnlyScope>
    </PlanContext>
  )
}

/** Controls that change nothing (search, filters, paging, exports, copying), or whose endpoint is `allowedReadOnly`. */
export const WorksReadOnly = ({ children }: ScopeProps) => <ReadOnlyScope reasonId={undefined}>{children}</ReadOnlyScope>

/** Controls that change the store, inside of {@link WorksReadOnly}. */
export const NeedsPlan = ({ children }: ScopeProps) => <ReadOnlyScope reasonId={use(PlanContext)}>{children}</ReadOnlyScope>
