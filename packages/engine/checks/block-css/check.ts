/**
 * Lints the style sheets in the engine's TypeScript files and checks their format, as part of `npm run check:lint`. `-- --write` formats
 * them, as part of `npm run format`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryFiles, root } from '@blockfront/tooling/sources/repository'
import { judgeBlockCss } from './judge.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean' } } })
const paths = repositoryFiles('packages/engine/src').filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
let { count, problems, formatted } = await judgeBlockCss(files)
if (values.write && formatted.size > 0) {
  for (const [path, code] of formatted) writeFileSync(join(root, path), code)
  console.log(`Formatted the style sheets of ${formatted.size} files.`)
  problems = (await judgeBlockCss(new Map([...files, ...formatted]))).problems
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${count} style sheets of blocks follow the CSS rules of biome.json.`)
