/** `npm run check:lint`: format, import order and rules of biome.json, for every file. */
import { lintArguments } from './checks/lint-arguments.ts'
import { runCommand } from './command.ts'

const { code, output } = await runCommand('biome', lintArguments)
console.log(output.trimEnd())
if (code !== 0) {
  console.error('\nnpm run format corrects most of this. Correct by hand what it still reports.')
  process.exit(1)
}
