import { posix } from 'node:path'

/**
 * Returns the test files that should notice a change of a file, as groups to run in order until one fails:
 *
 * - the file's own test
 * - others in its folder
 * - those of its package that import the module
 * - those that call the endpoints that run it
 * - all others of its area, such as `packages/engine/src/document`
 * - in a package, those that import the module through at most two others
 *
 * A folder without tests is covered by those of the folder above.
 * @param tests every test file, by path from the repository root.
 * @param imports the files that each file imports, by path from the repository root.
 * @param callers tests by the file that their calls of endpoints run.
 */
export function nearestTests(
  file: string,
  tests: ReadonlySet<string>,
  imports: ReadonlyMap<string, readonly string[]>,
  callers: ReadonlyMap<string, readonly string[]>,
): string[][] {
  const name = posix.basename(file).replace(/\.tsx?$/, '')
  const owner = file.split('/').slice(0, 2).join('/')
  const paths = [...tests]
  const inFolder = (folder: string) => paths.filter((path) => posix.dirname(path) === folder)
  let folder = posix.dirname(file)
  while (folder.length > owner.length && inFolder(folder).length === 0) folder = posix.dirname(folder)
  const own = inFolder(folder).filter((path) => posix.basename(path).startsWith(`${name}.`))
  const [direct = [], ...indirect] = importersOf(file, owner, imports, owner.startsWith('packages/') ? 3 : 1)
  // The folders below `src` of a package, and the features of an app.
  const area = `${file
    .split('/')
    .slice(0, file.startsWith('apps/') ? 5 : 4)
    .join('/')}/`
  const nearby = paths.filter((path) => path.startsWith(area))
  const groups = [own, inFolder(folder), direct, callers.get(file) ?? [], nearby, ...indirect]
  const seen = new Set<string>()
  const isNew = (path: string) => tests.has(path) && !seen.has(path) && Boolean(seen.add(path))
  return groups.map((group) => group.filter(isNew)).filter((group) => group.length > 0)
}

/** The files of a package or an app that import a file: directly, through one other file, and so on up to `depth`. */
function importersOf(file: string, owner: string, imports: ReadonlyMap<string, readonly string[]>, depth: number): string[][] {
  const seen = new Set([file])
  const levels: string[][] = [[file]]
  while (levels.length <= depth) {
    const last = new Set(levels.at(-1))
    const level = [...imports].flatMap(([path, imported]) =>
      path.startsWith(`${owner}/`) && !seen.has(path) && imported.some((one) => last.has(one)) ? [path] : [],
    )
    for (const path of level) seen.add(path)
    levels.push(level)
  }
  return levels.slice(1)
}
