import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryFiles, root } from '../sources/repository.ts'
import { applied, type Mutation } from './operators.ts'

/** Copies of changed files, for the type checker. */
const folder = join(root, 'node_modules/.cache/blockfront/mutations')

/**
 * Returns the mutations that the type checker refuses, in one run of it. They can't be committed, so no test has to notice them.
 * Each changed file is checked as a copy that imports the other files of the repository. Errors in files that import it are not found.
 * @param sources the text of each file.
 */
export function refusedByTypes(mutations: readonly Mutation[], sources: ReadonlyMap<string, string>): Set<Mutation> {
  const files = [...new Set(mutations.map(({ file }) => file))]
  const textOf = (file: string) => sources.get(file) ?? ''
  // The unchanged copies: a file with errors there cannot be judged.
  const copies = [
    ...files.map((file) => ({ file, text: textOf(file) })),
    ...mutations.map((mutation) => ({ file: mutation.file, text: applied(mutation, textOf(mutation.file)) })),
  ]
  rmSync(folder, { recursive: true, force: true })
  try {
    const paths = copies.map(({ file, text }, index) => {
      const path = join(folder, String(index), file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      return path
    })
    const wrong = new Set(pathsWithErrors(paths))
    const unknown = new Set(files.filter((_, index) => wrong.has(index)))
    return new Set(mutations.filter(({ file }, index) => wrong.has(files.length + index) && !unknown.has(file)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the type checker on files. Returns the indexes of those with errors. */
function pathsWithErrors(paths: readonly string[]): number[] {
  const config = {
    extends: join(root, 'tsconfig.json'),
    // A relative import finds the file in its own copy of the tree, or else in the repository.
    compilerOptions: { rootDirs: [root, ...paths.map((_, index) => join(folder, String(index)))] },
    include: [],
    files: [...paths, ...repositoryFiles('*.d.ts').map((path) => join(root, path))],
  }
  const project = join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify(config))
  const { stdout, status, error } = spawnSync('tsc', ['--noEmit', '--checkers', '1', '--pretty', 'false', '-p', project], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  if (error) throw error
  const found = [...stdout.matchAll(/^(\d+)\/\S+\(\d+,\d+\): error TS/gm)].map(([, index]) => Number(index))
  if (status !== 0 && found.length === 0) throw new Error(`The type checker failed without naming a file:\n${stdout}`)
  return found
}
