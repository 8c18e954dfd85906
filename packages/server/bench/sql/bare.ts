import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Statement } from '../../src/testing/database/statements.ts'
import type { Work } from '../load/pace.ts'
import type { RecordedCall } from './record.ts'

/** The statements that each call sends. */
export async function statementsOf(url: string, calls: RecordedCall[]): Promise<Statement[][]> {
  const recorder = [join(import.meta.dirname, 'record.ts'), url, JSON.stringify(calls)]
  const { stdout } = await promisify(execFile)(process.execPath, recorder, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout, (_, value) =>
    value?.type === 'Buffer' && Array.isArray(value.data) ? Buffer.from(value.data) : value,
  ) as Statement[][]
}

export type BareSql = { works: Work[]; close(): Promise<void> }

/**
 * PostgreSQL's part of the time: the statements of each call through bare `pg`, sent together as the server does. Like the server
 * it does not wait for the end of a read-only transaction.
 */
export async function bareSql(url: string, calls: RecordedCall[]): Promise<BareSql> {
  const client = new pg.Client({ connectionString: url, pipeline: true })
  const recorded = await statementsOf(url, calls)
  await client.connect()
  return {
    works: recorded.map((statements) => async () => {
      const sent = statements.map(({ text, values }) => client.query(text, values))
      const last = statements.at(-1)?.text === 'rollback' ? sent.pop() : undefined
      last?.catch(() => {})
      await Promise.all(sent)
    }),
    close: () => client.end(),
  }
}
