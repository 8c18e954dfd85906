import { Delayed, Spinner } from '@blockfront/engine/ui'
import { words } from '../words.ts'

/** What stands where a screen is on its way; nothing for the first 150 ms. */
export function Waiting() {
  return (
    <Delayed>
      <div style={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
        <Spinner label={words.loading} />
      </div>
    </Delayed>
  )
}
