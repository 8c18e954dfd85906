import { join } from 'node:path'
import { root } from '../sources/repository.ts'
import { passSignalsOn, runCommand } from './command.ts'

/** As it was given: a build by Vite sets it to `production` for its own process, and the server must not think that. */
const NODE_ENV = process.env.NODE_ENV

/** Where Node keeps the server's modules as it compiled them: a second start saves that time. */
const COMPILED = join(root, 'node_modules/.cache/blockfront/compiled')

/**
 * Runs the server until it ends, and makes its exit code this process's own. It runs on what was built: Node reads the server's own
 * TypeScript, but no `.tsx`. `flags` are Node's. An empty database gets a store to look at, unless a real one is started.
 */
export async function runServer(flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<void> {
  passSignalsOn()
  const { code } = await runCommand(process.execPath, [...flags, 'apps/server/src/main.ts'], {
    show: true,
    env: { BLOCKFRONT_DEMO: String(NODE_ENV !== 'production'), NODE_COMPILE_CACHE: COMPILED, ...process.env, NODE_ENV, ...env },
  })
  process.exitCode = code
}
