import { posix } from 'node:path'

/**
 * Returns the test files that should notice a change of a file, as groups to run in order until one fails: the file's own test,
 * others in its folder, then those of its package that name the module.
 * @param tests every test file by path from the repository root, with its text.
 */
export function nearestTests(file: string, tests: ReadonlyMap<string, string>): string[][] {
  const folder = posix.dirname(file)
  const name = posix.basename(file).replace(/\.tsx?$/, '')
  const owner = `${file.split('/').slice(0, 2).join('/')}/`
  const paths = [...tests.keys()]
  const own = paths.filter((path) => posix.dirname(path) === folder && posix.basename(path).startsWith(`${name}.`))
  const sameFolder = paths.filter((path) => posix.dirname(path) === folder && !own.includes(path))
  const imports = new RegExp(`/${name.replaceAll('.', '\\.')}\\.tsx?'|/${posix.basename(folder)}/index\\.ts'`)
  const others = paths.filter(
    (path) => path.startsWith(owner) && posix.dirname(path) !== folder && imports.test(tests.get(path) ?? ''),
  )
  return [own, sameFolder, others].filter((group) => group.length > 0)
}
