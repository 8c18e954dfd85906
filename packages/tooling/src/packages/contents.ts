import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { satisfies } from 'semver'
import type { Manifest } from '../sources/repository.ts'

/** The repository that every published package names. */
const REPOSITORY = 'https://github.com/blockfront/blockfront'

/** Libraries of which an app must have one copy: two copies of React break hooks, two of zod lose the metadata of fields. */
const SINGLE = ['react', 'react-dom', 'zod']

/**
 * Versions of libraries that apps have next to the packages. npm refuses to install a package with a peer whose range excludes the version of the
 * app, also if the peer is optional (docs/decisions/0151). zod is not in the list, because an app needs zod 4.
 */
const BESIDE: readonly (readonly [name: string, version: string])[] = [
  ['lucide-react', '0.263.1'],
  ['lucide-react', '0.562.0'],
  ['lucide-react', '1.75.0'],
  ['react-hook-form', '7.43.0'],
  ['react-hook-form', '7.54.2'],
  ['react-hook-form', '7.92.0'],
  ['react', '19.0.0'],
  ['react-dom', '19.0.0'],
]

/** Returns the problems of a published package.json, as sentences. `folder` is the package's folder in the repository. */
export function manifestProblems(manifest: Manifest, folder: string): string[] {
  const { license, keywords = [], homepage, bugs, repository, dependencies = {}, peerDependencies = {} } = manifest
  const checks: [boolean, string][] = [
    [license === 'MIT', '"license" must be MIT.'],
    [keywords.length > 0, '"keywords" is missing.'],
    [homepage === `${REPOSITORY}/tree/main/${folder}#readme`, `"homepage" must be ${REPOSITORY}/tree/main/${folder}#readme.`],
    [bugs === `${REPOSITORY}/issues`, `"bugs" must be ${REPOSITORY}/issues.`],
    [
      repository?.url === `git+${REPOSITORY}.git` && repository.directory === folder,
      `"repository" must have the URL git+${REPOSITORY}.git and the directory ${folder}.`,
    ],
    ...Object.entries(dependencies).flatMap(([name, range]): [boolean, string][] => [
      [
        range.startsWith('^'),
        `"dependencies" has ${name} ${range}; use a range such as ^${range}, so that apps install one copy.`,
      ],
      [!SINGLE.includes(name), `${name} must be a peer dependency, because an app must have one copy.`],
    ]),
    ...Object.entries(peerDependencies).map(([name, range]): [boolean, string] => [
      /^(?:\^|\*$)/.test(range),
      `"peerDependencies" has ${name} ${range}; use a range such as ^${range}.`,
    ]),
    ...BESIDE.map(([name, version]): [boolean, string] => [
      satisfies(version, peerDependencies[name] ?? '*'),
      `"peerDependencies" has ${name} ${peerDependencies[name]}, so that npm refuses apps with ${name} ${version}; widen it, or make it a dependency.`,
    ]),
  ]
  return checks.flatMap(([isRight, text]) => (isRight ? [] : [text]))
}

/** Returns what is missing in an unpacked tarball, as sentences: README, license, source maps, and the files that they name. */
export function contentProblems(unpacked: string): string[] {
  const missing = ['README.md', 'LICENSE'].filter((name) => !existsSync(join(unpacked, name)))
  const maps = readdirSync(join(unpacked, 'dist'), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(unpacked, 'dist', name)
    const [, map] = /\.(?:js|d\.ts)$/.test(name)
      ? (/\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(path, 'utf8')) ?? [])
      : []
    return map ? [join(dirname(path), map)] : []
  })
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...(maps.length > 0 ? [] : ['No file in dist has a source map.']),
    ...maps.flatMap((map) =>
      missingSources(map).map((source) => `${map.slice(unpacked.length + 1)} needs ${source}, which is missing.`),
    ),
  ]
}

/** The files that a source map needs and that are missing; its own name if it is missing. */
function missingSources(map: string): string[] {
  if (!existsSync(map)) return [map]
  const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[]; sourcesContent?: string[] }
  return sources.filter((source, index) => !sourcesContent?.[index] && !existsSync(join(dirname(map), source)))
}
