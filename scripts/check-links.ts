/** `npm run check:links`: links, anchors and paths in Markdown, and citations of the specification and of decisions anywhere, lead somewhere. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDeadCitations } from './links/citations.ts'
import { findDeadLinks } from './links/dead.ts'
import { repositoryFiles, root } from './repository.ts'

const read = (...patterns: string[]) =>
  new Map(repositoryFiles(...patterns).map((path) => [path, readFileSync(join(root, path), 'utf8')]))

const files = repositoryFiles()
const documents = read('*.md')
const pages = new Map([...read('docs/spec/*.md')].map(([path, text]) => [path.slice('docs/spec/'.length), text]))
/** The checker's own tests cite what does not exist. */
const citing = read('*.md', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.yml', ':!scripts/links')
const dead = [...findDeadLinks(documents, files), ...findDeadCitations(citing, { pages, files })]

for (const { file, line, target, why } of dead) console.error(`${file}:${line}  ${target} ${why}`)
if (dead.length > 0) {
  console.error(
    `\n${dead.length} dead links and citations. Correct the path, the anchor, the point or the heading, or remove the link.`,
  )
  process.exit(1)
}
console.log(`${documents.size} Markdown files and ${citing.size - documents.size} sources, no dead link or citation.`)
