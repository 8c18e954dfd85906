/**
 * Every test of the repository, as six projects. Run one with `vitest run --project unit`, all with `npm test`.
 * Vitest reads this as an ordinary config (docs/decisions/0004); the patterns of the projects don't overlap.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { isolatedBuilderCss } from './packages/builder/build/isolated-css.ts'
import { optionalCss } from './packages/engine/build/optional-css.ts'
import { chromiumLaunchOptions } from './packages/tooling/src/browser/chromium.ts'
import { failuresFolder } from './packages/tooling/src/tests/failures.ts'
import { LongestFirst } from './packages/tooling/src/tests/longest-first.ts'
import { isDeep } from './packages/tooling/src/tests/repeat.ts'

/** Workspace packages resolve to their sources (docs/decisions/0001). */
const source = '@blockfront/source'
const resolve = { conditions: [source, ...defaultClientConditions] }
// Vitest hands these to Node, which runs dependencies itself and does not know bundlers' condition "module".
const serverConditions = defaultServerConditions.filter((condition) => condition !== 'module')
const ssr = { resolve: { conditions: [source, ...serverConditions], externalConditions: [source, 'node'] } }

/**
 * For projects whose files Node runs unchanged: no Vite between them and Node, and compiled modules are cached on disk
 * (docs/decisions/0157). They import the built packages, like the server.
 */
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/blockfront/compiled') },
}

/** Of tests that run the server in their process: React without its checks, as in production. */
const ofServer = { ...native.env, NODE_ENV: 'production' }

const serverTests = 'packages/server/**/*.test.{ts,tsx}'
/** They need a document. */
const screenTests = 'packages/{dashboard,storefront}/src/**'
const browserTests = '**/*.browser.test.{ts,tsx}'
const deepTests = '**/*.deep.test.{ts,tsx}'
const exclude = [...configDefaults.exclude, '**/dist/**', '**/fixtures/**', '**/.data/**', ...(isDeep ? [] : [deepTests])]
/** Tests of the server that judge how long something takes run one after the other, with the machine to themselves. */
const timingTests = [
  'packages/server/src/security/attacks.test.ts',
  'packages/server/src/delivery/storefront/{database-away,freshness,stale-pages}.test.ts',
]
const properties = 'packages/tooling/src/tests/properties-setup.ts'
/** Of the projects that run in Node. */
const failureSetup = 'packages/tooling/src/tests/failure-setup.ts'
const minutes = (count: number) => (isDeep ? 15 : count) * 60_000
/** How long tests wait for what must happen, in milliseconds. A machine that is busy is no failure. */
const PATIENCE = 60_000

/** For tests that wait for a server, a database or a browser a good part of their time: others run meanwhile. */
const oneMore = Math.max(3, availableParallelism() + 1)

/** Bundled before the first browser test: one that is found in the middle of a run brings a second React along. */
const browserLibraries = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react-hook-form',
  'radix-ui',
  'lucide-react',
  '@dnd-kit/core',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'axe-core',
  'immer',
  'zod',
  'zustand',
]

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    // The stages follow one another (packages/tooling/src/tests/stages.ts): each may have every processor.
    maxWorkers: '100%',
    // Only failing tests print what they write to the console.
    silent: 'passed-only',
    attachmentsDir: failuresFolder,
    // With a sequencer, Vitest ignores `--sequence.shuffle.files`.
    ...(process.argv.some((flag) => flag.startsWith('--sequence.shuffle')) ? {} : { sequence: { sequencer: LongestFirst } }),
    projects: [
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['packages/**/*.test.ts', 'apps/docs/**/*.test.ts'],
          exclude: [...exclude, browserTests, serverTests, screenTests],
          setupFiles: [properties, failureSetup],
          testTimeout: minutes(2),
          hookTimeout: minutes(2),
        },
      },
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: [
            'packages/**/*.test.tsx',
            'packages/{dashboard,storefront}/src/**/*.test.ts',
            'apps/playground/**/*.test.{ts,tsx}',
          ],
          exclude: [...exclude, browserTests, serverTests],
          setupFiles: [properties, failureSetup, 'packages/tooling/src/tests/dom-setup.ts'],
          testTimeout: minutes(2),
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      {
        plugins: [react(), optionalCss(), isolatedBuilderCss()],
        resolve,
        optimizeDeps: { include: browserLibraries },
        // A browser has no environment.
        define: { 'process.env.BLOCKFRONT_DEEP': JSON.stringify(process.env.BLOCKFRONT_DEEP ?? '') },
        test: {
          name: 'browser',
          isolate: false,
          setupFiles: ['packages/tooling/src/tests/browser-setup.ts'],
          include: [`packages/{builder,engine,ui}/${browserTests}`, `apps/playground/${browserTests}`],
          exclude,
          sequence: { groupOrder: 2 },
          maxWorkers: oneMore,
          testTimeout: minutes(2),
          expect: { poll: { timeout: PATIENCE } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: await chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...native,
          name: 'api',
          env: ofServer,
          environment: 'node',
          isolate: false,
          globalSetup: ['packages/tooling/src/tests/built-packages.ts', 'packages/server/src/testing/database/global-setup.ts'],
          include: [serverTests],
          exclude: [...exclude, ...timingTests],
          setupFiles: [properties, failureSetup, 'packages/server/src/testing/failure-setup.ts'],
          sequence: { groupOrder: 2 },
          maxWorkers: oneMore,
          testTimeout: minutes(2),
          hookTimeout: minutes(2),
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      {
        test: {
          ...native,
          name: 'timing',
          environment: 'node',
          env: ofServer,
          isolate: false,
          globalSetup: ['packages/tooling/src/tests/built-packages.ts', 'packages/server/src/testing/database/global-setup.ts'],
          include: timingTests,
          exclude,
          setupFiles: [properties, failureSetup, 'packages/server/src/testing/failure-setup.ts'],
          sequence: { groupOrder: 3 },
          maxWorkers: 1,
          testTimeout: minutes(2),
          hookTimeout: minutes(2),
          expect: { poll: { timeout: PATIENCE } },
        },
      },
      {
        test: {
          ...native,
          name: 'e2e',
          environment: 'node',
          isolate: false,
          globalSetup: ['apps/e2e/src/server/setup.ts'],
          include: ['apps/e2e/**/*.test.ts'],
          exclude,
          setupFiles: [failureSetup, 'apps/e2e/src/server/failure-setup.ts'],
          sequence: { groupOrder: 2 },
          maxWorkers: oneMore,
          testTimeout: minutes(5),
          hookTimeout: minutes(5),
          // As long as a locator waits. Each attempt costs processor time in four processes.
          expect: { poll: { timeout: PATIENCE, interval: 100 } },
        },
      },
    ],
  },
})
