/**
 * `npm run check:lint`: format, import order and rules of biome.json, for every file and for the style sheets in block files; and the
 * language of comments, docs and strings (`npm run check:language`).
 */

import { runCommand } from '../processes/command.ts'
import { lintArguments } from './lint-arguments.ts'

const [style, blockCss, language] = await Promise.all([
  runCommand('biome', lintArguments),
  runCommand(process.execPath, ['packages/engine/checks/block-css/check.ts']),
  runCommand(process.execPath, ['--conditions=@blockfront/source', 'packages/tooling/src/language/check.ts']),
])
console.log(style.output.trimEnd())
console.log(blockCss.output.trimEnd())
if (style.code !== 0 || blockCss.code !== 0)
  console.error('\nnpm run format corrects most of this. Correct by hand what it still reports.\n')
console.log(language.output.trimEnd())
process.exitCode = [style, blockCss, language].every(({ code }) => code === 0) ? 0 : 1
