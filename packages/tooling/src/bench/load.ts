import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, defaultServerConditions } from 'vite'
import { root } from '../sources/repository.ts'
import type { Bench } from './bench.ts'

/**
 * Imports a bench file, given relative to the repository root. A `.tsx` file is built for the server first, into
 * node_modules/.cache.
 */
export async function loadBench(path: string): Promise<Bench> {
  const file = path.endsWith('.tsx') ? await buildBench(path) : join(root, path)
  const module = (await import(pathToFileURL(file).href)) as { default?: Bench }
  if (typeof module.default?.run !== 'function')
    throw new Error(`${path} does not default-export a bench: see packages/tooling/src/bench/bench.ts`)
  return module.default
}

async function buildBench(path: string): Promise<string> {
  const outDir = join(root, 'node_modules/.cache/blockfront/bench', path.replaceAll('/', '-'))
  await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@blockfront/source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['@blockfront/source', ...defaultServerConditions] } },
    build: { ssr: path, outDir, emptyOutDir: true, minify: false, rolldownOptions: { output: { entryFileNames: 'bench.mjs' } } },
  })
  return join(outDir, 'bench.mjs')
}
