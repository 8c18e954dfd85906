import { createClient } from '../ground/db/connection/postgres.ts'
import { StartError } from '../ground/start-error.ts'

/** Emails that `emails` prints. */
const SHOWN = 100

interface Row {
  created_at: Date
  status: string
  kind: string
  to_address: string
  last_error: string | null
}

/** `emails`: the latest emails that could not be sent, or of which it is unknown whether they were sent, newest first, one a line. */
export async function emails(ownerUrl: string, words: readonly string[]): Promise<string> {
  if (words.length > 0) throw new StartError('Write: npm run operator -- emails')
  const client = createClient({ url: ownerUrl, name: 'blockfront-operator', queryTimeout: 60_000 })
  try {
    await client.connect()
    const { rows } = await client.query<Row>(
      `select created_at, status, kind, to_address, last_error from outbox where status in ('failed', 'unknown')
       order by created_at desc limit $1`,
      [SHOWN],
    )
    if (rows.length === 0) return 'All emails were sent or wait for their first attempt.'
    return rows
      .map(
        ({ created_at: at, status, kind, to_address: to, last_error: error }) =>
          `${at.toISOString()} ${status} ${kind} to ${to}: ${error}`,
      )
      .join('\n')
  } finally {
    await client.end()
  }
}
