import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Statement } from '../src/testing/statements.ts'
import type { Work } from './pace.ts'
import type { RecordedService } from './record.ts'

/** The statements that a service sends for these arguments. */
async function statementsOf(url: string, service: RecordedService, args: unknown[]): Promise<Statement[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'record.ts'),
    url,
    service,
    JSON.stringify(args),
  ])
  return JSON.parse(stdout, (_, value) =>
    value?.type === 'Buffer' && Array.isArray(value.data) ? Buffer.from(value.data) : value,
  ) as Statement[]
}

/**
 * What PostgreSQL alone takes: the very statements of a service, through bare `pg`, sent together as the service does. Like the service
 * it does not wait for the end of a read-only transaction.
 */
export async function bareSql(
  url: string,
  service: RecordedService,
  args: unknown[],
): Promise<{ work: Work; close(): Promise<void> }> {
  const statements = await statementsOf(url, service, args)
  const client = new pg.Client({ connectionString: url, pipeline: true })
  await client.connect()
  return {
    work: async () => {
      const sent = statements.map(({ text, values }) => client.query(text, values))
      const last = statements.at(-1)?.text === 'rollback' ? sent.pop() : undefined
      last?.catch(() => {})
      await Promise.all(sent)
    },
    close: () => client.end(),
  }
}
