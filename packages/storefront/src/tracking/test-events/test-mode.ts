import type { PixelStore, Report } from '../pixel.ts'

/** Query parameter that starts the test view, and the key under which the tab remembers it. */
const NAME = 'test-events'

/** Returns a function that shows events in the test view; undefined unless the owner opened the store for a test in this tab. */
export function testReport(store: PixelStore): Report | undefined {
  if (!isTesting()) return undefined
  let report: Report = (...call) => void waiting.push(call)
  const waiting: Parameters<Report>[] = []
  void import('./TestPanel.tsx').then(({ showTestPanel }) => {
    report = showTestPanel(store, stopTesting)
    for (const call of waiting) report(...call)
  })
  return (...call) => report(...call)
}

function isTesting(): boolean {
  try {
    if (new URLSearchParams(location.search).has(NAME)) sessionStorage.setItem(NAME, 'on')
    return sessionStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

function stopTesting(): void {
  sessionStorage.removeItem(NAME)
}
