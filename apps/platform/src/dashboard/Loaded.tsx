import { Button, Delayed, Notice } from '@blockfront/engine/ui'
import type { ReactNode } from 'react'
import { words as general } from '../words.ts'
import { words } from './words.ts'

interface Answer<Data> {
  data: Data | undefined
  error: Error | null
  isPlaceholderData?: boolean
  refetch: () => unknown
}

/** Something read from the server: a skeleton after 150 ms, what went wrong with another try, or the data. */
export function Loaded<Data>({
  query: { data, error, refetch, isPlaceholderData },
  skeleton,
  children,
}: {
  query: Answer<Data>
  /** In the shape of what will be there. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined && !(error && isPlaceholderData)) return children(data)
  if (!error) return <Delayed>{skeleton}</Delayed>
  return (
    <Notice tone="danger" title={words.loadFailed} alert>
      <p>{error.message}</p>
      <Button size="small" className="dashboard-retry" onClick={() => void refetch()}>
        {general.retry}
      </Button>
    </Notice>
  )
}
