import { readConfig } from '../ground/config.ts'
import { StartError } from '../ground/start-error.ts'
import { runCommand, usage } from './commands.ts'

/** `npm run operator -- COMMAND`: what the person who runs an installation does from its terminal, with the environment of the server. */
const [, , ...words] = process.argv
try {
  if (words.length === 0 || words.includes('--help')) process.stdout.write(usage)
  else process.stdout.write(`${await runCommand(readConfig(), words)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
