import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { parseInput } from '@blockfront/contract'
import { sanitizeSvg } from '../../ground/images/svg.ts'
import { sanitizeHtml } from '../../ground/sanitize-html.ts'
import { runTasks } from '../../ground/workers/run-tasks.ts'
import type { TaskName, Tasks } from '../../ground/workers/tasks.ts'
import { detach } from '../../modules/page/component/detach-instances.ts'
import { completeBlocks } from '../../modules/page/content/complete-content.ts'
import { applyToContent } from '../../modules/page/operations/apply-to-content.ts'
import { parseJson } from '../http/json-body.ts'
import { prepareBlocks } from '../storefront/payload/blocks.ts'
import { dataOf } from '../storefront/payload/page-data.ts'
import { type ServerEntry, serverEntry } from '../storefront/renderer.ts'

/** The module that worker threads run. */
type TaskRunners = {
  [Name in TaskName]?: (input: Tasks[Name]['input']) => Tasks[Name]['output'] | Promise<Tasks[Name]['output']>
}

const entries = new Map<string, Promise<ServerEntry>>()
function entryOf(url: string): Promise<ServerEntry> {
  const known = entries.get(url) ?? serverEntry(url)
  entries.set(url, known)
  return known
}

const tasks: TaskRunners = {
  'input.parse': ({ id, raw, body }) => parseInput(id, { ...raw, body: parseJson(body) }),
  'content.complete': ({ content, globalContent }) => completeBlocks(content, globalContent),
  'content.apply': applyToContent,
  'html.clean': sanitizeHtml,
  'drawing.clean': async ({ path }) => sanitizeSvg(await readFile(path)),
  'page.blocks': prepareBlocks,
  'page.detach': detach,
  'page.render': async ({ entry, assets, payload }) => (await entryOf(entry)).render(payload, assets),
  'page.data': dataOf,
}

const port = parentPort
if (port)
  runTasks(
    tasks as Record<string, (input: never) => unknown>,
    (listener) => port.on('message', listener),
    (result) => port.postMessage(result),
  )
