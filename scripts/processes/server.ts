import { join } from 'node:path'
import { root } from '../sources/repository.ts'
import { passSignalsOn, runCommand } from './command.ts'

/** The initial value: Vite's build sets it to `production` for this process, which must not affect the server. */
const NODE_ENV = process.env.NODE_ENV

/** Node's compile cache for the server's modules, which makes the next start faster. */
const COMPILED = join(root, 'node_modules/.cache/blockfront/compiled')

/**
 * Runs the server until it ends, and exits with its code. It uses the build output: Node runs the server's own TypeScript, but no
 * `.tsx`. `flags` are Node's. An empty database gets a demo store unless this is a production start.
 */
export async function runServer(flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<void> {
  passSignalsOn()
  const { code } = await runCommand(process.execPath, [...flags, 'apps/server/src/main.ts'], {
    show: true,
    env: { BLOCKFRONT_DEMO: String(NODE_ENV !== 'production'), NODE_COMPILE_CACHE: COMPILED, ...process.env, NODE_ENV, ...env },
  })
  process.exitCode = code
}
