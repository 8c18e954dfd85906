import type pg from 'pg'

/**
 * Called after a commit. `changed`: the transaction has recorded changes that visitors can see; `recorded`: it has recorded events. The commit
 * waits for the result.
 */
export type OnCommit = (changed: boolean, recorded: boolean) => Promise<void> | void

/** How statements begin that record changes (`events/store-events.ts`). */
const RECORDS_CHANGES = 'insert into "store_changes"'

/** How statements begin that record events (`events/record-event.ts`). */
const RECORDS_EVENTS = 'insert into "events"'

/** Statements that add a job, also without a transaction around them. */
const addsJob = (text: string) => text.includes('enqueue_job(')

/** Reports the commits of a connection: of transactions that may write, and of single statements that add a job or record changes. */
export function watchCommits(client: pg.ClientBase, onCommit: OnCommit): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult> | undefined
  let isOpen = false
  let changed = false
  let recorded = false
  const watched = (first: string | { text?: string }, ...rest: unknown[]) => {
    const text = typeof first === 'string' ? first : (first.text ?? '')
    const result = query(first, ...rest)
    if (text.startsWith(RECORDS_CHANGES)) changed = true
    if (text.startsWith(RECORDS_EVENTS)) recorded = true
    const isEnd = text === 'commit' || (!isOpen && (changed || recorded || addsJob(text)))
    if (/^(?:begin|start transaction)\b/.test(text)) isOpen = true
    else if (text === 'commit' || text === 'rollback') isOpen = false
    const commit = [changed, recorded] as const
    if (isEnd || text === 'rollback') changed = recorded = false
    if (!isEnd) return result
    return result?.then(async (ended) => {
      // PostgreSQL answers COMMIT with ROLLBACK if the transaction had failed.
      if (ended.command !== 'ROLLBACK') await onCommit(...commit)
      return ended
    })
  }
  client.query = watched as typeof client.query
}
