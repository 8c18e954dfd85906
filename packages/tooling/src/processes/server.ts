import { join } from 'node:path'
import { root } from '../sources/repository.ts'
import { onSignal, passSignalsOn, runCommand } from './command.ts'
import { nextEdit } from './next-edit.ts'

/** The initial value: Vite's build sets it to `production` for this process, which must not affect the server. */
const NODE_ENV = process.env.NODE_ENV

/** Node's compile cache for the server's modules, which makes the next start faster. */
const COMPILED = join(root, 'node_modules/.cache/blockfront/compiled')

/** Folders with the server's sources. */
const SOURCES = ['apps/server', 'packages/server/src'].map((folder) => join(root, folder))

/**
 * Runs the server until it ends, and exits with its code. It uses the build output: Node runs the server's own TypeScript, but no
 * `.tsx`. An empty database gets a demo store unless this is a production start.
 */
export async function runServer(): Promise<void> {
  passSignalsOn()
  process.exitCode = (await serve()).code
}

/** Runs the server with additional environment variables, and starts it again whenever its sources change, until a signal ends it. */
export async function watchServer(env: NodeJS.ProcessEnv): Promise<void> {
  passSignalsOn()
  const stopped = new AbortController()
  onSignal(() => stopped.abort())
  while (!stopped.signal.aborted) {
    const edited = nextEdit(SOURCES, stopped.signal)
    const restart = new AbortController()
    void edited.then(() => stopped.signal.aborted || restart.abort())
    const { code } = await serve(env, restart.signal)
    process.exitCode = code
    if (stopped.signal.aborted) return
    if (restart.signal.aborted) console.log('A source of the server changed: it starts again.')
    else console.log(`The server ended with exit code ${code}. It starts again after the next change of its sources.`)
    await edited
  }
}

const serve = (env: NodeJS.ProcessEnv = {}, signal?: AbortSignal) =>
  runCommand(process.execPath, ['apps/server/main.ts'], {
    show: true,
    env: { BLOCKFRONT_DEMO: String(NODE_ENV !== 'production'), NODE_COMPILE_CACHE: COMPILED, ...process.env, NODE_ENV, ...env },
    ...(signal && { signal }),
  })
