import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles, root } from '../sources/repository.ts'
import { testFiles } from './stages.ts'

/** Tests that run in their long form with `npm run test:deep -- <name>`. */
export interface DeepTest {
  name: string
  /** What it tests, for the list of `npm run test:deep`. */
  about: string
  /** Its test files, from the repository root. */
  files: readonly string[]
}

const named: readonly DeepTest[] = [
  {
    name: 'newcomer',
    about: "follows README and the guides in a copy of the repository, with every command, and edits files during 'npm run dev'",
    files: ['apps/e2e/src/journeys/newcomer.test.ts'],
  },
  {
    name: 'install',
    about:
      'installs the server without development tools and runs it with PostgreSQL of the operator, and the packages next to libraries of other apps',
    files: ['packages/server/src/production-install.deep.test.ts', 'packages/tooling/src/packages/installs.deep.test.ts'],
  },
  {
    name: 'documentation',
    about: 'builds the documentation site, follows every link, and reads pages in a browser',
    files: ['apps/e2e/src/docs/documentation.deep.test.ts'],
  },
  {
    name: 'durability',
    about:
      'kills the server and PostgreSQL during writes, again and again, and compares what was acknowledged with what is stored',
    files: ['packages/server/src/durability.test.ts'],
  },
  {
    name: 'events',
    about:
      'kills one of two processes that record and handle events 100 times, and compares the committed events with what subscribers got',
    files: ['packages/server/src/ground/events/events.test.ts'],
  },
  {
    name: 'failover',
    about: 'kills, suspends and disconnects the primary PostgreSQL under orders, and counts orders and emails afterwards',
    files: ['packages/server/src/failover.test.ts'],
  },
  {
    name: 'large-stores',
    about: 'reads lists, searches and filters of stores with 40,000 products, orders and customers',
    files: [
      'packages/server/src/modules/product/list/large-store.test.ts',
      'packages/server/src/modules/order/list/large-selling.test.ts',
    ],
  },
  {
    name: 'attacks',
    about: 'attacks one store with every expensive request, while others shop and sign in',
    files: ['packages/server/src/security/attacks.test.ts'],
  },
  {
    name: 'strangers',
    about: 'imports images, delivers webhooks and causes emails against servers that do not respond, while a shopper orders',
    files: ['packages/server/src/delivery/jobs/strangers.test.ts'],
  },
]

/** The other files with a long form, found by their imports. */
function others(): DeepTest[] {
  const namedFiles = new Set(named.flatMap(({ files }) => files))
  const hasLongForm = (path: string) =>
    /from 'fast-check'|tests\/repeat'|(?:two-widths|state-images)\.ts'/.test(readFileSync(join(root, path), 'utf8'))
  const files = testFiles().filter((path) => !namedFiles.has(path) && hasLongForm(path))
  const inBrowser = (path: string) => path.startsWith('apps/e2e/')
  return [
    {
      name: 'journeys',
      about: 'uses the apps in a browser in more ways, and looks at each screen at both widths with screenshots in .data/states',
      files: files.filter(inBrowser),
    },
    {
      name: 'properties',
      about: 'repeats properties and random actions 20 times as often as npm test, with other values in each run',
      files: files.filter((path) => !inBrowser(path)),
    },
  ]
}

/** Every deep test. Each has a job in .github/workflows/deep.yml. */
export const deepTests = (): DeepTest[] => [...named, ...others()]

/** The test files that only deep tests run. */
export const deepTestFiles = (): string[] => repositoryFiles('*.deep.test.ts', '*.deep.test.tsx')
