import { userInfo } from 'node:os'
import type { Kysely } from 'kysely'
import type { Database } from '../ground/db/database.ts'
import { newId } from '../ground/db/id.ts'
import type { Tables } from '../ground/db/tables.ts'
import { StartError } from '../ground/start-error.ts'
import { findAccount } from './account.ts'

/** Entries that `log` prints. */
const SHOWN = 100

/** Records a command that changed an account. `command` names it with its arguments, without the email address. */
export async function recordCommand(trx: Kysely<Tables>, userId: string, command: string): Promise<void> {
  await trx.insertInto('operator_log').values({ id: newId(), user_id: userId, command, run_by: userName() }).execute()
}

/** The user of the operating system; empty where it has no name, as in some containers. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}

/** `log [EMAIL]`: the latest changes by commands, newest first, one a line. */
export async function log(db: Database, [email, ...rest]: readonly string[]): Promise<string> {
  if (rest.length > 0) throw new StartError('Write: npm run operator -- log [EMAIL]')
  const userId = email && (await findAccount(db, email))
  const rows = await db
    .selectFrom('operator_log as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.at', 'l.command', 'l.run_by', 'u.email'])
    .$if(Boolean(userId), (query) => query.where('l.user_id', '=', userId ?? ''))
    .orderBy('l.at', 'desc')
    .limit(SHOWN)
    .execute()
  if (rows.length === 0) return 'No command has changed an account yet.'
  return rows
    .map(({ at, command, run_by, email: account }) => `${at.toISOString()} ${account}: ${command}${run_by && ` (by ${run_by})`}`)
    .join('\n')
}
