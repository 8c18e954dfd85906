import { posix } from 'node:path'

/**
 * Returns the test files that should notice a change of a file, as groups to run in order until one fails: the file's own test,
 * others in its folder, those of its package that name the module, and all others of its area, such as `packages/engine/src/document`.
 * A folder without tests is covered by those of the folder above.
 * @param tests every test file by path from the repository root, with its text.
 */
export function nearestTests(file: string, tests: ReadonlyMap<string, string>): string[][] {
  const name = posix.basename(file).replace(/\.tsx?$/, '')
  const owner = file.split('/').slice(0, 2).join('/')
  const paths = [...tests.keys()]
  const inFolder = (folder: string) => paths.filter((path) => posix.dirname(path) === folder)
  let folder = posix.dirname(file)
  while (folder.length > owner.length && inFolder(folder).length === 0) folder = posix.dirname(folder)
  const own = inFolder(folder).filter((path) => posix.basename(path).startsWith(`${name}.`))
  const sameFolder = inFolder(folder).filter((path) => !own.includes(path))
  const moduleFolder = posix.basename(posix.dirname(file))
  const imports = new RegExp(`/${name.replaceAll('.', '\\.')}\\.tsx?'|/${moduleFolder}/index\\.ts'`)
  const others = paths.filter(
    (path) => path.startsWith(`${owner}/`) && posix.dirname(path) !== folder && imports.test(tests.get(path) ?? ''),
  )
  // The folders below `src` of a package, and the features of an app.
  const area = `${file
    .split('/')
    .slice(0, file.startsWith('apps/') ? 5 : 4)
    .join('/')}/`
  const nearby = paths.filter((path) => path.startsWith(area) && ![...own, ...sameFolder, ...others].includes(path))
  return [own, sameFolder, others, nearby].filter((group) => group.length > 0)
}
