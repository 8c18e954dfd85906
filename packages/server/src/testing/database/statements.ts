import type pg from 'pg'

/** A recorded SQL statement. */
export type Statement = { text: string; values: unknown[] }

/** Records every statement of a pool from now on, in order. Only connections that open later are recorded. */
export function recordStatements(pool: pg.Pool): Statement[] {
  const sent: Statement[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const noted = (first: string | { text?: string; values?: unknown[] }, ...rest: unknown[]) => {
      const text = typeof first === 'string' ? first : (first.text ?? '')
      const given = typeof first === 'string' ? rest[0] : first.values
      sent.push({ text, values: Array.isArray(given) ? given : [] })
      return query(first, ...rest)
    }
    client.query = noted as typeof client.query
  })
  return sent
}
