import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The payload of each job. A job's file adds its own by declaring this interface again. */
export interface Jobs {
  'mail.send': { mailId: string; storeId?: string }
  'mail.sendOther': { mailId: string; storeId?: string }
  purge: Record<string, never>
}

export type EnqueueOptions = {
  /** Not before this time. */
  runAt?: Date
  /** A job that waits under the same key is replaced. */
  key?: string
}

/** Adds a job in the surrounding transaction: it exists exactly when the change that caused it does. */
export async function enqueue<Name extends keyof Jobs>(
  trx: Kysely<Tables>,
  name: Name,
  payload: Jobs[Name],
  { runAt, key }: EnqueueOptions = {},
): Promise<void> {
  await sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${runAt ?? null}::timestamptz, ${key ?? null}::text)`.execute(
    trx,
  )
}
