import { posix } from 'node:path'

/**
 * Files that a file reads or runs, where its text names others, as patterns from the repository root. For all other files, {@link readsOf}
 * finds them in the text.
 */
export const declaredReads: Readonly<Record<string, readonly string[]>> = {
  // Only the manifests. The folders are the names of packages.
  'packages/tooling/src/sources/repository.ts': ['packages/*/package.json', 'apps/*/package.json'],
  // The sources of the packages are in the reach of each file that imports the packages.
  'packages/tooling/src/tests/built-packages.ts': ['packages/tooling/src/build.ts', 'packages/tooling/src/build/**'],
  'packages/tooling/src/build/stamp.ts': ['packages/tooling/src/build.ts', 'packages/tooling/src/build/**'],
  // The order of the files, and the projects, which are read one by one.
  'packages/tooling/src/tests/longest-first.ts': [],
  'vitest.workspace.ts': [],
  // Checks, which have their own record of the files that they depend on.
  'packages/tooling/src/checks/passes.ts': [],
  'packages/tooling/src/patterns/judge-all.ts': [],
  // It copies this file, and writes the other scripts itself.
  'packages/tooling/src/bootstrap.test.ts': ['packages/tooling/src/bootstrap.mjs'],
  // Names of folders.
  'packages/tooling/src/boundaries/areas.ts': [],
  'packages/tooling/src/tests/reach/reads.ts': [],
  'apps/e2e/src/coverage.ts': [],
  'packages/tooling/src/tests/reach/reach.ts': [],
  // The built pages of the platform. Among the tests of the server, only that of its command requests them.
  'packages/server/src/ground/files/platform.ts': [],
  'apps/server/main.ts': [],
  'packages/server/src/run.test.ts': ['apps/platform/**', 'packages/dashboard/**'],
  // End-to-end tests name what they cover (apps/e2e/src/coverage.ts).
  'apps/e2e/src/server/setup.ts': [],
  'apps/e2e/src/journeys/repository-copy.ts': [],
  'apps/e2e/src/journeys/newcomer.test.ts': [],
  'apps/e2e/src/journeys/story.test.ts': [],
  'apps/e2e/src/platform/downloads.test.ts': [],
  'packages/server/src/testing/install/production.ts': ['package.json', 'apps/*/package.json', 'packages/*/package.json'],
  // Relative to the folder of the package.
  'packages/create-blockfront/src/create-project.ts': [
    'packages/create-blockfront/package.json',
    'packages/create-blockfront/template/**',
  ],
  'packages/create-blockfront/src/create-project.test.ts': ['packages/create-blockfront/**'],
  // Relative to a folder that is not that of the file.
  'packages/emails/src/messages/catalogs.test.ts': ['packages/emails/src/**'],
  'packages/server/src/modules/webhook/guide.test.ts': ['docs/guides/webhooks.md'],
}

/** Code that can read files of the repository, or run them. */
const READS =
  /node:(?:fs|child_process|worker_threads)|import\.meta\.(?:url|dirname)|\b(?:repositoryFiles|readJson|runCommand|createRequire)\b/
/**
 * A text in quotes that can be a path or a pattern of paths; an expression in it counts as `*`. Specifiers of imports are left out: types are not
 * read at run time.
 */
const PATHS = /(?<!\b(?:from|import) ?\(?)(['"`])((?:\.{1,2}\/)*[\w@.*{}(),!-][\w@./*{}(),!-]{0,200})\1/g

const EXPRESSION = /\$\{[^{}`]{1,100}\}/g
const COMMENTS = /^\s*(?:\/\*\*|\*|\/\/).*$/gm

/** The files of the repository, by folder. */
export interface Tree {
  files: ReadonlySet<string>
  /** Every folder with all files in it and in its folders. */
  folders: ReadonlyMap<string, readonly string[]>
}

/** Returns the tree of these files. */
export function treeOf(paths: Iterable<string>): Tree {
  const folders = new Map<string, string[]>()
  const files = new Set(paths)
  for (const path of files)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
      const list = folders.get(folder)
      if (list) list.push(path)
      else folders.set(folder, [path])
    }
  return { files, folders }
}

/** The files that a file reads or runs. */
export interface Reads {
  /** Modules that it names one by one: it may run them, with everything that they import. */
  modules: string[]
  /** Files of which it reads the content. */
  contents: string[]
}

/**
 * Returns the files of the repository that a file reads or runs: every path or pattern in quotes, relative to the file or to the root, that names
 * a file, or files in a folder. The name of a file from the root counts in any file. Others count in files that can read files. The output of a build
 * depends on the sources of its package or app.
 */
export function readsOf(path: string, code: string, tree: Tree): Reads {
  const declared = declaredReads[path]
  if (declared) return { modules: [], contents: matching(declared, tree) }
  const isReading = READS.test(code)
  const isListing = /\brepositoryFiles\b/.test(code)
  const modules: string[] = []
  const contents: string[] = []
  for (const [, , text = ''] of code.replace(COMMENTS, '').replace(EXPRESSION, '*').matchAll(PATHS)) {
    if (/^[*./]+$/.test(text)) continue
    const isPath = text.includes('/')
    const candidates = [posix.normalize(text), ...(isReading ? [posix.join(posix.dirname(path), text)] : [])].map((one) =>
      one.replace(/\/$/, ''),
    )
    for (const one of candidates) {
      const [, built] = /^((?:apps|packages)\/[\w-]+)\/(?:dist|basic)(?:\/|$)/.exec(one) ?? []
      if (tree.files.has(one) && (isReading || isPath)) (/\.(?:tsx?|mjs)$/.test(one) ? modules : contents).push(one)
      else if (!isReading) continue
      else if (built) modules.push(...(tree.folders.get(`${built}/src`) ?? []).filter((file) => !/\.test\./.test(file)))
      else if (/[*{]/.test(one)) {
        if (!/^[*{]/.test(one)) contents.push(...matching([one], tree))
        else if (isListing) contents.push(...matching([isPath ? one : `**/${one}`], tree))
      } else contents.push(...(tree.folders.get(one) ?? []))
    }
  }
  if (/\brepositoryFiles\(\)/.test(code)) contents.push(...tree.files)
  return { modules: [...new Set(modules)], contents: [...new Set(contents)] }
}

function matching(patterns: readonly string[], { files, folders }: Tree): string[] {
  const found = patterns.map((pattern) => {
    const [fixed = ''] = /^(?:[\w.-]+\/)*/.exec(pattern) ?? []
    const candidates = fixed === '' ? [...files] : (folders.get(fixed.slice(0, -1)) ?? [])
    return candidates.filter((file) => file === pattern || posix.matchesGlob(file, pattern))
  })
  return found.flat()
}
