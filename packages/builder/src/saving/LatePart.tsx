import { Delayed, Skeleton } from '@blockfront/ui'
import type { ComponentType } from 'react'
import { LoadFailed } from '../LoadFailed.tsx'
import { messages } from './messages.ts'
import { useAsync } from './use-async.ts'

/** A component that the browser loads when it is first shown. Pass the same `load` function each time. */
export function LatePart({ load }: { load: () => Promise<ComponentType> }) {
  const { result, reload } = useAsync(load)
  if (result.status === 'ready') return <result.value />
  if (result.status === 'loading')
    return (
      <Delayed>
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Delayed>
    )
  return <LoadFailed title={messages.partFailed} message={messages.unexpected('')} onRetry={reload} />
}
