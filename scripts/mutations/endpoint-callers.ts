/** Tests for each feature that are enough to notice a change of it. */
const MOST = 3

/**
 * Returns the tests that call the endpoints of each feature most often, at most three, by the folder of the feature with a slash at its end. Tests
 * over HTTP do not import what they test.
 * @param sources every file of the apps by path from the repository root, with its text.
 */
export function endpointCallers(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const endpoints = new Map<string, string[]>()
  for (const [path, code] of sources) {
    const [folder] = /^apps\/\w+\/src\/features\/[\w-]+\/(?=(?:\S+\/)?routes\.ts$)/.exec(path) ?? []
    if (folder === undefined) continue
    const ids = [...code.matchAll(/^ {2}('[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}'):/gm)].flatMap(([, id]) => id ?? [])
    endpoints.set(folder, [...(endpoints.get(folder) ?? []), ...ids])
  }
  const tests = [...sources].filter(([path]) => /\.test\.tsx?$/.test(path))
  const calls = (code: string, ids: readonly string[]) => ids.reduce((count, id) => count + code.split(id).length - 1, 0)
  return new Map(
    [...endpoints].map(([folder, ids]) => {
      const callers = tests.map(([path, code]) => ({ path, count: calls(code, ids) })).filter(({ count }) => count > 0)
      return [
        folder,
        callers
          .toSorted((a, b) => b.count - a.count)
          .slice(0, MOST)
          .map(({ path }) => path),
      ]
    }),
  )
}
