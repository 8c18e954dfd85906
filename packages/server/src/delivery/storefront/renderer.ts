import { watch } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets, PagePayload } from '@blockfront/storefront/payload'
import type { Logger } from 'pino'
import { loadStaticFiles, type StaticFiles } from '../../ground/files/static-files.ts'
import { inlineScriptHashes } from '../../ground/response-headers.ts'

declare module '../../ground/workers/tasks.ts' {
  interface Tasks {
    /** Renders a page with a build of the storefront. */
    'page.render': { input: { entry: string; assets: PageAssets; payload: PagePayload }; output: Rendered }
  }
}

/** A page as HTML, and the blocks that threw and were left out. */
export interface Rendered {
  html: string
  status: 200 | 404
  failures: { blockId: string; error: Error }[]
}

/** The exports of the storefront's server build. */
export interface ServerEntry {
  render(payload: PagePayload, assets: PageAssets): Rendered
}

/** Loads the storefront's server build from its URL. */
export const serverEntry = (url: string): Promise<ServerEntry> => import(/* @vite-ignore */ url)

/** The storefront as it was built. */
export interface Renderer {
  /** One page as a whole document. A block that throws is left out and named in `failures`. */
  render(payload: PagePayload, fonts?: PageAssets['fonts']): Rendered
  /** URL of the server build, for workers that render large pages. */
  entry: string
  assets: PageAssets
  /** The files that browsers load, below /assets/. */
  files: StaticFiles
  /** Content-Security-Policy sources of the inline scripts of every document. */
  scriptHashes: readonly string[]
}

/** Loads the client and server builds of the storefront from their folder. Throws when one is missing or cannot render a page. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const entryFile = join(folder, 'server/server.js')
  const version = await stat(entryFile).catch(() => undefined)
  if (!version) throw new Error(`The storefront is not built: ${entryFile} is missing. Run npm run build.`)
  // A new build is loaded as another module.
  const url = `${pathToFileURL(entryFile).href}?${version.mtimeMs}`
  const [entry, manifest, files] = await Promise.all([
    serverEntry(url),
    readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'),
    loadStaticFiles(join(folder, 'client')),
  ])
  const assets = assetsOf(JSON.parse(manifest))
  const render: Renderer['render'] = (payload, fonts) => entry.render(payload, { ...assets, ...(fonts && { fonts }) })
  return { render, entry: url, assets, files, scriptHashes: inlineScriptHashes(render(emptyPage).html) }
}

/** Reloads the storefront after each build. Returns a function that stops it. */
export function watchBuild(log: Logger, folder: string, onBuild: (renderer: Renderer) => void): () => void {
  let waiting: NodeJS.Timeout | undefined
  const load = () =>
    loadRenderer(folder).then(onBuild, (error: unknown) => log.warn({ err: error }, 'The storefront could not be loaded again'))
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(load, 400)
  })
  return () => {
    clearTimeout(waiting)
    watcher.close()
  }
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** The entry in Vite's manifest, with all of its static imports. */
function assetsOf(manifest: Manifest): PageAssets {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error("The storefront's manifest names no entry. Run npm run build.")
  const found = new Set<string>()
  const follow = (imports: readonly string[] = []) => {
    for (const name of imports) {
      const chunk = manifest[name]
      if (!chunk || found.has(chunk.file)) continue
      found.add(chunk.file)
      follow(chunk.imports)
    }
  }
  follow(entry.imports)
  return { entry: `/${entry.file}`, imports: [...found].map((file) => `/${file}`), messages: messageFiles(manifest) }
}

/** URLs of the message files in Vite's manifest, by language and part. */
function messageFiles(manifest: Manifest): PageAssets['messages'] {
  const urls: Record<string, Record<string, string>> = {}
  for (const { file } of Object.values(manifest)) {
    const [, part, language] = /^assets\/(\w+)\.(\w+)-[^/]+\.json$/.exec(file) ?? []
    if (!part || !language) continue
    urls[language] = { ...urls[language], [part]: `/${file}` }
  }
  return urls
}

const emptyPage: PagePayload = {
  store: {
    storeId: 'none',
    name: '',
    currency: 'USD',
    currencyDigits: 2,
    locale: 'en',
    dir: 'ltr',
    root: '',
    timezone: 'UTC',
    theme: {},
    fbPixelId: '',
    consent: 'none',
    logo: '',
    favicon: '',
    email: '',
    phone: '',
    address: [],
    social: [],
    paymentMethods: [],
  },
  route: { kind: 'notFound', path: '/404' },
  meta: { title: '', description: '', canonical: '', noindex: true, jsonLd: [], alternates: [] },
  header: [],
  content: [],
  footer: [],
  data: {},
  pictures: {},
}
