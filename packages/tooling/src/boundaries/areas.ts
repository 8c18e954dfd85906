import type { Area } from './area.ts'
import { serverAreas } from './server.ts'

/**
 * The allowed imports: the table of docs/architecture.md as data, enforced by `npm run check:boundaries`. Change this table and
 * that document in the same commit.
 */

const core = 'engine/field engine/block engine/check engine/document'
const packages = `ui ${core} engine/blocks engine/views engine/late-views engine/product-choice engine/styles engine/render
  engine/messages engine engine/form engine/color builder engine/generate engine/testing engine/server engine/page messages
  commerce contract contract/client starter emails fonts fonts/families fonts/basic-text`
/** What the vite.config.ts of an app needs. */
const vite = 'vite @vitejs/plugin-react node:path'
/** Modules of Node that commands need. */
const commands = 'node:child_process node:fs node:path node:readline/promises node:url node:util'

const names = (text: string): string[] | 'any' => (text === 'any' ? text : text.split(/\s+/).filter(Boolean))

/**
 * A row of the table. `libraries` and `below`, the areas that it may import, are names between spaces, or `any`.
 * @param only what it may import types from only.
 */
const row = (
  name: string,
  path: string,
  libraries: string,
  below: string,
  only: { types?: string; libraries?: string } = {},
): Area => ({
  name,
  path,
  libraries: names(libraries),
  areas: names(below),
  types: (only.types ?? '').split(/\s+/),
  typeLibraries: (only.libraries ?? '').split(/\s+/),
})

/** Rows for what builds and checks a package, and is not published. */
const workshops = ['builder', 'commerce', 'contract', 'dashboard', 'engine', 'fonts', 'messages', 'storefront'].flatMap(
  (name) => [
    row(`${name}/build`, `packages/${name}/build/`, 'any', 'any'),
    row(`${name}/checks`, `packages/${name}/checks/`, 'any', 'any'),
  ],
)

export const areas: readonly Area[] = [
  ...serverAreas(packages.split(/\s+/)),
  ...workshops,
  row('ui', 'packages/ui/src/', 'react react-dom radix-ui lucide-react', ''),
  row('engine/field', 'packages/engine/src/field/', 'zod immer', 'engine/block engine/document'),
  row('engine/block', 'packages/engine/src/block.ts', 'zod immer', 'engine/field engine/document', {
    types: 'engine/render',
    libraries: 'react',
  }),
  row('engine/check', 'packages/engine/src/check/', 'zod', 'engine/field engine/block'),
  row('engine/document', 'packages/engine/src/document/', 'zod immer', 'engine/field engine/block'),
  row('engine/define-block', 'packages/engine/src/define-block.ts', 'zod', 'engine/block', { libraries: 'react' }),
  row('engine/with-areas', 'packages/engine/src/with-areas.ts', '', 'engine/block engine/check'),
  row('engine', 'packages/engine/src/index.ts', '', `${core} engine/define-block engine/with-areas`),
  row('engine/blocks', 'packages/engine/src/blocks/', 'zod react', 'engine/field engine/block engine/check engine/render'),
  row('engine/views', 'packages/engine/src/blocks/views.ts', '', 'engine/blocks', { types: 'engine/render' }),
  row('engine/product-choice', 'packages/engine/src/product-choice.ts', '', 'engine/render'),
  row('engine/late-views', 'packages/engine/src/blocks/late-views.ts', '', 'engine/blocks engine/render'),
  row('engine/styles', 'packages/engine/src/blocks/styles.ts', '', 'engine/block engine/blocks engine/render'),
  row('engine/render', 'packages/engine/src/render/', 'react swiper', 'messages', { types: 'engine/block' }),
  row('engine/messages', 'packages/engine/src/render/load-messages.ts', '', 'messages engine/render'),
  row('engine/server', 'packages/engine/src/render/server.tsx', 'react react-dom', 'engine/render'),
  row('engine/page', 'packages/engine/src/page.tsx', 'react', `${core} engine/render engine/styles`),
  row('engine/form', 'packages/engine/src/form/', 'zod react react-dom react-hook-form', `${core} engine/color engine/render ui`),
  row('engine/testing', 'packages/engine/src/block-tests/', 'zod', `${core} engine/render engine/server engine/generate`),
  row('engine/types', 'packages/engine/src/testing/', 'zod react', 'engine engine/render'),
  row('engine/color', 'packages/engine/src/form/color/color.ts', '', ''),
  row('engine/generate', 'packages/engine/src/generate/', 'zod', core, { types: 'engine/render' }),
  row(
    'builder',
    'packages/builder/src/',
    'zod react react-dom @dnd-kit/ @tiptap/ zustand radix-ui lucide-react',
    'engine engine/render engine/styles engine/server engine/form engine/generate ui',
  ),
  row('builder/bench', 'packages/builder/bench/', 'any', `${packages} tooling engine/build builder/build`),
  row('engine/bench', 'packages/engine/bench/', 'any', `${packages} tooling`),
  row('messages', 'packages/messages/src/', '', ''),
  row('commerce', 'packages/commerce/src/', 'zod', ''),
  row('contract', 'packages/contract/src/', 'zod @noble/hashes', 'commerce contract/checkout', { types: `${core} engine` }),
  row('contract/checkout', 'packages/contract/src/checkout/', 'zod', 'engine', { types: 'contract' }),
  row('starter', 'packages/starter/src/', 'node:fs node:path', 'engine', { types: 'contract' }),
  row('emails', 'packages/emails/src/', 'react react-dom', 'messages commerce engine/color'),
  row('fonts', 'packages/fonts/src/', 'node:crypto node:fs node:path node:url node:zlib', 'fonts/families fonts/basic-text'),
  row('fonts/families', 'packages/fonts/src/families.ts', '', ''),
  row('fonts/basic-text', 'packages/fonts/src/basic-text.ts', '', ''),
  row('create', 'packages/create-blockfront/', commands, ''),
  row(
    'create/template',
    'packages/create-blockfront/template/',
    'any',
    'engine engine/render engine/server engine/styles engine/form engine/testing builder',
  ),
  row('puck-import', 'packages/puck-import/src/', commands, ''),
  row('photography', 'packages/photography/', 'any', 'tooling'),
  row('dashboard', 'packages/dashboard/', 'any', packages),
  row(
    'storefront',
    'packages/storefront/',
    'any',
    `engine/render engine/views engine/late-views engine/product-choice engine/styles engine/server engine/messages
      fonts/basic-text messages commerce contract`,
    { types: `${packages} storefront/payload` },
  ),
  row('storefront/payload', 'packages/storefront/src/payload.ts', '', '', {
    types: 'engine/render fonts messages commerce contract',
  }),
  row('apps/server', 'apps/server/', 'node:path', 'server'),
  row('apps/platform', 'apps/platform/', vite, 'dashboard engine/build dashboard/build'),
  row('apps/storefront', 'apps/storefront/', vite, 'storefront engine/build storefront/build'),
  row('apps/e2e', 'apps/e2e/', 'any', `${packages} tooling`),
  row('apps/docs', 'apps/docs/', 'any', `${packages} tooling apps/docs/examples`),
  row('apps/docs/examples', 'apps/docs/examples/', 'any', 'any'),
  row('apps/playground', 'apps/playground/', 'any', packages),
  row('apps/playground/build', 'apps/playground/vite.config.ts', vite, 'engine/build'),
  row('tooling', 'packages/tooling/src/', 'any', 'any'),
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
