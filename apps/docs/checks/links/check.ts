/**
 * `npm run check:links`: every link, anchor and path in Markdown, and every citation of the specification or of a decision, has a target.
 * Decision records have one form, and an index has each of them once.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles, root } from '@blockfront/tooling/sources/repository'
import { findDeadCitations } from './citations.ts'
import { findDeadLinks } from './dead.ts'
import { decisionProblems, indexProblems } from './decisions.ts'

const read = (...patterns: string[]) =>
  new Map(repositoryFiles(...patterns).map((path) => [path, readFileSync(join(root, path), 'utf8')]))

const files = repositoryFiles()
const documents = read('*.md')
const pages = new Map([...read('docs/spec/*.md')].map(([path, text]) => [path.slice('docs/spec/'.length), text]))
/** Tests of checks cite targets that do not exist. */
const tests = [':!packages/tooling/**/*.test.ts', ':!apps/docs/checks/**/*.test.ts']
const citing = read('*.md', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.yml', ...tests)
const dead = [...findDeadLinks(documents, files), ...findDeadCitations(citing, { pages, files })]

const folder = 'docs/decisions/'
const index = `${folder}README.md`
const records = new Map(
  [...documents].flatMap(([path, text]) =>
    path.startsWith(folder) && path !== index ? [[path.slice(folder.length), text]] : [],
  ),
)
const malformed = [
  ...[...records].flatMap(([name, text]) => decisionProblems(name, text).map((problem) => `${folder}${name}  ${problem}`)),
  ...indexProblems(documents.get(index) ?? '', records).map((problem) => `${index}  ${problem}`),
]

for (const problem of malformed) console.error(problem)
for (const { file, line, target, why } of dead) console.error(`${file}:${line}  ${target} ${why}`)
if (dead.length > 0)
  console.error(
    `\n${dead.length} dead links and citations. Correct the path, the anchor, the point or the heading, or remove the link.`,
  )
if (dead.length + malformed.length > 0) process.exit(1)
console.log(`${documents.size} Markdown files and ${citing.size - documents.size} sources, no dead link or citation.`)
