import type { Area } from './area.ts'
import { serverAreas } from './server.ts'

/**
 * The allowed imports: the table of docs/architecture.md as data, enforced by `npm run check:boundaries`. Change this table and
 * that document in the same commit.
 */

const core = ['engine/field', 'engine/block', 'engine/check', 'engine/document']
const packages = [
  'ui',
  ...core,
  'engine/blocks',
  'engine/views',
  'engine/late-views',
  'engine/product-choice',
  'engine/styles',
  'engine/render',
  'engine/messages',
  'engine',
  'engine/form',
  'engine/color',
  'builder',
  'engine/generate',
  'engine/testing',
  'engine/server',
  'engine/page',
  'messages',
  'commerce',
  'contract',
  'contract/client',
  'starter',
  'emails',
  'fonts',
  'fonts/families',
  'fonts/basic-text',
]

/** What the vite.config.ts of an app needs. */
const viteConfigs = ['vite', '@vitejs/plugin-react', 'node:path']

/** Modules of Node that commands need. */
const nodeModules = ['child_process', 'fs', 'path', 'readline/promises', 'url', 'util'].map((name) => `node:${name}`)

export const areas: readonly Area[] = [
  ...serverAreas(packages),
  { name: 'ui', path: 'packages/ui/src/', libraries: ['react', 'react-dom', 'radix-ui', 'lucide-react'], areas: [] },
  {
    name: 'engine/field',
    path: 'packages/engine/src/field/',
    libraries: ['zod', 'immer'],
    areas: ['engine/block', 'engine/document'],
  },
  {
    name: 'engine/block',
    path: 'packages/engine/src/block.ts',
    libraries: ['zod', 'immer'],
    typeLibraries: ['react'],
    areas: ['engine/field', 'engine/document'],
    types: ['engine/render'],
  },
  {
    name: 'engine/check',
    path: 'packages/engine/src/check/',
    libraries: ['zod'],
    areas: ['engine/field', 'engine/block'],
  },
  {
    name: 'engine/document',
    path: 'packages/engine/src/document/',
    libraries: ['zod', 'immer'],
    areas: ['engine/field', 'engine/block'],
  },
  {
    name: 'engine/define-block',
    path: 'packages/engine/src/define-block.ts',
    libraries: ['zod'],
    typeLibraries: ['react'],
    areas: ['engine/block'],
  },
  {
    name: 'engine/with-areas',
    path: 'packages/engine/src/with-areas.ts',
    libraries: [],
    areas: ['engine/block', 'engine/check'],
  },
  {
    name: 'engine',
    path: 'packages/engine/src/index.ts',
    libraries: [],
    areas: [...core, 'engine/define-block', 'engine/with-areas'],
  },
  {
    name: 'engine/blocks',
    path: 'packages/engine/src/blocks/',
    libraries: ['zod', 'react'],
    areas: ['engine/field', 'engine/block', 'engine/check', 'engine/render'],
  },
  {
    name: 'engine/views',
    path: 'packages/engine/src/blocks/views.ts',
    libraries: [],
    areas: ['engine/blocks'],
    types: ['engine/render'],
  },
  {
    name: 'engine/product-choice',
    path: 'packages/engine/src/product-choice.ts',
    libraries: [],
    areas: ['engine/render'],
  },
  {
    name: 'engine/late-views',
    path: 'packages/engine/src/blocks/late-views.ts',
    libraries: [],
    areas: ['engine/blocks', 'engine/render'],
  },
  {
    name: 'engine/styles',
    path: 'packages/engine/src/blocks/styles.ts',
    libraries: [],
    areas: ['engine/block', 'engine/blocks', 'engine/render'],
  },
  {
    name: 'engine/render',
    path: 'packages/engine/src/render/',
    libraries: ['react', 'swiper'],
    areas: ['messages'],
    types: ['engine/block'],
  },
  {
    name: 'engine/messages',
    path: 'packages/engine/src/render/load-messages.ts',
    libraries: [],
    areas: ['messages', 'engine/render'],
  },
  {
    name: 'engine/server',
    path: 'packages/engine/src/render/server.tsx',
    libraries: ['react', 'react-dom'],
    areas: ['engine/render'],
  },
  {
    name: 'engine/page',
    path: 'packages/engine/src/page.tsx',
    libraries: ['react'],
    areas: [...core, 'engine/render', 'engine/styles'],
  },
  {
    name: 'engine/form',
    path: 'packages/engine/src/form/',
    libraries: ['zod', 'react', 'react-dom', 'react-hook-form'],
    areas: [...core, 'engine/color', 'engine/render', 'ui'],
  },
  {
    name: 'engine/testing',
    path: 'packages/engine/src/block-tests/',
    libraries: ['zod'],
    areas: [...core, 'engine/render', 'engine/server', 'engine/generate'],
  },
  {
    name: 'engine/types',
    path: 'packages/engine/src/testing/',
    libraries: ['zod', 'react'],
    areas: ['engine', 'engine/render'],
  },
  { name: 'engine/color', path: 'packages/engine/src/form/color/color.ts', libraries: [], areas: [] },
  {
    name: 'engine/generate',
    path: 'packages/engine/src/generate/',
    libraries: ['zod'],
    areas: core,
    types: ['engine/render'],
  },
  {
    name: 'builder',
    path: 'packages/builder/src/',
    libraries: ['zod', 'react', 'react-dom', '@dnd-kit/', '@tiptap/', 'zustand', 'radix-ui', 'lucide-react'],
    areas: ['engine', 'engine/render', 'engine/styles', 'engine/server', 'engine/form', 'engine/generate', 'ui'],
  },
  { name: 'builder/bench', path: 'packages/builder/bench/', libraries: 'any', areas: [...packages, 'tooling'] },
  { name: 'engine/bench', path: 'packages/engine/bench/', libraries: 'any', areas: [...packages, 'tooling'] },
  { name: 'messages', path: 'packages/messages/src/', libraries: [], areas: [] },
  { name: 'commerce', path: 'packages/commerce/src/', libraries: ['zod'], areas: [] },
  {
    name: 'contract',
    path: 'packages/contract/src/',
    libraries: ['zod'],
    areas: ['commerce', 'contract/checkout'],
    types: [...core, 'engine'],
  },
  {
    name: 'contract/checkout',
    path: 'packages/contract/src/checkout/',
    libraries: ['zod'],
    areas: ['engine'],
    types: ['contract'],
  },
  { name: 'starter', path: 'packages/starter/src/', libraries: ['node:fs', 'node:path'], areas: ['engine'], types: ['contract'] },
  {
    name: 'emails',
    path: 'packages/emails/src/',
    libraries: ['react', 'react-dom'],
    areas: ['messages', 'commerce', 'engine/color'],
  },
  {
    name: 'fonts',
    path: 'packages/fonts/src/',
    libraries: ['node:crypto', 'node:fs', 'node:path', 'node:url', 'node:zlib'],
    areas: ['fonts/families', 'fonts/basic-text'],
  },
  { name: 'fonts/families', path: 'packages/fonts/src/families.ts', libraries: [], areas: [] },
  { name: 'fonts/basic-text', path: 'packages/fonts/src/basic-text.ts', libraries: [], areas: [] },
  { name: 'create', path: 'packages/create-blockfront/', libraries: nodeModules, areas: [] },
  {
    name: 'create/template',
    path: 'packages/create-blockfront/template/',
    libraries: 'any',
    areas: ['engine', 'engine/render', 'engine/server', 'engine/styles', 'engine/form', 'engine/testing', 'builder'],
  },
  { name: 'puck-import', path: 'packages/puck-import/src/', libraries: nodeModules, areas: [] },
  { name: 'photography', path: 'packages/photography/', libraries: 'any', areas: ['tooling'] },
  { name: 'apps/server', path: 'apps/server/', libraries: ['node:path'], areas: ['server'] },
  { name: 'dashboard', path: 'packages/dashboard/', libraries: 'any', areas: packages },
  { name: 'apps/platform', path: 'apps/platform/', libraries: viteConfigs, areas: ['dashboard', 'tooling'] },
  { name: 'apps/e2e', path: 'apps/e2e/', libraries: 'any', areas: [...packages, 'tooling'] },
  {
    name: 'storefront',
    path: 'packages/storefront/',
    libraries: 'any',
    areas: [
      'engine/render',
      'engine/views',
      'engine/late-views',
      'engine/product-choice',
      'engine/styles',
      'engine/server',
      'engine/messages',
      'fonts/basic-text',
      'messages',
      'commerce',
      'contract',
    ],
    types: [...packages, 'storefront/payload'],
  },
  { name: 'apps/storefront', path: 'apps/storefront/', libraries: viteConfigs, areas: ['storefront', 'tooling'] },
  {
    name: 'storefront/payload',
    path: 'packages/storefront/src/payload.ts',
    libraries: [],
    areas: [],
    types: ['engine/render', 'fonts', 'messages', 'commerce', 'contract'],
  },
  { name: 'apps/docs', path: 'apps/docs/', libraries: 'any', areas: [...packages, 'tooling'] },
  { name: 'apps/playground', path: 'apps/playground/', libraries: 'any', areas: packages },
  { name: 'apps/playground/build', path: 'apps/playground/vite.config.ts', libraries: viteConfigs, areas: ['tooling'] },
  { name: 'tooling', path: 'packages/tooling/src/', libraries: 'any', areas: 'any' },
]

/** A library that only one file of a folder may import, except for its types and in tests. */
export interface SingleImporter {
  library: string
  /** With a trailing slash. */
  folder: string
  file: string
  /** Why, as a sentence. */
  reason: string
}

export const singleImporters: readonly SingleImporter[] = [
  {
    library: 'pg',
    folder: 'packages/server/src/',
    file: 'packages/server/src/ground/db/connection/postgres.ts',
    reason: 'Connections without timeouts wait forever when a network loses them: use createClient or createPool.',
  },
]

/** Folder names that say nothing about the content: a helper belongs in the folder of its noun. */
export const forbiddenFolders: readonly string[] = ['utils', 'util', 'helpers', 'common', 'shared', 'lib', 'types']

/** Returns the area of a file, or undefined. */
export function areaOf(path: string, table: readonly Area[] = areas): Area | undefined {
  let best: Area | undefined
  for (const area of table) {
    const inside = area.path.endsWith('/') ? path.startsWith(area.path) : path === area.path
    if (inside && (!best || area.path.length > best.path.length)) best = area
  }
  return best
}
