import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '@blockfront/tooling/processes/command'
import { root } from '@blockfront/tooling/sources/repository'
import { checkCreated, type ExampleCheck, exampleChecks } from './checks.ts'

/** Libraries that the examples need in addition to the packages and their dependencies. */
const tools = ['vite', 'vitest', '@vitejs']

/** Installing Next.js needs the registry and a minute: `npm run test:examples` checks that example. */
const INSTALLED = ['node', 'vite']

/**
 * Runs examples of docs/examples and the app of the packed create-blockfront, with the packages that are installed in a folder. Returns the
 * errors as sentences.
 */
export async function checkExamples(folder: string): Promise<string[]> {
  for (const name of tools) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
  const examples = INSTALLED.map((name): [string, () => Promise<void>] => [
    `docs/examples/${name}`,
    async () => {
      const copy = join(folder, 'examples', name)
      cpSync(join(root, 'docs/examples', name), copy, { recursive: true })
      await (exampleChecks[name] as ExampleCheck)(copy)
    },
  ])
  const problems = await Promise.all(
    [...examples, ['create-blockfront', () => checkNewApp(folder)] as const].map(([name, check]) =>
      check().catch((error: Error) => `${name} fails: ${error.message}`),
    ),
  )
  return problems.flatMap((problem) => problem ?? [])
}

/** Runs the installed command, and checks the app that it writes. */
async function checkNewApp(folder: string): Promise<void> {
  const words = [join(folder, 'node_modules/create-blockfront/bin/create-blockfront.js'), 'examples/app', '--no-install']
  const { code, output } = await runCommand(process.execPath, words, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } })
  if (code !== 0) throw new Error(output)
  await checkCreated(join(folder, 'examples/app'))
}
