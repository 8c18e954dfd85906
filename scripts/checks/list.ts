/** One check of `npm run check`. Its command is in package.json under `check:<name>`. */
export interface Check {
  name: string
  /** The command or action that fixes it. */
  fix: string
}

/** Every check, slowest first, so that parallel checks end at about the same time. */
export const checks: readonly Check[] = [
  { name: 'packages', fix: 'npm run check:packages names the package and the entry point; correct its "exports" or its sources' },
  { name: 'types', fix: 'npm run check:types shows each place' },
  { name: 'bundle', fix: 'npm run check:bundle names the module that came along, or the budget (scripts/bundle/budgets.ts)' },
  { name: 'patterns', fix: 'npm run check:patterns names each pattern with an input that shows its cost; rewrite it' },
  { name: 'compat', fix: 'npm run check:compat names the block; give it a new version, a migration and an example' },
  { name: 'generated', fix: 'npm run generate' },
  { name: 'unused', fix: 'npm run check:unused lists them; remove what nothing uses' },
  { name: 'lint', fix: 'npm run format, then correct by hand what it still names' },
  { name: 'boundaries', fix: 'npm run check:boundaries says for each import what to do' },
  { name: 'links', fix: 'npm run check:links names the file and the line of each dead link' },
]
