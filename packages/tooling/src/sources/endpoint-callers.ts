import { posix } from 'node:path'
import { exportingFiles, partOf } from './server-parts.ts'

/** Tests for each file that are enough to notice a change of it. */
const MOST = 5
/** Modules between the handler of an endpoint and a file that its calls run. */
const DEEPEST = 5

const CALL = /\bcall\('([a-zA-Z]{1,40}\.[a-zA-Z]{1,40})'/g
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const folderOf = (path: string) => partOf(path) ?? ''

/**
 * Returns the tests that should notice a change of a file of the server through the endpoints that run it, at most five, by path. Tests over
 * HTTP do not import what they test. First is the test that calls most of these endpoints, those close to the file first. A file that no
 * endpoint runs, such as a job, has the tests of all endpoints of its folder. Tests of other apps are left out: they call a server that was built before.
 * @param sources every file of the apps by path from the repository root, with its text.
 * @param imports the files that each file imports at run time.
 */
export function endpointCallers(
  sources: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const tests = [...sources.keys()].filter(isTest).map((path) => ({ path, calls: callsOf(path, sources, imports) }))
  const weights = new Map<string, Map<string, number>>()
  const ofFolders = new Map<string, Map<string, number>>()
  const exporting = exportingFiles(sources)
  for (const [routes, code] of sources) {
    if (!/\/delivery\/api\/(?!all\.ts)[\w-]+\.ts$/.test(routes) || isTest(routes)) continue
    const handlers = handlersOf(routes, code, exporting)
    for (const [id, files] of handlers)
      for (const [file, distance] of reachedFrom(files, imports)) {
        const ofFile = weights.get(file) ?? new Map<string, number>()
        weights.set(file, ofFile.set(id, 1 / (1 + distance) ** 2))
      }
    for (const [id, files] of handlers)
      for (const folder of new Set(files.map(folderOf))) {
        const ofFolder = ofFolders.get(folder) ?? new Map<string, number>()
        ofFolders.set(folder, ofFolder.set(id, 1))
      }
  }
  for (const path of sources.keys()) {
    const ofFolder = ofFolders.get(folderOf(path))
    if (ofFolder && !isTest(path) && !weights.has(path)) weights.set(path, ofFolder)
  }
  return new Map(
    [...weights].map(([file, ofFile]) => {
      const ranked = tests.map(({ path, calls }) => ({
        path,
        score: [...ofFile].reduce((sum, [id, weight]) => sum + weight * (calls.get(id) ?? 0), 0),
      }))
      const app = `${file.split('/').slice(0, 2).join('/')}/`
      const found = ranked.filter(({ path, score }) => score > 0 && path.startsWith(app)).toSorted((a, b) => b.score - a.score)
      return [file, found.slice(0, MOST).map(({ path }) => path)]
    }),
  )
}

/**
 * Returns the files of the functions that handle each endpoint of a file of `delivery/api`, or each entry of another registry with such names.
 * @param exporting see {@link exportingFiles}.
 */
export function handlersOf(routes: string, code: string, exporting: ReturnType<typeof exportingFiles>): Map<string, string[]> {
  const files = new Map(
    [...code.matchAll(/^import \{([^}]{1,2000})\} from '(\.[^']{1,200})'/gm)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .map((name): [string, string] => [name, exporting(posix.join(posix.dirname(routes), from), name)]),
    ),
  )
  const starts = [...code.matchAll(/^ {2}'([a-zA-Z]{1,40}\.[a-zA-Z]{1,40})':/gm)]
  return new Map(
    starts.map(({ 1: id = '', index }, position) => {
      const entry = code.slice(index, starts[position + 1]?.index)
      return [id, [...new Set(entry.match(/\w{1,80}/g)?.flatMap((name) => files.get(name) ?? []))]]
    }),
  )
}

/** Every file that these files import, with the number of modules between. */
function reachedFrom(files: readonly string[], imports: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const found = new Map(files.map((file) => [file, 0]))
  for (const [file, distance] of found)
    if (distance < DEEPEST) for (const one of imports.get(file) ?? []) if (!found.has(one)) found.set(one, distance + 1)
  return found
}

/** How surely a test calls each endpoint: 1 if it names it, more if it does so often, and less if a helper that it imports does. */
function callsOf(
  test: string,
  sources: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const calls = new Map<string, number>()
  const helpers = (imports.get(test) ?? []).filter((path) => path.includes('/testing/'))
  for (const helper of helpers) for (const [, id = ''] of (sources.get(helper) ?? '').matchAll(CALL)) calls.set(id, 0.5)
  const own = [...(sources.get(test) ?? '').matchAll(CALL)].map(([, id = '']) => id)
  for (const [id, { length }] of Map.groupBy(own, (one) => one)) calls.set(id, 1 + Math.min(length, 10) / 20)
  return calls
}
