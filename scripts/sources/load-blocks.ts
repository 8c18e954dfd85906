/** The blocks of the engine for scripts: Node reads no `.tsx`, so they come through Vite, from their sources. */
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Blocks } from '../../packages/engine/src/block.ts'
import { root } from './repository.ts'

/**
 * Imports a module of the repository, given relative to the top (or absolute), as Vite's server build sees it. Our packages
 * come from their sources (docs/decisions/0001), never from what was built last.
 */
export async function loadModule<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(join(path.startsWith('/') ? '' : root, path), {
    root,
    logLevel: 'error',
    // Vite runs the import in an environment of this name, which takes nothing from the settings outside of it.
    environments: { inline: { resolve: { conditions: ['@blockfront/source'], noExternal: [/^@blockfront\//] } } },
  })
  return module
}

/** Every block type of a copy of the engine; by default of this repository's. */
export async function loadBlocks(engine = 'packages/engine'): Promise<Blocks> {
  const { blocks } = await loadModule<{ blocks: Blocks }>(`${engine}/src/blocks/index.ts`)
  return blocks
}
