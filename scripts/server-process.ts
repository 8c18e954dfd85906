import { passSignalsOn, runCommand } from './command.ts'

/**
 * Runs the server until it ends, and makes its exit code this process's own. It runs on what was built: Node reads the server's own
 * TypeScript, but no `.tsx`. `flags` are Node's.
 */
export async function runServer(flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<void> {
  passSignalsOn()
  const { code } = await runCommand(process.execPath, [...flags, 'apps/server/src/main.ts'], {
    show: true,
    env: { ...process.env, ...env },
  })
  process.exitCode = code
}
