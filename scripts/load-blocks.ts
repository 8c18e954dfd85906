/** The blocks of the engine for scripts: Node reads no `.tsx`, so they come through Vite, from their sources. */
import { join } from 'node:path'
import { defaultServerConditions, runnerImport } from 'vite'
import type { Blocks } from '../packages/engine/src/block.ts'
import { root } from './repository.ts'

const source = '@blockfront/source'

/** Imports a module of the repository, given relative to the top (or absolute), as Vite's server build sees it. */
export async function loadModule<T>(path: string): Promise<T> {
  const conditions = [source, ...defaultServerConditions]
  const { module } = await runnerImport<T>(join(path.startsWith('/') ? '' : root, path), {
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: [source, 'node'] }, noExternal: [/^@blockfront\//] },
  })
  return module
}

/** Every block type of a copy of the engine; this repository's unless told. */
export async function loadBlocks(engine = 'packages/engine'): Promise<Blocks> {
  const { blocks } = await loadModule<{ blocks: Blocks }>(`${engine}/src/blocks/index.ts`)
  return blocks
}
