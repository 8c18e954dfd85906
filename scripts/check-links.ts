/** `npm run check:links`: every relative link, anchor and mentioned path in the repository's Markdown leads somewhere. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDeadLinks } from './links/dead.ts'
import { repositoryFiles, root } from './repository.ts'

const documents = new Map(repositoryFiles('*.md').map((path) => [path, readFileSync(join(root, path), 'utf8')]))
const dead = findDeadLinks(documents, repositoryFiles())

for (const { file, line, target, why } of dead) console.error(`${file}:${line}  ${target} ${why}`)
if (dead.length > 0) {
  console.error(`\n${dead.length} dead links. Correct the path or the heading's anchor, or take the link out.`)
  process.exit(1)
}
console.log(`${documents.size} Markdown files, no dead link.`)
