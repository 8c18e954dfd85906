import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { root } from '@blockfront/tooling/sources/repository'
import { NOTE } from '../../engine/src/generate/files.ts'

const source = 'packages/contract/src'
/** Files of the contract that its index leaves out: separate entry points, and the scalars that schemas consist of. */
const leftOut = ['index.ts', 'bot-check.ts', 'plans.ts', 'values.ts', 'css-value.ts']

/**
 * Returns the files of the contract that are collected from its declarations, by path: the table of routes, which is all that the client
 * loads at run time, the table of endpoints, and the index. They are collected from the text of the declarations, because the contract
 * cannot be imported before these files are up to date. `folder` selects another copy of the repository.
 */
export function contractFiles(folder = root): Map<string, string> {
  const declared = sources(folder, 'endpoints/*/*.ts')
  const endpoints = declared.flatMap(([file, code]) =>
    [...code.matchAll(/^export const (\w+Endpoints) =/gm)].map(([, name = '']) => ({ name, file })),
  )
  const routes = declared.flatMap(([, code]) => [...code.matchAll(/^ {2}('[\w.]+': )\{\s+route: ('[^']+')/gm)])
  return new Map([
    formatted('routes.ts', [
      '/** Method and path of every endpoint by id, without schemas: the only part of the contract that a browser loads. */',
      'export const routes = {',
      ...routes.map(([, id, route]) => `${id}${route},`),
      '} as const',
    ]),
    formatted('endpoints/all.ts', [
      "import type { Endpoint } from '../endpoint.ts'",
      "import type { EndpointId } from '../route.ts'",
      "import type { FitsRoutes } from './fits-routes.ts'",
      ...endpoints.map(({ name, file }) => `import { ${name} } from './${posix.relative('endpoints', file)}'`),
      '',
      'const all = {',
      ...endpoints.map(({ name }) => `...${name},`),
      '}',
      '',
      '/** All endpoints of the API by id. */',
      'export const endpoints = all satisfies FitsRoutes<typeof all> satisfies Record<EndpointId, Endpoint>',
      '',
      'export type Endpoints = typeof endpoints',
    ]),
    formatted('index.ts', [
      "export { type Endpoints, endpoints } from './endpoints/all.ts'",
      ...sources(folder, '{*,{checkout,entities,events}/**/*}.ts').flatMap(([file, code]) => exportsOf(file, code)),
    ]),
  ])
}

/** Path in the contract and text of the matching source files, in the order of their paths. */
const sources = (folder: string, pattern: string): [string, string][] =>
  globSync(pattern, { cwd: join(folder, source) })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !/\.test(-d)?\.ts$/.test(file) && !leftOut.includes(file))
    .sort()
    .map((file) => [file, readFileSync(join(folder, source, file), 'utf8').replaceAll('\r\n', '\n')])

/** Returns the line of the index for a file. The table of routes is written by the same run, so its export is known. */
function exportsOf(file: string, code: string): string[] {
  if (file === 'routes.ts') return ["export { routes } from './routes.ts'"]
  const names = [...code.matchAll(/^export (const|function|class|type|interface) (\w+)/gm)].map(([, kind = '', name = '']) =>
    kind === 'type' || kind === 'interface' ? `type ${name}` : name,
  )
  if (names.length === 0) return []
  const areTypes = names.every((name) => name.startsWith('type '))
  const list = areTypes ? names.map((name) => name.slice('type '.length)) : names
  return [`export ${areTypes ? 'type ' : ''}{ ${list.join(', ')} } from './${file}'`]
}

/** Returns the path and the text of a generated module, formatted and sorted as `npm run format` does it. */
function formatted(file: string, lines: string[]): [string, string] {
  const path = `${source}/${file}`
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', `--stdin-file-path=${path}`],
    { cwd: root, input: `// ${NOTE}\n\n${lines.join('\n')}\n`, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${path} cannot be formatted:\n${stderr}`)
  return [path, stdout]
}
