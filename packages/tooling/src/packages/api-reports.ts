/** The public API of each published package as text, so that a review sees every change of it (docs/decisions/0163). */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  codeWithoutComments,
  type Declaration,
  declarationsOf,
  foreignExportsOf,
  type Modules,
  namedIn,
} from '../../../../apps/docs/src/api/declarations.ts'
import { entryPoints, type Package, root } from '../sources/repository.ts'

const FOLDER = 'schemas/api'
const INTENDED =
  'If the change is intended, run npm run check:packages -- --write, and read CONTRIBUTING.md about changes of the public API.'

/** Returns the reports of packages by path, from the repository root. The packages must be built. */
export const apiReports = (packages: readonly Package[]): Map<string, string> =>
  new Map(packages.map((item) => [`${FOLDER}/${item.manifest.name.replace('@blockfront/', '')}.md`, apiReport(item)]))

/** Compares the reports with the committed files. Returns the differences as sentences. */
export function reportProblems(reports: ReadonlyMap<string, string>): string[] {
  const changed = [...reports].flatMap(([path, text]) => {
    const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
    if (before === text) return []
    return `${path} ${before === undefined ? 'is missing' : 'differs from the package'}. ${INTENDED}\n${differences(before ?? '', text)}`
  })
  return [...changed, ...leftOver(reports).map((path) => `${path} belongs to no published package.`)]
}

/** Writes the reports, and removes those of packages that are gone. */
export function writeReports(reports: ReadonlyMap<string, string>): void {
  mkdirSync(join(root, FOLDER), { recursive: true })
  for (const [path, text] of reports) writeFileSync(join(root, path), text)
  for (const path of leftOver(reports)) rmSync(join(root, path))
}

const leftOver = (reports: ReadonlyMap<string, string>) =>
  globSync('*.md', { cwd: join(root, FOLDER) })
    .map((name) => `${FOLDER}/${name}`)
    .filter((path) => !reports.has(path))

/** The first lines that differ in two reports. */
function differences(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  // `undefined` after the last line differs from lines that were removed at the end.
  const start = [...now, undefined].findIndex((line, index) => line !== old[index])
  while (Math.min(old.length, now.length) > start && old.at(-1) === now.at(-1)) for (const lines of [old, now]) lines.pop()
  const shown = (sign: string, lines: readonly string[]) => lines.slice(start, start + 10).map((line) => `  ${sign} ${line}`)
  return [...shown('-', old), ...shown('+', now)].join('\n')
}

/** The report of one package: the exports of each entry point, then the types that they use and that are not exported. */
function apiReport(item: Package): string {
  const cache: Modules = new Map()
  const shown = new Map<string, string>()
  const pending: Declaration[] = []
  const codeOf = (declaration: Declaration) => shortened(codeWithoutComments(declaration, cache))
  const sections = [...entryPoints(item)].map(([specifier, source]) => {
    const path = join(root, source.replace(`${item.folder}/src/`, `${item.folder}/dist/`).replace(/\.tsx?$/, '.d.ts'))
    const own = sorted(declarationsOf(path, cache)).flatMap((declaration) => exported(declaration, specifier))
    const foreign = foreignExportsOf(path, cache).map(({ name, local, from }) => `export { ${as(local, name)} } from '${from}'`)
    return section(`\`${specifier}\``, [...own, ...foreign])
  })

  /** Its code where it is exported first, otherwise the entry point that has it. */
  function exported(declaration: Declaration, specifier: string, namespace = ''): string[] {
    const { name, local, kind, members } = declaration
    if (kind === 'namespace') return sorted(members).flatMap((member) => exported(member, specifier, `${namespace}${name}.`))
    const full = namespace + name
    const first = shown.get(keyOf(declaration))
    if (first) return [`export { ${as(local, full)} } from '${first}'`]
    shown.set(keyOf(declaration), specifier)
    pending.push(declaration)
    const code = codeOf(declaration)
    return full === local ? [`export ${code}`] : [`${code}\nexport { ${as(local, full)} }`]
  }

  const used: Declaration[] = []
  for (let next = pending.shift(); next; next = pending.shift())
    for (const named of namedIn(next, cache)) {
      if (shown.has(keyOf(named))) continue
      shown.set(keyOf(named), '')
      used.push(named)
      pending.push(named)
    }
  const hidden = section(
    'Types that are not exported',
    used.map(codeOf).sort((a, b) => (a < b ? -1 : 1)),
  )
  return `# Public API of ${item.manifest.name}

The names that an app can import, with their types. \`npm run check:packages -- --write\` generates this file.
[CONTRIBUTING.md](../../CONTRIBUTING.md#changes-of-the-public-api) says what a change of it means.
${[...sections, hidden].join('')}`
}

const as = (local: string, name: string) => (local === name ? name : `${local} as ${name}`)

const keyOf = ({ file, nodes }: Declaration) => `${file}:${nodes[0]?.start}`

const sorted = (declarations: readonly Declaration[]) => [...declarations].sort((a, b) => (a.name < b.name ? -1 : 1))

const section = (title: string, codes: readonly string[]) =>
  codes.length === 0 ? '' : `\n## ${title}\n\n\`\`\`ts\n${codes.join('\n\n')}\n\`\`\`\n`

/**
 * Types with more lines are shortened: the compiler has written out the schemas of all endpoints, in 16,000 lines. `schemas/openapi.json` shows a
 * change of an endpoint in a readable form.
 */
const MAX_LINES = 1000

/** A type with too many lines shows a hash of each member instead of its type. */
export function shortened(code: string, limit = MAX_LINES): string {
  if (code.split('\n').length <= limit) return code
  let inner = ''
  return code
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('   ')) {
        inner += line
        return []
      }
      if (inner === '') return line
      const hash = createHash('sha256').update(inner).digest('hex').slice(0, 12)
      inner = ''
      return [`    /* SHA-256 ${hash} */`, line]
    })
    .join('\n')
}
