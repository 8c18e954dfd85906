import { onIdle } from '../document/content-visibility.ts'
import type { StorePayload } from '../payload.ts'
import type { Pixel } from './pixel.ts'

type Call = (sender: Pixel) => void

/**
 * Takes the events of a store's pages. The code that counts visits and runs the pixel is loaded after the first event, when the browser is
 * idle; until then calls wait in order. After a failed load, the next call tries again.
 */
export function createTracker(store: StorePayload): Pixel {
  const waiting: Call[] = []
  let isLoading = false
  const load = async () => {
    isLoading = true
    await new Promise<void>(onIdle)
    const { createSender } = await import('./sender.ts')
    const sender = createSender(store)
    run = (call) => call(sender)
    waiting.forEach(run)
  }
  let run = (call: Call) => {
    waiting.push(call)
    if (isLoading) return
    load().catch(() => {
      isLoading = false
    })
  }
  return {
    start: () => run((sender) => sender.start()),
    stop: () => run((sender) => sender.stop()),
    track: (...event) => run((sender) => sender.track(...event)),
  }
}
