import { posix } from 'node:path'
import { exportingFiles } from '../../sources/server-parts.ts'
import type { RepositoryGraph } from './graph.ts'

const src = 'packages/server/src'
/** Clients of the API, which name the endpoints that they call: tests, what they share, and the tools of assistants. */
const isClient = (path: string) => /\.test\.tsx?$|\/testing\/|^apps\/e2e\/|^packages\/server\/src\/delivery\/mcp\//.test(path)
const routes = new RegExp(`^${src}/delivery/api/(?!all\\.ts)[\\w-]+\\.ts$`)

/**
 * Modules of the server that import everything of a kind: the endpoints, the jobs, the tasks of workers. A test that starts a server imports all of
 * them. It reaches only the entries that are named: endpoints by the test or what it shares with others, because clients call them; jobs and tasks
 * by any code that it reaches.
 */
const registry = new RegExp(`${routes.source}|^${src}/delivery/(?:jobs/all|tasks/(?:thread|process)-tasks)\\.ts$`)

/** The list of all endpoints in the contract. Server and clients import it; a test depends on the declarations of those that it names. */
const DECLARATIONS = 'packages/contract/src/endpoints/all.ts'
/** The lists of all endpoints. A test that imports one itself reaches all of its entries. */
const ENDPOINT_LISTS: readonly string[] = [DECLARATIONS, `${src}/delivery/api/all.ts`]
/** A file that uses the whole list, whichever test it runs in. */
const LISTING = 'packages/contract/src/openapi/openapi.ts'

/** Whether a test that reaches this file depends on all endpoints. */
export const usesAllEndpoints = (path: string, imported: readonly string[] = []): boolean =>
  path === LISTING || (/\.test\.tsx?$/.test(path) && imported.some((one) => ENDPOINT_LISTS.includes(one)))

/** They import every part of a server, and in a process all of it. */
export const starters: readonly string[] = [`${src}/start.ts`, `${src}/delivery/tasks/thread-tasks.ts`]

/** A part of a server that runs only when a test uses it. */
export interface Part {
  path: string
  /** Matches the text of a test, or of a file that it shares with others, which uses the part. */
  usedBy: RegExp
  /** Only the test's own text counts: shared files mention the part for some of their users. */
  isOwn?: true
}

// Any path that is requested, except those of the API and of other known parts.
const pages = /\bmethod: 'GET',\s*path(?!:\s*['"`]\/(?:api|media|internal|mcp)\b)|\bgoto\(|spawnServer/

/** Block types and themes, which code of the server imports for the contents of pages. Tests of other features do not depend on them. */
export const contents: readonly Part[] = [
  { path: 'packages/engine/src/blocks/index.ts', usedBy: /\bblocks?\b|\w(?:Block|Content)\b|\bcontent:/, isOwn: true },
  { path: 'packages/starter/src/index.ts', usedBy: /theme|starter|\bdemo\b|seed/i, isOwn: true },
]

export const parts: readonly Part[] = [
  { path: `${src}/delivery/mcp/mount-mcp.ts`, usedBy: /\/mcp\b/ },
  { path: `${src}/demo/load.ts`, usedBy: /\bdemo\b/ },
  { path: `${src}/ground/files/starter-files.ts`, usedBy: /starter/i },
  { path: `${src}/ground/files/platform.ts`, usedBy: /platform|spawnServer/i },
  { path: `${src}/delivery/http/docs.ts`, usedBy: /docs|openapi/ },
  { path: `${src}/flows/archive-store/serve-archive.ts`, usedBy: /archive/i },
  { path: `${src}/modules/billing/stripe/receive-webhook.ts`, usedBy: /stripe|billing/i },
  { path: `${src}/modules/font/serve-font.ts`, usedBy: /font/i },
  { path: `${src}/modules/media/serve.ts`, usedBy: /media/i },
  { path: `${src}/flows/take-payment/receive-webhook.ts`, usedBy: /pay/i },
  { path: `${src}/modules/payment/providers/test/mount-hosted-page.ts`, usedBy: /pay/i },
  { path: `${src}/modules/payment/providers/test/disable-test-methods.ts`, usedBy: /pay/i },
  { path: `${src}/modules/store/opening/visit-store.ts`, usedBy: /visit|preview|isOpen/i },
  { path: `${src}/delivery/storefront/storefront.ts`, usedBy: pages },
  { path: `${src}/delivery/storefront/renderer.ts`, usedBy: pages },
]

const ID = /['"`]([a-zA-Z]{1,40}\.[a-zA-Z]{1,40})['"`]/g

/** The entries of each registry, with the files of their handlers, and what else it imports. */
export interface Entries {
  handlers: ReadonlyMap<string, readonly string[]>
  /** Imports that no entry uses. */
  others: readonly string[]
  isEndpoints: boolean
}

/**
 * Returns the files of the functions that handle each endpoint of a file of `delivery/api`, or each entry of another registry with such names.
 * @param exporting see {@link exportingFiles}.
 */
function handlersOf(routes: string, code: string, exporting: ReturnType<typeof exportingFiles>): Map<string, string[]> {
  const files = new Map(
    [...code.matchAll(/^import \{([^}]{1,2000})\} from '(\.[^']{1,200})'/gm)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .map((name): [string, string] => [name, exporting(posix.join(posix.dirname(routes), from), name)]),
    ),
  )
  const starts = [...code.matchAll(/^ {2}'([a-zA-Z]{1,40}\.[a-zA-Z]{1,40})':/gm)]
  return new Map(
    starts.map(({ 1: id = '', index }, position) => {
      const entry = code.slice(index, starts[position + 1]?.index)
      return [id, [...new Set(entry.match(/\w{1,80}/g)?.flatMap((name) => files.get(name) ?? []))]]
    }),
  )
}

/** Returns the registries among these files. */
export function registriesIn({ sources, imports }: RepositoryGraph): Map<string, Entries> {
  const found = new Map<string, Entries>()
  const exporting = exportingFiles(sources)
  for (const [path, code] of sources) {
    const isDeclaring = path === DECLARATIONS
    if (!isDeclaring && !registry.test(path)) continue
    const handlers = isDeclaring ? declarationsIn(imports.get(path) ?? [], sources) : handlersOf(path, code, exporting)
    const used = new Set([...handlers.values()].flat())
    found.set(path, {
      handlers,
      others: (imports.get(path) ?? []).filter((one) => !used.has(one)),
      isEndpoints: isDeclaring || routes.test(path),
    })
  }
  return found
}

/** Returns the file among these that declares each endpoint. */
const declarationsIn = (files: readonly string[], sources: ReadonlyMap<string, string>): Map<string, string[]> =>
  new Map(
    files.flatMap((path) =>
      [...(sources.get(path) ?? '').matchAll(/^ {2}'([a-zA-Z]{1,40}\.[a-zA-Z]{1,40})': \{/gm)].map(
        ([, id = '']): [string, string[]] => [id, [path]],
      ),
    ),
  )

/** The name of a job or of a task where the server adds it. Other quoted names are of endpoints and of entries of the activity log. */
const STARTED = /\b(?:enqueue\(\s*[\w.]{1,60},|\.run\()\s*'([a-zA-Z]{1,40}\.[a-zA-Z]{1,40})'/g

/** The name of an endpoint whose declaration a file uses. */
const DECLARED = /\bendpoints\['([a-zA-Z]{1,40}\.[a-zA-Z]{1,40})'\]/g

/** Returns the names in a text that can be of entries. */
export const idsIn = (code: string): string[] => [...code.matchAll(ID)].map(([, id = '']) => id)

/** Returns the endpoints that a file calls or whose declarations it uses, and the jobs and tasks that it starts. */
export function namesIn(path: string, code: string): { endpoints: string[]; started: string[] } {
  const ids = idsIn(code)
  if (/^packages\/(?:dashboard|storefront)\//.test(path)) return { endpoints: ids, started: [] }
  const declared = [...code.matchAll(DECLARED)].map(([, id = '']) => id)
  if (!/^(?:packages\/server|apps\/e2e)\//.test(path)) return { endpoints: declared, started: [] }
  if (isClient(path)) return { endpoints: ids, started: ids }
  const isRendering = path.startsWith(`${src}/delivery/storefront/`)
  return { endpoints: declared, started: isRendering ? ids : [...code.matchAll(STARTED)].map(([, id = '']) => id) }
}

/** Returns the part that one module of a server imports, if it is one. */
export function partOf(importer: string, imported: string): Part | undefined {
  if (starters.includes(importer)) return [...parts, ...contents].find(({ path }) => path === imported)
  return importer.startsWith(`${src}/`) && !isClient(importer) ? contents.find(({ path }) => path === imported) : undefined
}
