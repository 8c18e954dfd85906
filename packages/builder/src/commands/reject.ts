import { DocumentError, type Report } from '@blockfront/engine'
import type { Builder } from '../store/builder-store.ts'
import { byBlock, repairsIn } from '../store/repairs.ts'

/** Adds the repairs of pasted blocks to the report. */
export function addRepairs({ store }: Builder, report: readonly Report[]): void {
  const { replaced, repairs } = store.getState()
  const more = repairsIn(report)
  if (more.length > 0) store.setState({ replaced: { ...replaced, ...byBlock(report) }, repairs: [...repairs, ...more] })
}

/** Shows and announces why nothing was changed. */
export function reject({ store, say }: Builder, text: string): void {
  store.setState({ refusal: { text } })
  say(text)
}

/** Returns the result of an operation. If it is not possible, shows and announces why, and returns undefined. */
export function attempt<T>(builder: Builder, operation: () => T): T | undefined {
  try {
    return operation()
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    reject(builder, error.message)
    return undefined
  }
}
