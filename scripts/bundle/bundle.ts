import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { optionalCss } from '../build/optional-css.ts'
import { root } from '../sources/repository.ts'
import { externals } from './budgets.ts'

/** A bundle as a browser loads it. */
export interface Bundle {
  /** Its minified files, which are compressed separately. */
  files: string[]
  /** The modules that are still in it after tree shaking, as absolute paths with forward slashes. */
  modules: string[]
}

/** Bundles source code for the browser in production mode, in memory. */
export async function bundle(entry: string): Promise<Bundle> {
  const id = 'virtual:canary'
  const result = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: { conditions: ['@blockfront/source', ...defaultClientConditions] },
    plugins: [
      optionalCss(),
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
      rolldownOptions: { input: id, external: [...externals], preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? path : [])),
  )
  return { files: chunks.map((chunk) => chunk.code), modules: modules.map((path) => path.replaceAll('\\', '/')) }
}

/** The compressed size of files, in bytes. */
export function compressedSize(files: readonly string[], encoding: 'gzip' | 'brotli'): number {
  const sizes = files.map((text) => (encoding === 'gzip' ? gzipSync(text, { level: 9 }) : brotliCompressSync(text)).byteLength)
  return sizes.reduce((sum, size) => sum + size, 0)
}
