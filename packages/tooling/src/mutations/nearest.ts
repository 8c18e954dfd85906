import { posix } from 'node:path'

/** Tests of other packages and apps for each file. */
const MOST_ELSEWHERE = 5

/**
 * Returns the test files that should notice a change of a file, as groups to run in order until one fails:
 *
 * - the file's own test
 * - others in its folder
 * - those of its package that import the module
 * - those that call the endpoints that run it
 * - all others of its area, such as `packages/engine/src/document`
 * - in a package, those that import the module through at most two others, then the nearest ones of other packages and apps that
 *   need no browser
 * - slow ones in its folder, or that call the endpoints; other slow ones never run, because a quick one should notice the change
 *
 * A folder without tests is covered by those of the folder above. In a package, tests that don't import the module, directly or through others,
 * are left out.
 * @param tests every test file, by path from the repository root.
 * @param importers the files that import each file, by path from the repository root.
 * @param callers tests by the file that their calls of endpoints run.
 * @param slow test files that take longer than others.
 */
export function nearestTests(
  file: string,
  tests: ReadonlySet<string>,
  importers: ReadonlyMap<string, readonly string[]>,
  callers: ReadonlyMap<string, readonly string[]>,
  slow: ReadonlySet<string>,
): string[][] {
  const name = posix.basename(file).replace(/\.tsx?$/, '')
  const owner = file.split('/').slice(0, 2).join('/')
  // The tests of the server call it over HTTP.
  const isInPackage = owner.startsWith('packages/') && owner !== 'packages/server'
  const isOwned = (path: string) => path.startsWith(`${owner}/`)
  const distances = distancesFrom(file, importers)
  const paths = [...tests].filter((path) => isOwned(path) && (!isInPackage || distances.has(path)))
  const inFolder = (folder: string) => paths.filter((path) => posix.dirname(path) === folder)
  let folder = posix.dirname(file)
  while (folder.length > owner.length && inFolder(folder).length === 0) folder = posix.dirname(folder)
  const own = inFolder(folder).filter((path) => posix.basename(path).startsWith(`${name}.`))
  const importersAt = (distance: number) => paths.filter((path) => distances.get(path) === distance)
  // The folders below `src` of a package or an app, and the modules and flows of the server.
  const area = /^packages\/server\/src\/(?:modules|flows)\/[^/]+\/|^(?:[^/]+\/){4}/.exec(file)?.[0] ?? `${folder}/`
  const nearby = paths.filter((path) => path.startsWith(area))
  // The tests of the server run built packages, and those in a browser take long.
  const isQuick = (path: string) => !slow.has(path) && !path.startsWith('packages/server/') && !path.includes('.browser.')
  const elsewhere = [...distances.keys()].filter((path) => tests.has(path) && !isOwned(path) && isQuick(path))
  const farther = isInPackage ? [importersAt(2), importersAt(3), elsewhere.slice(0, MOST_ELSEWHERE)] : []
  const calling = callers.get(file) ?? []
  const others = [inFolder(folder), importersAt(1), calling, nearby, ...farther]
  const groups = [own, ...others.map((group) => group.filter((path) => !slow.has(path))), [...inFolder(folder), ...calling]]
  const seen = new Set<string>()
  const isNew = (path: string) => tests.has(path) && !seen.has(path) && Boolean(seen.add(path))
  return groups.map((group) => group.filter(isNew)).filter((group) => group.length > 0)
}

/** Every file that imports a file, the nearest first: 1 if it does so directly, 2 if through one other file, and so on. */
function distancesFrom(file: string, importers: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const found = new Map([[file, 0]])
  for (const [last, distance] of found)
    for (const path of importers.get(last) ?? []) if (!found.has(path)) found.set(path, distance + 1)
  return found
}
