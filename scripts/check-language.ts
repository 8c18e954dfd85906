/**
 * `npm run check:language`: no banned word in comments, docs and strings, and no interface text outside `messages.ts`. Folders in
 * scripts/language/unclean.ts are left out. `-- <path> …` lists all findings below these paths, whether they are in that list or not.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingsIn } from './language/findings.ts'
import { isChecked, judge } from './language/scope.ts'
import { repositoryFiles, root } from './repository.ts'

const paths = process.argv.slice(2)
const files = repositoryFiles(...paths).filter(isChecked)
const findings = files.flatMap((file) => findingsIn(file, readFileSync(join(root, file), 'utf8')))
const { counted, stale } = paths.length > 0 ? { counted: findings, stale: [] } : judge(findings, files)

for (const { file, line, message } of counted) console.error(`${file}:${line}  ${message}`)
if (counted.length > 0) {
  console.error(`\n${counted.length} findings. scripts/language/banned.ts lists the words and what to write instead.`)
  process.exit(1)
}
for (const { rule, folder } of stale)
  console.log(`${folder} keeps to the rule "${rule}": remove it from scripts/language/unclean.ts.`)
console.log(
  `${files.length} files: no banned word and no interface text outside messages.ts (${findings.length} findings in folders that are not clean yet).`,
)
