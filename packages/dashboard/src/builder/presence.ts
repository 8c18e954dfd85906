import type { PresenceAdapter, PresentPerson } from '@blockfront/builder'
import type { CallInput, CallOutput } from '@blockfront/contract/client'
import { newId } from '@blockfront/engine'

/** The calls of the API, without the id of the store. */
interface PresenceCalls {
  update: (report: Omit<CallInput<'presence.update'>['body'], 'storeId'>) => Promise<CallOutput<'presence.update'>>
  leave: (window: Omit<CallInput<'presence.leave'>['body'], 'storeId'>) => Promise<unknown>
}

/** Milliseconds between two reports: alone, with others on the page, and at most after failures. The server forgets a window after 25 seconds. */
const ALONE = 10_000
const TOGETHER = 4_000
const LAST_RETRY = 60_000
/** A new selection is reported after this pause, in milliseconds. */
const SETTLED = 600

/**
 * Reports the open page by polling. A window in the background stops reporting, so that it leaves like a closed one. Failures are silent:
 * the saving status shows that the server cannot be reached.
 */
export const pollPresence = ({ update, leave }: PresenceCalls): PresenceAdapter => ({
  join(pageId, onChange) {
    const windowId = newId()
    let blockId: string | null = null
    let people: readonly PresentPerson[] = []
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    let isReporting = false

    const show = (next: readonly PresentPerson[]) => {
      if (hasLeft || JSON.stringify(next) === JSON.stringify(people)) return
      people = next
      onChange(people)
    }
    const schedule = (delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(report, delay)
    }
    const report = async () => {
      clearTimeout(timer)
      if (hasLeft || isReporting || document.visibilityState === 'hidden') return
      isReporting = true
      const reported = blockId
      try {
        show((await update({ pageId, windowId, blockId })).people)
        failures = 0
      } catch {
        failures++
        show([])
      }
      isReporting = false
      // The window closed the page while the report was on its way.
      if (hasLeft) return void depart()
      const regular = Math.min((people.length > 0 ? TOGETHER : ALONE) * 2 ** failures, LAST_RETRY)
      schedule(people.length > 0 && reported !== blockId ? SETTLED : regular)
    }
    const depart = () => leave({ pageId, windowId }).catch(() => undefined)
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void report()
    }
    const onPageHide = () => void depart()

    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onPageHide)
    void report()
    return {
      select(next) {
        blockId = next ?? null
        if (people.length > 0) schedule(SETTLED)
      },
      leave() {
        hasLeft = true
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', onVisibility)
        window.removeEventListener('pagehide', onPageHide)
        if (!isReporting) void depart()
      },
    }
  },
})
