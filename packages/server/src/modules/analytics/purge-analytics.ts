import { sql } from 'kysely'
import type { JobContext } from '../../ground/context.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'analytics.purge': Record<string, never>
  }
}

/** Deletes hashes and salts of days that ended, and counts older than two years. */
export async function purgeAnalytics(_payload: Record<string, never>, { db }: Pick<JobContext, 'db'>): Promise<void> {
  await sql`select purge_analytics(now())`.execute(db)
}
