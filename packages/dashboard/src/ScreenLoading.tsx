import { Delayed, Spinner } from '@blockfront/ui'
import { messages } from './messages.ts'

/** Shown while a screen loads; nothing for the first 150 ms. */
export const ScreenLoading = () => (
  <Delayed>
    <div className="waiting">
      <Spinner label={messages.loading} />
    </div>
  </Delayed>
)
