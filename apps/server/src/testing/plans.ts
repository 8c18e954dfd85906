import type pg from 'pg'
import type { Statement } from './statements.ts'

type Plan = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** A statement and the steps of its plan, as they were carried out. */
export type Explained = { text: string; steps: Plan[] }

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)]
const rowsRead = (step: Plan) => (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']

/** Carries noted statements out again, with their scope, and answers the plans of those that read. */
export async function explain(reader: pg.Client, statements: readonly Statement[]): Promise<Explained[]> {
  const explained: Explained[] = []
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with)\b/i.test(text)) {
      await reader.query(text)
      continue
    }
    const { rows } = await reader.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, values)
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    explained.push({ text, steps: plan ? flatten(plan) : [] })
  }
  await reader.query('rollback')
  return explained
}

/** Steps that read thousands of rows. Counting may walk an index of the store; nothing else may. */
export const faultsOf = ({ text, steps }: Explained): string[] =>
  steps
    .filter((step) => {
      const type = step['Node Type']
      if (type === 'Seq Scan') return rowsRead(step) > 1000
      if (type === 'Index Scan' || type === 'Bitmap Heap Scan') return rowsRead(step) > 5000
      return type === 'Sort' && (step.Plans ?? []).some((under) => rowsRead(under) > 5000)
    })
    .map((step) => `${step['Node Type']} of ${rowsRead(step)} rows in ${text}`)
