/**
 * `npm run check:lint`: format, import order and rules of biome.json, for every file; and the language of comments, docs and strings
 * (`npm run check:language`).
 */

import { runCommand } from '../processes/command.ts'
import { lintArguments } from './lint-arguments.ts'

const [style, language] = await Promise.all([
  runCommand('biome', lintArguments),
  runCommand(process.execPath, ['--conditions=@blockfront/source', 'scripts/language/check.ts']),
])
console.log(style.output.trimEnd())
if (style.code !== 0) console.error('\nnpm run format corrects most of this. Correct by hand what it still reports.\n')
console.log(language.output.trimEnd())
process.exitCode = style.code === 0 && language.code === 0 ? 0 : 1
