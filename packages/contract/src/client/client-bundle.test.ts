import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'

/** Returns the code that a browser loads for a module of this package. */
async function bundle(source: string): Promise<string> {
  const entry = 'virtual:entry'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@blockfront/source'] },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? source : undefined) },
    ],
    build: { write: false, minify: true, rollupOptions: { input: entry } },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

it('the client has no schema and at most 5.5 KB', async () => {
  const code = await bundle(`import { createClient } from '@blockfront/contract/client'; globalThis.api = createClient()`)
  expect(code).toContain('/page/save-draft')
  expect(code).not.toContain('_zod')
  expect(code).not.toContain('This is required')
  expect(gzipSync(code).byteLength).toBeLessThan(5.5 * 1024)
})

it('the check finds schemas in the full contract', async () => {
  const code = await bundle(`import { endpoints } from '@blockfront/contract'; globalThis.api = endpoints`)
  expect(code).toContain('_zod')
  expect(code).toContain('This is required')
})
