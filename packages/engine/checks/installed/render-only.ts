import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Packed } from '@blockfront/tooling/packages/pack'
import { runCommand } from '@blockfront/tooling/processes/command'
import { type Manifest, readJson, root } from '@blockfront/tooling/sources/repository'

/** All packages of an app that only renders pages. None of them belongs to the forms or the builder. */
const expected = ['@blockfront/engine', '@blockfront/messages', 'immer', 'react', 'react-dom', 'scheduler', 'swiper', 'zod']

type Lock = { packages: Record<string, Pick<Manifest, 'dependencies' | 'peerDependencies'> | undefined> }

/**
 * Installs one packed package with its required dependencies (without optional peers) into an empty project, like npm: copies the
 * packages in package-lock.json, so that no registry is needed. Returns the names of the installed packages, sorted.
 */
async function installAlone({ item, tarball }: Packed, folder: string): Promise<string[]> {
  const lock = readJson<Lock>('package-lock.json')
  const { name, dependencies, peerDependencies, peerDependenciesMeta = {} } = item.manifest
  const target = join(folder, 'node_modules', name)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'render-only', private: true, type: 'module' }))
  const { code, output } = await runCommand('tar', ['-xzf', tarball, '--strip-components=1', '-C', target])
  if (code !== 0) throw new Error(`${tarball} could not be unpacked:\n${output}`)
  const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta[peer]?.optional)
  const wanted = [...Object.keys(dependencies ?? {}), ...peers]
  const installed = new Set([name])
  for (let next = wanted.shift(); next !== undefined; next = wanted.shift()) {
    if (installed.has(next)) continue
    installed.add(next)
    const locked = lock.packages[`node_modules/${next}`]
    if (!locked) throw new Error(`${next} is a dependency of ${name}, but not in package-lock.json. Run npm install.`)
    wanted.push(...Object.keys(locked.dependencies ?? {}))
    const copy = join(folder, 'node_modules', next)
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(join(root, 'node_modules', next), copy, { recursive: true, dereference: true })
  }
  return [...installed].sort()
}

const builtIn = `
import { blocks } from '@blockfront/engine/blocks'
import { renderPage } from '@blockfront/engine/server'
import { styles } from '@blockfront/engine/styles'
import { views } from '@blockfront/engine/views'

const content = Object.values(blocks).map(({ type, contentType, props }) => ({ id: type, type, contentType, props: props().parse({}) }))
const { html, failures } = await renderPage({ views, content })
if (failures.length > 0) throw new Error('did not render: ' + failures)
for (const { type } of content) if (!html.includes('bf-' + type)) throw new Error(type + ' is not on the page')
if (!styles.includes('.bf-')) throw new Error('no styles')
`

const ownBlocks = `
import { registerHooks } from 'node:module'
const loaded = []
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })

const { createElement } = await import('react')
const { z } = await import('zod')
const { create, field, insert, load, save } = await import('@blockfront/engine')
const { renderPage } = await import('@blockfront/engine/server')

const props = () => z.object({ words: field.text('Words').default('Hello') })
const View = ({ words }) => createElement('p', null, words)
const note = { type: 'note', title: 'Note', description: 'A note.', contentType: 'normal', version: 1, props, View }
const blocks = { note }
const block = create(blocks, 'note', { props: { words: 'A page of own blocks' } })
const { document } = insert(load({ content: [], globalContent: [] }, blocks).document, blocks, {
  block,
  at: { list: 'content', index: 0 },
})
const stored = JSON.parse(JSON.stringify(save(document)))
const { html, failures } = await renderPage({ views: { note: View }, content: load(stored, blocks).document.content })
if (failures.length > 0 || !html.includes('<p>A page of own blocks</p>')) throw new Error('did not render: ' + html)
const builtIn = loaded.filter((url) => url.includes('/engine/dist/blocks/'))
if (builtIn.length > 0) throw new Error('loads built-in blocks: ' + builtIn)
`

/**
 * Checks that an app that only renders pages installs few packages. Unpacks the engine into an empty folder and compares the installed packages
 * with the list above. Then it renders a page of built-in blocks there, and a page of the app's own blocks without importing any built-in one.
 * Returns the errors as sentences.
 */
export async function checkRenderOnly(packed: Packed, folder: string): Promise<string[]> {
  const installed = await installAlone(packed, folder)
  const problems: string[] = []
  if (installed.join() !== expected.join())
    problems.push(`An app that only renders installs ${installed.join(', ')}; expected ${expected.join(', ')}.`)
  for (const [name, script] of Object.entries({ builtIn, ownBlocks })) {
    writeFileSync(join(folder, `${name}.mjs`), script)
    const { code, output } = await runCommand(process.execPath, [`${name}.mjs`], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    })
    if (code !== 0) problems.push(`An app that only renders cannot run its ${name} page:\n${output}`)
  }
  return problems
}
