import type pg from 'pg'
import { expect } from 'vitest'

/** Resolves when the subscribers of all servers have handled, or delayed, every event that is committed. */
export async function eventsHandled(owner: pg.Pool): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await owner.query<{ isMore: boolean }>('select distribute_events() as "isMore"')
    if (rows[0]?.isMore) return true
    const { rowCount } = await owner.query('select from event_cursors where handled_to < assigned_to and not is_paused limit 1')
    return rowCount !== 0
  }
  await expect.poll(isWaiting).toBe(false)
}
