/** One check of `npm run check`. Its command is in package.json under `check:<name>`. */
export interface Check {
  name: string
  /** The command or action that fixes it. */
  fix: string
  /**
   * Paths of files that cannot change its result: with another version of only these, a check that passed does not run again. Paths are
   * relative to the repository root.
   */
  ignores?: RegExp
}

/**
 * The apps and what they are made of. The builds of published packages use only the themes of new stores and the parts of messages of the
 * storefront.
 */
const OF_APPS =
  '^(?:apps(?!/docs/examples/)|packages/(?:dashboard|photography|server(?!/src/modules/store/theme/)|storefront(?!/src/language/)))/'

/** Every check, slowest first, so that parallel checks end at about the same time. */
export const checks: readonly Check[] = [
  {
    name: 'packages',
    fix: 'npm run check:packages names the package and the entry point; correct its "exports" or its sources',
    // The documentation site reads the declarations that the API reports show.
    ignores: new RegExp(`^(?!apps/docs/src/api/)(?:${OF_APPS}|^(?:deploy/|docs/(?!examples/)|schemas/(?!api/)))`),
  },
  {
    name: 'types',
    fix: 'npm run check:types shows each place',
    ignores: /\.md$/,
  },
  {
    name: 'bundle',
    fix: 'npm run check:bundle names the module that came along, or the budget (packages/storefront/checks/bundle/budgets.ts)',
    ignores: /^(?:apps\/(?:docs|e2e)|deploy|docs|schemas)\//,
  },
  {
    name: 'patterns',
    fix: 'npm run check:patterns names each pattern with an input that shows its cost; rewrite it',
    ignores: /^(?:apps\/e2e|deploy|docs)\//,
  },
  {
    name: 'compat',
    fix: 'npm run check:compat names the block; give it a new version, a migration and an example',
    ignores: new RegExp(`${OF_APPS}|^(?:deploy|docs)/`),
  },
  {
    name: 'generated',
    fix: 'npm run generate',
    ignores: new RegExp(`${OF_APPS}|^deploy/|^docs/(?!reference/)`),
  },
  {
    name: 'unused',
    fix: 'npm run check:unused lists them; remove what nothing uses',
    ignores: /\.md$/,
  },
  { name: 'lint', fix: 'npm run format, then correct by hand what it still names' },
  {
    name: 'boundaries',
    fix: 'npm run check:boundaries says for each import what to do',
    ignores: /\.md$|^(?:deploy|schemas)\//,
  },
  { name: 'links', fix: 'npm run check:links names the file and the line of each dead link' },
]
