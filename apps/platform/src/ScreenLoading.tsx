import { Delayed, Spinner } from '@blockfront/ui'
import { messages } from './messages.ts'

/** What stands where a screen is on its way; nothing for the first 150 ms. */
export const ScreenLoading = () => (
  <Delayed>
    <div className="waiting">
      <Spinner label={messages.loading} />
    </div>
  </Delayed>
)
