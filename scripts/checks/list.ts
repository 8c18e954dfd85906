/** One thing that `npm run check` proves. Its command stands in package.json under `check:<name>`. */
export interface Check {
  name: string
  /** What to run, or to do, when it fails. */
  mend: string
}

/** Every check, the slowest first, so that those which run side by side end together. */
export const checks: readonly Check[] = [
  { name: 'packages', mend: 'npm run check:packages names the package and the entry point; mend its "exports" or its sources' },
  { name: 'types', mend: 'npm run check:types shows each place' },
  { name: 'bundle', mend: 'npm run check:bundle names the module that came along, or the budget (scripts/bundle/budgets.ts)' },
  { name: 'patterns', mend: 'npm run check:patterns names each pattern with an input that shows its cost; rewrite it' },
  { name: 'compat', mend: 'npm run check:compat names the block; give it a new version, a migration and an example' },
  { name: 'generated', mend: 'npm run generate' },
  { name: 'unused', mend: 'npm run check:unused lists them; remove what nothing uses' },
  { name: 'lint', mend: 'npm run format, then mend by hand what it still names' },
  { name: 'boundaries', mend: 'npm run check:boundaries says for each import what to do' },
  { name: 'links', mend: 'npm run check:links names the file and the line of each dead link' },
]
