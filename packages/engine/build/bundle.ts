import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from '@blockfront/tooling/sources/repository'
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { blockLoading } from './block-loading.ts'
import { optionalCss } from './optional-css.ts'

/** Not bundled, so the sizes do not include them. */
const externals = [/^react($|\/)/, /^react-dom($|\/)/, /^swiper($|\/)/]

/** A bundle as a browser loads it. */
export interface Bundle {
  /** Its minified files, which are compressed separately. */
  files: string[]
  /** The modules that are still in it after tree shaking, as absolute paths with forward slashes. */
  modules: string[]
}

/** The bundle of an entry. */
export interface EntryBundle extends Bundle {
  /** The files that a browser loads at once: the entry and its static imports. */
  first: string[]
  /** The minified style sheets. */
  styles: string[]
}

/** Bundles source code for the browser in production mode, in memory. Its imports are relative to the repository root. */
export async function bundle(entry: string, plugins: readonly Plugin[] = []): Promise<EntryBundle> {
  const id = 'virtual:canary'
  const result = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: { conditions: ['@blockfront/source', ...defaultClientConditions] },
    plugins: [
      ...plugins,
      optionalCss(),
      blockLoading(),
      {
        name: 'canary',
        resolveId: (source) => (source === id ? `${root}/canary.ts` : undefined),
        load: (path) => (path === `${root}/canary.ts` ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: id, external: externals, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const parts = outputs.flatMap(({ output }) => output)
  const chunks = parts.filter((part) => part.type === 'chunk')
  const assets = parts.filter((part) => part.type === 'asset')
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? path : [])),
  )
  return {
    files: chunks.map(({ code }) => code),
    first: withImports(chunks).map(({ code }) => code),
    styles: assets.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source)),
    modules: modules.map((path) => path.replaceAll('\\', '/')),
  }
}

/** The entries among some files and all files that these import at once. */
function withImports(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk)
  return [...found]
}

/** The compressed size of files, in bytes. */
export function compressedSize(files: readonly string[], encoding: 'gzip' | 'brotli'): number {
  const sizes = files.map((text) => (encoding === 'gzip' ? gzipSync(text, { level: 9 }) : brotliCompressSync(text)).byteLength)
  return sizes.reduce((sum, size) => sum + size, 0)
}
