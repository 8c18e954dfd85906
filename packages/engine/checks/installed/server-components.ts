import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from '@blockfront/tooling/processes/command'
import { root } from '@blockfront/tooling/sources/repository'

const script = `
import { registerHooks } from 'node:module'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as server from '${pathToFileURL(join(root, 'node_modules/react-server-dom-parcel/server.node.js'))}'

// Replaces the exports of a file with 'use client' by references, like a framework.
const clients = []
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const source = String(loaded.source ?? '')
    if (!/^['"]use client['"]/.test(source)) return loaded
    clients.push(url)
    const names = [...source.matchAll(/export \\{([^}]*)\\}/g)].flatMap(([, list]) => list.split(',').map((name) => name.trim().split(' ').at(-1)))
    const code = names.map((name) => 'export const ' + name + ' = globalThis.reference(' + JSON.stringify(url) + ', ' + JSON.stringify(name) + ')')
    return { ...loaded, source: code.join('\\n') }
  },
})
globalThis.reference = (url, name) => server.createClientReference(url.split('/dist/').at(-1), name, [])

const { createElement } = await import('react')
const { load } = await import('@blockfront/engine')
const { blocks } = await import('@blockfront/engine/blocks')
const { Page: StaticPage, views: statics } = await import('@blockfront/engine/static-views')
const { styles } = await import('@blockfront/engine/styles')
if (clients.length > 0) throw new Error('a page of static views imports client components, which frameworks send to the browser: ' + clients)
const { Page } = await import('@blockfront/engine/render')
if (clients.some((url) => !url.endsWith('/ClientBlock.js'))) throw new Error('a page imports client components: ' + clients)
const { views } = await import('@blockfront/engine/views')

const render = async (types, views, Page) => {
  const failed = []
  const { content } = load({ content: types.map((type) => ({ type })), globalContent: [] }, blocks).document
  const page = createElement(Page, { content, views, onFailure: (block, error) => failed.push(block.type + ': ' + error.stack) })
  const stream = server.renderToPipeableStream(page, { onError: (error) => void failed.push(error.stack) }).pipe(new PassThrough())
  const payload = await text(stream)
  if (failed.length > 0) throw new Error('did not render: ' + failed.join('\\n'))
  return payload
}
const fixed = Object.keys(statics)
const still = await render(fixed, statics, StaticPage)
for (const type of fixed) if (!still.includes('bf-' + type)) throw new Error(type + ' is not on the page')
if (/^\\w+:I/m.test(still)) throw new Error('a page of static blocks needs JavaScript in the browser: ' + still)
const moving = Object.keys(blocks).filter((type) => !fixed.includes(type) && blocks[type].contentType === 'normal')
const lively = await render(moving, views, Page)
for (const type of moving) if (!lively.includes('blocks/client/' + type + '.js')) throw new Error(type + ' is not sent to the browser')
if (!styles.includes('.bf-')) throw new Error('no styles')
`

/**
 * Renders pages of the installed packages with React Server Components, as a framework does: static blocks must become HTML without
 * client components, others references to files with 'use client'. Returns the error, if any.
 */
export async function checkServerComponents(folder: string): Promise<string | undefined> {
  writeFileSync(join(folder, 'server-components.mjs'), script)
  const { code, output } = await runCommand(process.execPath, ['--conditions=react-server', 'server-components.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  return code === 0 ? undefined : output
}
