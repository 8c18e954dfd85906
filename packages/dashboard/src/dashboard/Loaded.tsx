import { Button, Delayed, Notice } from '@blockfront/ui'
import type { ReactNode } from 'react'
import { WorksReadOnly } from '../billing/PlanScope.tsx'
import { messages as general } from '../messages.ts'
import { messages } from './messages.ts'

/** The result of a query, as far as screens show it. */
export interface LoadedQuery<Data> {
  data: Data | undefined
  error: Error | null
  isPlaceholderData?: boolean
  refetch: () => unknown
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>
  /** Has the shape of the loaded content. */
  skeleton: ReactNode
  /** The header of a screen whose own header depends on loaded data: its parent screen and a link back. */
  head?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the result of a query: a skeleton after 150 ms, an error with a retry button, or the data. */
export function Loaded<Data>({ query, skeleton, head, children }: LoadedProps<Data>) {
  const { data, error, refetch, isPlaceholderData } = query
  if (data !== undefined && !(error && isPlaceholderData)) return children(data)
  return (
    <>
      {head}
      {error ? (
        <Notice tone="danger" title={messages.loadFailed} alert>
          <p>{error.message}</p>
          <WorksReadOnly>
            <Button size="small" className="dashboard-retry" onClick={() => void refetch()}>
              {general.retry}
            </Button>
          </WorksReadOnly>
        </Notice>
      ) : (
        <Delayed>
          <p className="ui-hidden" role="status">
            {general.loading}
          </p>
          {skeleton}
        </Delayed>
      )}
    </>
  )
}
