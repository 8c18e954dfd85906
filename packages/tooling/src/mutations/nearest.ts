import { posix } from 'node:path'
import type { ReachedTest } from '../tests/reach/of-tests.ts'

/** Tests in other folders of the same package, and of other packages and apps. */
const MOST_IN_PACKAGE = 12
const MOST_ELSEWHERE = 5

/**
 * Returns the test files that should notice a change of a file, as groups to run in order until one fails: the file's own test, others in its
 * folder, others of its package, those of other packages and apps, and slow ones of its package. Only tests that reach the file count, those that
 * reach the fewest other files first.
 * @param slow test files that take longer than others.
 */
export function nearestTests(file: string, tests: Iterable<ReachedTest>, slow: ReadonlySet<string>): string[][] {
  const reaching = [...tests].filter(({ reach }) => reach.has(file)).sort((a, b) => a.reach.size - b.reach.size)
  const paths = reaching.map(({ path }) => path)
  const folder = posix.dirname(file)
  const owner = `${file.split('/').slice(0, 2).join('/')}/`
  const name = posix.basename(file).replace(/\.tsx?$/, '.')
  const groupOf = (path: string): string => {
    if (posix.dirname(path) === folder && posix.basename(path).startsWith(name)) return 'own'
    if (!path.startsWith(owner)) return slow.has(path) ? 'none' : 'elsewhere'
    if (slow.has(path)) return 'slow'
    return posix.dirname(path) === folder ? 'folder' : 'package'
  }
  const groups = Map.groupBy(paths, groupOf)
  const of = (group: string, most?: number) => (groups.get(group) ?? []).slice(0, most)
  return [
    of('own'),
    of('folder'),
    of('package', MOST_IN_PACKAGE),
    of('elsewhere', MOST_ELSEWHERE),
    of('slow', MOST_ELSEWHERE),
  ].filter((group) => group.length > 0)
}
