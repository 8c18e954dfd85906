/**
 * `npm run check:language`: no banned word in comments, docs and strings, and no interface text outside `messages.ts`.
 * `-- <path> …` checks only the files below these paths.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { misplacedTexts } from '../../../messages/checks/interface-text.ts'
import { repositoryFiles, root } from '../sources/repository.ts'
import { bannedWords } from './findings.ts'
import { isChecked } from './scope.ts'

const paths = process.argv.slice(2)
const files = repositoryFiles(...paths).filter(isChecked)
const findings = files.flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8')
  return [...bannedWords(file, code), ...misplacedTexts(file, code)].sort((a, b) => a.line - b.line)
})

for (const { file, line, message } of findings) console.error(`${file}:${line}  ${message}`)
if (findings.length > 0) {
  console.error(
    `\n${findings.length} findings. packages/tooling/src/language/banned.ts lists the words and what to write instead.`,
  )
  process.exit(1)
}
console.log(`${files.length} files: no banned word and no interface text outside messages.ts.`)
