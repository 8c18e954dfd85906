/**
 * Builds client and server of the storefront after the first change of a source, and again after each further one, until a signal
 * ends it. `npm run dev` runs it with NODE_ENV=production in a separate process: Vite's development servers read the same variable,
 * and with `production` they would bundle a React without `jsxDEV`. The folders are never emptied, so that the server always finds
 * a whole build.
 */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { nextEdit } from '@blockfront/tooling/processes/next-edit'
import { root } from '@blockfront/tooling/sources/repository'
import type { InlineConfig } from 'vite'

if (process.env.NODE_ENV !== 'production') throw new Error('Run this with NODE_ENV=production.')

const folders = globSync('packages/*/src', {
  cwd: root,
  exclude: (path) => /^(?:server|dashboard|tooling)$/.test(basename(path)),
}).map((path) => join(root, path))

/** Returns the two configs after the next change. They depend on the definitions of all blocks, which a change can break. */
async function configsAfterEdit(): Promise<InlineConfig[]> {
  await nextEdit(folders)
  // Vite is loaded only now that it is needed.
  const { configOf, forServer } = await import('@blockfront/tooling/build/apps')
  const { resolveConfig } = await import('vite')
  try {
    const configs: InlineConfig[] = [configOf('storefront'), { ...configOf('storefront'), ...forServer }]
    for (const config of configs) await resolveConfig(config, 'build')
    return configs
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nThe storefront is built after the next change.`)
    return configsAfterEdit()
  }
}

// `npm run dev` has built the storefront.
for (const config of await configsAfterEdit()) {
  const { build } = await import('vite')
  await build({ ...config, logLevel: 'warn', mode: 'production', build: { ...config.build, watch: {}, emptyOutDir: false } })
}
