import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from '../processes/command.ts'
import { entryPoints, type Package, root } from '../sources/repository.ts'
import type { Packed } from './pack.ts'

/** Packages that a consumer installs in addition to the workspace packages. */
const beside = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'csstype']

/**
 * Creates an empty project with the packages from their tarballs and exactly the dependencies that their package.json files
 * declare (linked from this repository, so that no registry is needed). An undeclared dependency is missing there.
 */
export async function installConsumer(folder: string, packed: readonly Packed[]): Promise<void> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  for (const { item, tarball } of packed) {
    const target = join(folder, 'node_modules', item.manifest.name)
    mkdirSync(target, { recursive: true })
    const { code, output } = await runCommand('tar', ['-xzf', tarball, '--strip-components=1', '-C', target])
    if (code !== 0) throw new Error(`${tarball} could not be unpacked:\n${output}`)
  }
  const own = new Set(packed.map(({ item }) => item.manifest.name))
  for (const { item } of packed) {
    for (const name of [...Object.keys({ ...item.manifest.dependencies, ...item.manifest.peerDependencies }), ...beside]) {
      if (!own.has(name)) link(name, item.folder, folder)
    }
  }
}

function link(name: string, from: string, folder: string): void {
  const nested = join(root, from, 'node_modules', name)
  const source = existsSync(nested) ? nested : join(root, 'node_modules', name)
  const target = join(folder, 'node_modules', name)
  if (existsSync(target) || !existsSync(source)) return
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(source, target, 'junction')
}

/** Imports every entry point in plain Node, and renders every block with its defaults. Returns the errors. */
export async function runConsumer(folder: string, packages: readonly Package[]): Promise<string | undefined> {
  const specifiers = packages.flatMap((item) => [...entryPoints(item).keys()])
  const script = `
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { blocks } from '@blockfront/engine/blocks'
import { Page } from '@blockfront/engine/render'
import { views } from '@blockfront/engine/views'

for (const specifier of ${JSON.stringify(specifiers)}) {
  const names = Object.keys(await import(specifier))
  if (names.length === 0) throw new Error(specifier + ' exports nothing')
}
const types = Object.keys(blocks)
if (types.length === 0 || types.sort().join() !== Object.keys(views).sort().join()) throw new Error('blocks and views differ: ' + types)
const draw = (content) => renderToStaticMarkup(createElement(Page, { views, content }))
const empty = draw([])
for (const type of types) {
  const html = draw([{ id: type, type, contentType: blocks[type].contentType, props: blocks[type].props().parse({}) }])
  if (typeof html !== 'string' || !html.startsWith('<div')) throw new Error(type + ' did not render: ' + html)
}
const drawn = draw(types.map((type) => ({ id: type, type, contentType: blocks[type].contentType, props: blocks[type].props().parse({}) })))
if (drawn.length <= empty.length) throw new Error('a page of all blocks is empty')
`
  writeFileSync(join(folder, 'consumer.mjs'), script)
  const { code, output } = await runCommand(process.execPath, ['consumer.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  return code === 0 ? undefined : output
}

/**
 * Type-checks a consumer with both common module resolutions. Every export must have a type other than `any`: a declaration file
 * that is missing or has a broken import silently becomes `any`.
 */
export async function typeCheckConsumer(folder: string, packages: readonly Package[]): Promise<string | undefined> {
  const specifiers = packages.flatMap((item) => [...entryPoints(item).keys()])
  const lines = specifiers.map(
    (specifier, index) => `import * as entry${index} from '${specifier}'
export const none${index}: [Untyped<typeof entry${index}>] extends [never] ? true : Untyped<typeof entry${index}> = true`,
  )
  const code = `type IsAny<T> = 0 extends 1 & T ? true : false
type Untyped<M> = { [K in keyof M]: IsAny<M[K]> extends true ? K : never }[keyof M]
${lines.join('\n')}
import { blocks } from '@blockfront/engine/blocks'
// @ts-expect-error a dictionary of blocks is no number
export const wrong: number = blocks
`
  writeFileSync(join(folder, 'consumer.ts'), code)
  const problems: string[] = []
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const options = {
      module,
      moduleResolution,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      jsx: 'react-jsx',
      types: [],
      target: 'es2024',
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['consumer.ts'] }))
    const { code: status, output } = await runCommand('tsc', ['--checkers', '1', '--project', folder])
    if (status !== 0) problems.push(`moduleResolution ${moduleResolution}:\n${output}`)
  }
  return problems.length > 0 ? problems.join('\n') : undefined
}
