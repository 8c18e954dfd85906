import { buildOnce } from '../build/stamp.ts'
import { runCommand } from '../processes/command.ts'

/**
 * Builds packages and apps unless they are up to date, in a separate process: the build imports the packages' sources, and Vitest
 * resolves packages to the build output. Throws with the build's output when it fails.
 */
export const ensureBuilt = (): Promise<void> =>
  buildOnce(async () => {
    const { code, output } = await runCommand(process.execPath, [
      '--conditions=@blockfront/source',
      'packages/tooling/src/build.ts',
    ])
    if (code !== 0) throw new Error(`npm run build failed:\n${output}`)
  })

/** Vitest's global setup for tests that start server processes, which run the built packages like `npm start`. */
export async function setup(): Promise<void> {
  await ensureBuilt()
}
