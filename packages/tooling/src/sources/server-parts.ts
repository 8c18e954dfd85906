import { posix } from 'node:path'

const PART = /^packages\/server\/src\/(?:modules|flows)\/[\w-]+\//

/** Returns the folder of the module or flow of the server that a file belongs to, with a slash at its end. */
export const partOf = (path: string): string | undefined => PART.exec(path)?.[0]

/** Whether a file is the index of a module or flow, by which other parts of the server import it. */
export const isPartIndex = (path: string): boolean => path === `${partOf(path)}index.ts`

/** Whether a file only names what others may import: the index of a package, or of a module or flow of the server. */
const isIndex = (path: string): boolean => /^packages\/[\w-]+\/src\/index\.ts$/.test(path) || isPartIndex(path)

/**
 * Returns a function that finds the file which exports an imported name: for the index of a package, module or flow the file behind it, otherwise
 * the imported file itself.
 * @param sources every file by path from the repository root, with its text.
 */
export function exportingFiles(sources: ReadonlyMap<string, string>): (imported: string, name: string) => string {
  const known = new Map<string, ReadonlyMap<string, string>>()
  return (imported, name) => {
    if (!isIndex(imported)) return imported
    const names = known.get(imported) ?? exportsOf(imported, sources.get(imported) ?? '')
    known.set(imported, names)
    return names.get(name) ?? imported
  }
}

function exportsOf(index: string, code: string): ReadonlyMap<string, string> {
  const lines = code.matchAll(/^export \{([^}]{1,2000})\} from '(\.[^']{1,200})'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((name): [string, string] => [name.trim().replace(/^.* as /, ''), posix.join(posix.dirname(index), from)]),
    ),
  )
}
