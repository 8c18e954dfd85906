/** Loads the engine's blocks for scripts: Node cannot import `.tsx`, so Vite loads them from the sources. */
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Blocks } from '../../../engine/src/block.ts'
import { root } from './repository.ts'

/**
 * Imports a module of the repository, given relative to the root (or absolute), through Vite's server build. Workspace packages
 * resolve to their sources (docs/decisions/0001), not to the last build.
 */
export async function loadModule<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(join(path.startsWith('/') ? '' : root, path), {
    root,
    logLevel: 'error',
    // A Vite environment with this name, which uses no other configuration.
    environments: { inline: { resolve: { conditions: ['@blockfront/source'], noExternal: [/^@blockfront\//] } } },
  })
  return module
}

/** Returns every block type of a copy of the engine. Default: this repository's. */
export async function loadBlocks(engine = 'packages/engine'): Promise<Blocks> {
  const { blocks } = await loadModule<{ blocks: Blocks }>(`${engine}/src/blocks/index.ts`)
  return blocks
}
