/** `npm run check:lint`: format, import order and rules of biome.json, for every file. */
import { runCommand } from './command.ts'

const { code, output } = await runCommand('biome', ['ci', '--colors=off', '--max-diagnostics=50', '.'])
console.log(output.trimEnd())
if (code !== 0) {
  console.error('\nMost of this mends itself: npm run format. The rest is named above.')
  process.exit(1)
}
