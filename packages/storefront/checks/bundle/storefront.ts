import { configOf } from '@blockfront/tooling/build/apps'
import { build, type Rolldown } from 'vite'
import type { Bundle } from '../../../engine/build/bundle.ts'
import type { CanaryEntry } from './budgets.ts'

/** The built client of the storefront: its files by name. */
type StorefrontFiles = ReadonlyMap<string, Rolldown.OutputChunk>

let built: Promise<StorefrontFiles> | undefined

/** A part of the storefront that browsers load. The client is built once. */
export async function storefrontBundle(part: Exclude<CanaryEntry, string>['storefront']): Promise<Bundle> {
  built ??= buildClient()
  const files = await built
  return part === 'everything' ? bundleOf([...files.values()]) : firstLoad(files, part.views)
}

/** Builds the storefront's client in memory. */
async function buildClient(): Promise<StorefrontFiles> {
  const result = await build({ ...configOf('storefront'), mode: 'production', logLevel: 'error', build: { write: false } })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

/** The files that a page with these block types loads before any interaction: the entry, the views, and their imports. */
function firstLoad(files: StorefrontFiles, types: readonly string[]): Bundle {
  const chunks = [...files.values()]
  const views = types.map((type) => {
    const view = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/engine/src/blocks/${type}.tsx`)))
    if (!view) throw new Error(`no file brings the view of ${type}`)
    return view.fileName
  })
  const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
  return bundleOf(closure(files, [...entries, ...views]))
}

function closure(files: StorefrontFiles, names: readonly string[]): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const visit = (name: string) => {
    const chunk = files.get(name)
    if (!chunk || found.has(name)) return
    found.set(name, chunk)
    chunk.imports.forEach(visit)
  }
  names.forEach(visit)
  return [...found.values()]
}

const bundleOf = (chunks: readonly Rolldown.OutputChunk[]): Bundle => ({
  files: chunks.map(({ code }) => code),
  modules: chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? path.replaceAll('\\', '/') : [])),
  ),
})
