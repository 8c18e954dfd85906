/** `npm run check:boundaries`: checks every import of the repository against packages/tooling/src/boundaries/areas.ts, and finds cycles. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importable, importedPackages, repositoryFiles, root } from '../sources/repository.ts'
import { findViolations } from './violations.ts'

const paths = repositoryFiles('packages', 'apps', '*.ts')
const files = new Map(paths.map((path) => [path, /\.tsx?$/.test(path) ? readFileSync(join(root, path), 'utf8') : '']))
const entries = new Map(importedPackages().flatMap((item) => [...importable(item)]))
const violations = findViolations({ files, entryPoints: entries })

for (const { file, line, rule, message } of violations) console.error(`${file}:${line}  ${rule}\n  ${message}`)
if (violations.length > 0) {
  console.error(`\n${violations.length} imports or files break the rules of docs/architecture.md. Each says above what to do.`)
  process.exit(1)
}
console.log(`${files.size} files keep to the import table of docs/architecture.md; no cycles.`)
