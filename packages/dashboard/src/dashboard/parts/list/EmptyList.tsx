import { Button, EmptyState, type EmptyStateProps } from '@blockfront/ui'
import { SearchX } from 'lucide-react'
import { WorksReadOnly } from '../../../billing/PlanScope.tsx'
import { messages } from '../messages.ts'
import type { ListQuery } from './list-query.ts'

interface EmptyListProps extends EmptyStateProps {
  address: ListQuery
  /** Keys of the address that narrow the list: the search, filters, and the page number. */
  narrowing: readonly string[]
}

/**
 * Replaces a list without rows. Describes what will appear here, or reports that the search and filters match nothing and offers to
 * clear them.
 */
export function EmptyList({ address, narrowing, ...empty }: EmptyListProps) {
  if (!narrowing.some((key) => address.get(key))) return <EmptyState {...empty} />
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={messages.nothingFound}
      action={
        <WorksReadOnly>
          <Button onClick={() => address.set(Object.fromEntries(narrowing.map((key) => [key, undefined])))}>
            {messages.showAll}
          </Button>
        </WorksReadOnly>
      }
    >
      {messages.nothingFoundHelp}
    </EmptyState>
  )
}
