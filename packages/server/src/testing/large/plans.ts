import pg from 'pg'
import { statementName } from '../../ground/db/connection/prepared-statements.ts'
import type { Statement } from '../database/statements.ts'

type Plan = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  Plans?: Plan[]
}

/** A statement and the steps of its plan, as they were carried out. */
export type Explained = { text: string; steps: Plan[] }

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)]
/** Rows that a plan node visited, whether it kept them or not. */
export const rowsRead = (step: Plan) => (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']

/** Executes recorded statements again in their scope. Returns the plans of reads. */
export async function explain(reader: pg.Client, statements: readonly Statement[]): Promise<Explained[]> {
  const explained: Explained[] = []
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with)\b/i.test(text)) {
      await reader.query(text)
      continue
    }
    const name = statementName(text)
    const plan = await (name ? planOfKept(reader, name, text, values) : planOf(reader, text, values))
    explained.push({ text, steps: plan ? flatten(plan) : [] })
  }
  await reader.query('rollback')
  return explained
}

async function planOf(reader: pg.Client, statement: string, values: readonly unknown[] = []): Promise<Plan | undefined> {
  type Answer = { 'QUERY PLAN': [{ Plan: Plan }] }
  const { rows } = await reader.query<Answer>(`explain (analyze, format json) ${statement}`, [...values])
  return rows[0]?.['QUERY PLAN'][0].Plan
}

/** The generic plan of a prepared statement, which does not depend on its parameters. */
async function planOfKept(reader: pg.Client, name: string, text: string, values: readonly unknown[]): Promise<Plan | undefined> {
  await reader.query(`set local plan_cache_mode = force_generic_plan; prepare ${name} as ${text}`)
  const plan = await planOf(reader, `execute ${name} (${values.map(literal).join(', ')})`)
  await reader.query(`deallocate ${name}`)
  return plan
}

const literal = (value: unknown) => pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))

/** Tables with narrow rows: where most rows belong to one store, PostgreSQL counts them as fast as the entries of an index. */
const NARROW: readonly unknown[] = ['product_stock']

/** Steps that read thousands of rows. Counting may walk an index of the store; nothing else may. */
export const faultsOf = ({ text, steps }: Explained): string[] =>
  steps
    .filter((step) => {
      const type = step['Node Type']
      if (type === 'Seq Scan') return rowsRead(step) > 1000 && !NARROW.includes(step['Relation Name'])
      if (type === 'Index Scan' || type === 'Bitmap Heap Scan') return rowsRead(step) > 5000
      return type === 'Sort' && (step.Plans ?? []).some((under) => rowsRead(under) > 5000)
    })
    .map((step) => `${step['Node Type']} of ${rowsRead(step)} rows in ${text}`)
